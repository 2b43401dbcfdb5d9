import type { CardSheet } from "../../net/wire";
import { painted, type Shape, type Suit } from "../../parts/suits";
import type { Seat } from "../contract";

type Ground = Omit<Suit, "emblem" | "pair">;

/** The five types of cards: colour and pattern. */
const GROUNDS: Record<CardSheet["type"], Ground> = {
  ally: { id: "ally", face: "#cfe0f2", edge: "#4479b5", ink: "#1b3f6d", pattern: "lozenges" },
  victory: { id: "victory", face: "#f6e3a4", edge: "#bd8a1f", ink: "#674608", pattern: "rays" },
  support: { id: "support", face: "#d7e8c4", edge: "#5f8f3a", ink: "#2b531c", pattern: "leaves" },
  event: { id: "event", face: "#e6d6f0", edge: "#8c58b4", ink: "#4b206a", pattern: "waves" },
  twist: { id: "twist", face: "#f3d2c6", edge: "#b8502f", ink: "#70210f", pattern: "weave" },
};

const DIE = "M20 24H62Q70 24 70 32V74Q70 82 62 82H20Q12 82 12 74V32Q12 24 20 24Z";
const AXE: Shape[] = [
  { d: "M46 14H54V96H46Z", paint: "edge", line: 3 },
  { d: "M54 18C70 4 90 14 94 38C80 30 68 34 54 46ZM46 18C30 4 10 14 6 38C20 30 32 34 46 46Z" },
];

/** What a card does, as a picture. */
const ARTS: Record<string, Shape[]> = {
  victory: [
    { d: "M22 6H30V98H22Z", paint: "edge", line: 2 },
    { d: "M30 10H88L76 32L88 54H30Z" },
    { d: "M54 17L58 27L69 28L61 35L63 46L54 40L45 46L47 35L39 28L50 27Z", paint: "paper" },
  ],
  gain: [
    { d: "M10 34L58 18L74 78L26 94Z", paint: "paper", line: 5 },
    { d: "M42 34L48 48L63 50L52 60L55 75L42 67L29 75L32 60L21 50L36 48Z", paint: "edge" },
    { d: "M80 10V38M66 24H94", paint: "none", line: 9 },
  ],
  extra_card: [
    { d: "M12 24H48V82H12Z", paint: "paper", line: 5 },
    { d: "M30 16L66 24L54 82L18 74Z", paint: "edge", line: 5 },
    { d: "M80 44V76M64 60H96", paint: "none", line: 9 },
  ],
  extra_die: [
    { d: DIE, paint: "paper", line: 6 },
    { d: "M26 40h10v10h-10ZM46 58h10v10h-10Z" },
    { d: "M82 6V34M68 20H96", paint: "none", line: 9 },
  ],
  extra_dice: [
    { d: "M12 12H50V50H12Z", paint: "paper", line: 6 },
    { d: "M44 48H86V90H44Z", paint: "paper", line: 6 },
    { d: "M22 22h7v7h-7ZM34 34h7v7h-7ZM54 58h8v8h-8ZM68 58h8v8h-8ZM54 73h8v8h-8ZM68 73h8v8h-8Z" },
    { d: "M78 8V34M65 21H91", paint: "none", line: 8 },
  ],
  reroll: [
    { d: "M32 36H66V70H32Z", paint: "paper", line: 5 },
    { d: "M40 44h7v7h-7ZM52 56h7v7h-7Z" },
    { d: "M14 60A38 38 0 0 1 78 26M86 46A38 38 0 0 1 22 80", paint: "none", line: 8 },
    { d: "M88 10L86 36L64 26ZM12 96L14 68L37 79Z" },
  ],
  remove: [
    { d: "M26 10H74V86H26Z", paint: "paper", line: 6 },
    { d: "M14 22L86 80M86 22L14 80", paint: "none", line: 12, lineOf: "edge" },
  ],
  to_joker: [
    { d: "M6 30H44V68H6Z", paint: "paper", line: 6 },
    { d: "M20 44h10v10h-10Z" },
    { d: "M50 49H62M56 42L64 49L56 56", paint: "none", line: 5 },
    { d: "M78 20H84V88H78Z", paint: "edge", line: 2 },
    {
      d: "M84 24C94 16 100 26 100 42C94 38 90 40 84 46ZM78 24C68 16 62 26 62 42C68 38 72 40 78 46Z",
    },
  ],
  strike: [
    { d: "M8 62L26 54M4 80L34 66M20 92L42 80", paint: "none", line: 5, lineOf: "edge" },
    { d: "M36 66L72 24L79 30L43 73Z", paint: "edge", line: 3 },
    { d: "M62 12C82 0 98 14 96 38C92 60 74 62 62 52C72 46 74 30 62 12Z" },
  ],
  shield: [
    { d: "M50 4L88 16V48C88 74 70 90 50 98C30 90 12 74 12 48V16Z" },
    { d: "M50 14L78 23V48C78 67 65 80 50 87C35 80 22 67 22 48V23Z", paint: "edge" },
    { d: "M46 18H54V84H46ZM24 42H76V50H24Z", paint: "paper" },
  ],
};

