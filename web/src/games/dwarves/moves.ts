/** A legal token, taken apart into the places of the board that it touches. */
export interface TokenParts {
  token: string;
  verb: "play" | "hit" | "gain" | "strike" | "twist" | "draw" | "reroll" | "keep" | "end" | "pass";
  /** Where the move starts: a card in hand, an ally on display, or a die. */
  source: Source | null;
  /** The dice (`1` to `5`, `J`) and joker cards (`C`) that it spends. */
  items: string;
  /** A kind on the display opposite, or `pile`. */
  target: string | null;
  count: number;
}

export interface Source {
  place: "hand" | "display" | "die";
  card: string;
}

const SHAPES: [
  RegExp,
  (found: RegExpExecArray) => Partial<TokenParts> & Pick<TokenParts, "verb">,
][] = [
  [/^(keep|end|pass)$/, ([, verb]) => ({ verb: verb as "keep" })],
  [/^draw(\d+)$/, ([, count]) => ({ verb: "draw", count: Number(count) })],
  [/^reroll:(.)$/, ([, die = ""]) => ({ verb: "reroll", source: { place: "die", card: die } })],
  [/^(T[23])$/, ([, card = ""]) => ({ verb: "twist", source: hand(card) })],
  [
    /^(T1)>(\w+)$/,
    ([, card = "", target = ""]) => ({ verb: "strike", source: hand(card), target }),
  ],
  [
    /^play:(\w\d)(?:=([1-5JC]+))?(?:>(\w+))?$/,
    ([, card = "", items = "", target]) => ({
      verb: "play",
      source: hand(card),
      items,
      target: target ?? null,
    }),
  ],
  [
    /^(hit|gain):(\w\d)=(.)(?:>(\w+))?$/,
    ([, verb, card = "", items = "", target]) => ({
      verb: verb as "hit",
      source: { place: "display", card },
      items,
      target: target ?? null,
    }),
  ],
];

export function parse(token: string): TokenParts | null {
  for (const [shape, read] of SHAPES) {
    const found = shape.exec(token);
    if (found) return { token, source: null, items: "", target: null, count: 0, ...read(found) };
  }
  return null;
}

export function parseAll(tokens: readonly string[]): TokenParts[] {
  return tokens.map(parse).filter((move) => move !== null);
}

function hand(card: string): Source {
  return { place: "hand", card };
}

export function same(one: Source | null, other: Source | null): boolean {
  return one?.place === other?.place && one?.card === other?.card;
}

export function from(moves: readonly TokenParts[], source: Source): TokenParts[] {
  return moves.filter((move) => same(move.source, source));
}

export function count(items: string, item: string): number {
  return items.split(item).length - 1;
}

/** The ways to pay that these moves know, the one that gives up least first. */
export function payments(
  moves: readonly TokenParts[],
  all: readonly TokenParts[],
  dice: string,
): string[] {
  return [...new Set(moves.map((move) => move.items))].sort(
    (one, other) => loss(one, all, dice) - loss(other, all, dice) || (one < other ? -1 : 1),
  );
}

/**
 * Joker cards stay for later turns, axes fit everywhere; of the rest give away what leaves or
 * serves least.
 */
function loss(items: string, all: readonly TokenParts[], dice: string): number {
  const face = items[0] ?? "";
  const left = count(dice, face) - count(items, face);
  const uses = new Set(
    all
      .filter((move) => move.source?.place === "display" && move.items === face)
      .map((move) => move.source?.card),
  );
  return count(items, "C") * 1000 + count(items, "J") * 100 + uses.size * 10 + left;
}

/** The way to pay that is nearest to the present one and holds one `item` more, or one less. */
export function exchanged(
  ways: readonly string[],
  present: string,
  item: string,
  more: boolean,
): string | null {
  const now = count(present, item);
  const fitting = ways.filter((way) => (more ? count(way, item) > now : count(way, item) < now));
  const shared = (way: string) =>
    [..."12345JC"].reduce((sum, each) => sum + Math.min(count(way, each), count(present, each)), 0);
  return fitting.reduce<string | null>(
    (best, way) => (best === null || shared(way) > shared(best) ? way : best),
    null,
  );
}
