import { chosen } from "../../state/settings.svelte";

/**
 * The four symbols in the order of the building sites. Each is one shape with holes, so that it
 * reads on any ground.
 */
export const SYMBOLS = ["B", "F", "P", "S"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Colour = "g" | "b";

export interface Face {
  symbol: Symbol;
  value: number;
  colour: Colour;
}

const CARD = /^([BFPS])(\d{1,2})([gb])$/;

export function isCard(token: unknown): token is string {
  return typeof token === "string" && CARD.test(token);
}

export function faceOf(token: string): Face {
  const found = CARD.exec(token);
  if (!found) throw new Error(`not a card: ${token}`);
  return { symbol: found[1] as Symbol, value: Number(found[2]), colour: found[3] as Colour };
}

/** What travels: towers do not tell the colour of their stones, so a card travels without it. */
export function journey(token: string): string {
  return token.replace(/[gb]$/, "");
}

export const EMBLEMS: Record<Symbol, string> = {
  B: "M50 24C40 13 22 10 5 14V82C22 78 40 80 50 90C60 80 78 78 95 82V14C78 10 60 13 50 24ZM47.5 32V79C41 74 31 71 20 71V64C31 64 39 66 43 69V60C36 56 28 54 20 54V46C28 46 36 48 43 51V43C36 39 28 37 20 37V29C31 29 41 31 47.5 32ZM52.5 32C59 31 69 29 80 29V37C72 37 64 39 57 43V51C64 48 72 46 80 46V54C72 54 64 56 57 60V69C61 66 69 64 80 64V71C69 71 59 74 52.5 79Z",
  F: "M13 4a7 7 0 0 1 11 0V97H13ZM28 12C46 0 64 26 95 11L84 36L95 61C64 76 46 50 28 62ZM56 24L60 33L69 34L62 40L64 49L56 44L48 49L50 40L43 34L52 33Z",
  P: "M22 8H76C87 8 92 17 92 28H77V76C77 88 69 94 59 94H21C11 94 7 86 7 75H22ZM33 25V33H66V25ZM33 42V50H66V42ZM33 59V67H55V59Z",
  S: "M50 4C64 13 78 16 91 16C91 55 79 83 50 97C21 83 9 55 9 16C22 16 36 13 50 4ZM50 15C41 21 30 24 19 25C19 34 20 42 22 50H50ZM50 50V86C66 78 74 66 78 50Z",
};

/** Light and dark, besides green and blue: the two colours are told apart without seeing hues. */
export const LOOKS: Record<
  Colour,
  { face: string; edge: string; ink: string; plate: string; pattern: string }
> = {
  g: { face: "#dcebbf", edge: "#6d9a41", ink: "#1d4a1b", plate: "#fbf6ea", pattern: "leaves" },
  b: { face: "#274f83", edge: "#9dc0e6", ink: "#f6f9ff", plate: "#17335a", pattern: "waves" },
};

/** The symbols in four colours: dark ones on the light cards, light ones on the dark cards. */
const INKS: Record<Symbol, Record<Colour, string>> = {
  B: { g: "#6f3605", b: "#ffd9a0" },
  F: { g: "#8e1626", b: "#ffc4bd" },
  P: { g: "#1d4a1b", b: "#d8f0a6" },
  S: { g: "#1d3f7d", b: "#d5e6ff" },
};

/** The colour of value and symbol, as the player has chosen. */
export function inkOf({ symbol, colour }: Face): string {
  return chosen().cards === "two" ? LOOKS[colour].ink : INKS[symbol][colour];
}
