import type { Source } from "../games/sources";
import type { ChanceDraw, ChanceDraws } from "../net/wire";
import { drawn, shuffled } from "./draws";
import type { Hmac } from "./hashes";

/**
 * What a game that is dealt by piles must draw (docs/same-deal.md). Piles are shuffled once, and no
 * card of them is dealt twice: what is left of a pile is what can come. Each place takes the cards of
 * its part in their order, and each throw of some dice is the next one.
 */
export class Piles {
  #orders = new Map<string, readonly string[]>();
  /** How many copies of each card of a pile have not been dealt. */
  #left = new Map<string, Map<string, number>>();
  /** What is due next at a place or for some dice. */
  #due = new Map<string, number>();

  constructor(
    readonly underKey: Hmac,
    readonly deal: string,
    /** The places and dice of the game. */
    readonly sources: readonly Source[],
  ) {}

  async shuffle(piles: ChanceDraws["piles"]): Promise<void> {
    for (const { name, cards } of piles) {
      this.#orders.set(name, await shuffled(this.underKey, this.deal, name, cards));
      this.#left.set(name, new Map(cards));
    }
  }

  /** What comes at a draw; null if it says that it came from where it cannot have come from. */
  async next({ source, choices }: ChanceDraw): Promise<string | null> {
    if (source === null) return null;
    const { name, pile, at } = source;
    const known = this.sources.find((each) => each.name === name);
    const due = this.#due.get(name) ?? known?.from ?? 0;
    if (!known || (known.pile ?? null) !== pile || at !== due || at >= (known.to ?? Infinity))
      return null;
    this.#due.set(name, due + 1);
    if (pile === null) return drawn(this.underKey, this.deal, `${name}|${at}`, choices);
    const card = this.#orders.get(pile)?.[at];
    const left = this.#left.get(pile);
    if (card === undefined || !left) return null;
    if (choices.length !== left.size || choices.some(([token, n]) => left.get(token) !== n))
      return null;
    const copies = (left.get(card) ?? 0) - 1;
    if (copies > 0) left.set(card, copies);
    else left.delete(card);
    return card;
  }
}
