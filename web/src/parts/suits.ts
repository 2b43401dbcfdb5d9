import { chosen } from "../state/settings.svelte";

/** A part of an emblem, drawn in a box of 100 by 100. */
export interface Shape {
  d: string;
  /** `ink` is the dark colour of the suit, `edge` the middle one, `paper` the light ground. */
  paint?: "ink" | "edge" | "paper" | "none";
  /** Width of a line around it, in `ink` (or `paper` on an `ink` ground). */
  line?: number;
  lineOf?: "ink" | "paper" | "edge";
}

export const PATTERNS = [
  "bricks",
  "leaves",
  "lozenges",
  "bones",
  "waves",
  "rays",
  "weave",
  "dots",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A faction or symbol: colour and emblem and pattern, so that colour is never the only sign. */
export interface Suit {
  id: string;
  face: string;
  edge: string;
  ink: string;
  pattern: Pattern;
  emblem: Shape[];
  /** Its colour where there are only two. */
  pair: Pair;
}

export type Pair = "black" | "red";

const PAIRS: Record<Pair, Pick<Suit, "face" | "edge" | "ink">> = {
  black: { face: "#ece7dc", edge: "#78716a", ink: "#26221e" },
  red: { face: "#f9e0d8", edge: "#bd5843", ink: "#84200f" },
};

/** The suit in the colours that the player has chosen. */
export function painted(suit: Suit): Suit {
  return chosen().cards === "two" ? { ...suit, ...PAIRS[suit.pair] } : suit;
}