/** The faces of the allies: helmet and beard on the good side, horns and fangs on the evil one. */
const GOOD: Shape[] = [
  {
    d: "M20 50C16 80 34 97 50 98C66 97 84 80 80 50C72 54 67 60 62 66C56 61 44 61 38 66C33 60 28 54 20 50Z",
  },
  { d: "M28 46H72V60C68 62 65 64 62 66C56 61 44 61 38 66C35 64 32 62 28 60Z", paint: "paper" },
  { d: "M35 51h9v5h-9ZM56 51h9v5h-9Z" },
  { d: "M20 44C20 18 34 4 50 4C66 4 80 18 80 44ZM46 44H54V60H46Z" },
  { d: "M16 40H84V48H16Z", paint: "edge", line: 2 },
  { d: "M42 74V90M50 76V94M58 74V90", paint: "none", line: 3, lineOf: "paper" },
];
const EVIL: Shape[] = [
  {
    d: "M24 34C6 30 2 14 8 4C14 14 22 20 34 20ZM76 34C94 30 98 14 92 4C86 14 78 20 66 20Z",
    paint: "edge",
    line: 3,
  },
  { d: "M50 14C72 14 82 32 80 52C79 74 66 96 50 96C34 96 21 74 20 52C18 32 28 14 50 14Z" },
  { d: "M28 44L46 52C43 60 30 58 28 44ZM72 44L54 52C57 60 70 58 72 44Z", paint: "paper" },
  { d: "M34 70H66L63 80L58 72L54 80H46L42 72L37 80Z", paint: "paper" },
  { d: "M50 20L46 38H54Z", paint: "edge" },
];
const CROWN: Shape = { d: "M22 26L18 2L36 14L50 -4L64 14L82 2L78 26Z", paint: "edge", line: 3 };

export function suitOf(sheet: CardSheet, seat: Seat): Suit {
  return painted({
    ...GROUNDS[sheet.type],
    emblem: artOf(sheet, seat),
    pair: seat === 0 ? "black" : "red",
  });
}

function artOf(sheet: CardSheet, seat: Seat): Shape[] {
  if (sheet.type === "victory") return ARTS["victory"] ?? [];
  if (sheet.effect !== "hit") return ARTS[sheet.effect] ?? AXE;
  const face = seat === 0 ? GOOD : EVIL;
  return sheet.faces.length === 5 ? [...face, CROWN] : face;
}

/** The backs of the two decks. */
export const BACKS = [
  { ground: "#22466e", line: "#d9b25e" },
  { ground: "#4b1f33", line: "#c98a6a" },
] as const;

/** As hands and displays are laid out: allies, victories, supports, events, twists. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string) => "AVSET".indexOf(card[0] ?? "");
  return [...cards].sort((one, two) => rank(one) - rank(two) || (one < two ? -1 : 1));
}
