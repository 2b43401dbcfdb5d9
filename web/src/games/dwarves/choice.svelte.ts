import { count, exchanged, from, payments, same, type TokenParts, type Source } from "./moves";

/**
 * What the player has chosen so far on the way to a legal token: a source, what pays for it, then a
 * target.
 */
export class Choice {
  source = $state.raw<Source | null>(null);
  items = $state.raw("");
  /** A die that was chosen before any card. */
  die = $state.raw<string | null>(null);
  readonly moves: TokenParts[] = $derived.by(() =>
    this.source ? from(this.given().moves, this.source) : [],
  );
  readonly ways: string[] = $derived.by(() =>
    payments(this.moves, this.given().moves, this.given().dice),
  );
  readonly fitting: TokenParts[] = $derived(this.moves.filter((move) => move.items === this.items));
  readonly targets: ReadonlySet<string> = $derived(
    new Set(this.fitting.map((move) => move.target).filter((target) => target !== null)),
  );
  /** The move that only needs a yes. */
  readonly ready: TokenParts | null = $derived.by(() => {
    const [only] = this.fitting;
    return this.fitting.length === 1 && only?.target === null ? only : null;
  });

  /** The dice and joker cards that lead somewhere. */
  readonly spendable: ReadonlySet<string> = $derived.by(() => {
    const { moves } = this.given();
    const rerolled = (move: TokenParts) =>
      move.verb === "reroll" ? (move.source?.card ?? "") : "";
    const items = this.source ? this.ways : moves.map((move) => move.items || rerolled(move));
    return new Set(items.join(""));
  });
  /** The dice and joker cards that are chosen. */
  readonly spends: string = $derived.by(() => {
    if (this.source === null) return this.die ?? "";
    return this.source.place === "die" ? this.source.card : this.items;
  });

  constructor(private readonly given: () => { moves: TokenParts[]; dice: string }) {}

  /**
   * Choose where to start; the best way to pay is chosen with it, with the die that was chosen
   * before.
   */
  take(source: Source): void {
    const before = this.die;
    this.source = source;
    this.die = null;
    this.items =
      this.ways.find((way) => before !== null && way.includes(before)) ?? this.ways[0] ?? "";
  }

  drop(): void {
    this.source = null;
    this.die = null;
    this.items = "";
  }

  is(source: Source): boolean {
    return same(this.source, source);
  }

  /** Another die or joker card in the payment, or one less; false if no way to pay knows it. */
  exchange(item: string, chosen: boolean): boolean {
    const way = exchanged(this.ways, this.items, item, !chosen);
    if (way !== null) this.items = way;
    return way !== null || this.ways.some((each) => count(each, item) > 0);
  }

  aim(target: string): TokenParts | undefined {
    return this.fitting.find((move) => move.target === target);
  }
}
