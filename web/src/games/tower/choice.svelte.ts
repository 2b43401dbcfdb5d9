import { tokenOf, wayOf, type Place, type Way } from "./places";

/** How a place looks and what it says during a choice. */
export interface Lights {
  /** A card may leave from here. */
  source: boolean;
  /** The chosen card may go here. */
  target: boolean;
  chosen: boolean;
  hinted: boolean;
  /** The opponent's last card went here. */
  fresh: boolean;
  /** Tower first: nothing but this card (and its likes) may move. */
  duty: boolean;
}

interface Given {
  legal: string[];
  hint: string | undefined;
  act(token: string): void;
  begun?(): void;
  /** The site that a card of this place would be laid on. */
  site(place: Place): Place;
  fresh: Place | null;
}

/**
 * What is chosen, and what a click on a place means. It knows the legal tokens and no rule:
 * other tokens are sent all the same, and the server says why not.
 */
export class Choice {
  #picked = $state.raw<{ from: Place; pair: boolean; legal: string[] } | null>(null);
  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly ways = $derived.by<Way[]>(() =>
    this.#given().legal.flatMap((token) => wayOf(token) ?? []),
  );
  readonly asked = $derived.by(() => this.#given().legal.length > 0);
  readonly sources = $derived(new Set(this.ways.map((way) => way.from)));
  /** Every legal token builds: the server makes towers go first. */
  readonly duty = $derived.by(
    () => this.ways.length > 0 && this.#given().legal.every((token) => token.endsWith(">t")),
  );

  /** What is chosen: by hand, or because nothing else can move. */
  readonly chosen = $derived.by<{ from: Place; pair: boolean } | null>(() => {
    const legal = this.#given().legal;
    if (this.#picked && this.#picked.legal === legal) return this.#picked;
    const [only] = this.sources;
    return this.sources.size === 1 && only === "d" ? { from: only, pair: false } : null;
  });
  readonly targets = $derived(
    new Set(
      this.ways
        .filter((way) => way.from === this.chosen?.from && way.pair === this.chosen.pair)
        .map((way) => (way.to === "t" ? this.#given().site(way.from) : way.to)),
    ),
  );

  has(token: string): boolean {
    return this.#given().legal.includes(token);
  }

  /** Two cards can go somewhere from the chosen store. */
  readonly pairs = $derived(this.ways.some((way) => way.pair && way.from === this.chosen?.from));
  readonly singles = $derived(this.ways.some((way) => !way.pair && way.from === this.chosen?.from));

  lights(place: Place): Lights {
    const { hint, fresh } = this.#given();
    const way = hint ? wayOf(hint) : null;
    const source = this.sources.has(place);
    return {
      source: source || (place === "v" && this.has("draw")),
      target: this.targets.has(place),
      chosen: this.chosen?.from === place,
      hinted:
        (place === "v" && hint === "draw") ||
        way?.from === place ||
        way?.to === place ||
        (way?.to === "t" && this.#given().site(way.from) === place),
      fresh: fresh === place,
      duty: this.duty && source,
    };
  }

  /** Where the keyboard goes next: the first target, the first duty, or whatever can move. */
  readonly suggested = $derived.by<Place | null>(() => {
    const [first] = this.targets.size > 0 ? this.targets : this.sources;
    return this.targets.size === 0 && this.has("draw") ? "v" : (first ?? null);
  });

  pick(from: Place, pair = false): void {
    this.#picked = { from, pair, legal: this.#given().legal };
    this.#given().begun?.();
  }

  release(): void {
    this.#picked = null;
  }

  /** A click on a place, or Enter. */
  choose(place: Place): void {
    const { act } = this.#given();
    if (place === "v") return act("draw");
    const chosen = this.chosen;
    if (chosen && place === chosen.from) return this.#again(place);
    if (chosen && place !== "a" && place !== "d") {
      const token = tokenOf({ ...chosen, to: place });
      if (this.has(token) || !this.sources.has(place)) return act(token);
    }
    if (place.startsWith("t")) return this.#build(place);
    if (this.duty && this.sources.has(place)) return act(`${place}>t`);
    if (this.sources.has(place)) {
      const single = this.ways.some((way) => way.from === place && !way.pair);
      return this.pick(place, !single);
    }
    if (place !== "o") act(`${place}>t`); // refused, with the reason
  }

  /** The chosen place once more: its only way, or two cards instead of one, or nothing any more. */
  #again(place: Place): void {
    const { legal, act } = this.#given();
    const [only] = legal;
    if (legal.length === 1 && only) return act(only);
    if (this.pairs && this.singles && !this.chosen?.pair) return this.pick(place, true);
    this.release();
  }

  /** A tower without a chosen card: the one card that fits goes there. */
  #build(place: Place): void {
    const fitting = this.ways.filter(
      (way) => way.to === "t" && this.#given().site(way.from) === place,
    );
    const [only] = fitting;
    if (fitting.length === 1 && only && this.duty) this.#given().act(tokenOf(only));
  }
}
