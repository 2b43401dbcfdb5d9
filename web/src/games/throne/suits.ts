import type { Suit } from "../../parts/suits";

/** The five factions in the order in which hands are sorted and the courts stand on the table. */
export const FACTIONS = ["G", "K", "U", "D", "X"] as const;
export type Faction = (typeof FACTIONS)[number];

export const SUITS: Record<Faction, Suit> = {
  G: {
    id: "G",
    pair: "black",
    face: "#dbe9bd",
    edge: "#638f35",
    ink: "#2d561b",
    pattern: "leaves",
    emblem: [
      {
        d: "M50 16C63 16 71 23 74 34L99 22C97 43 88 56 76 58C73 77 63 92 50 92C37 92 27 77 24 58C12 56 3 43 1 22L26 34C29 23 37 16 50 16Z",
      },
      { d: "M88 33C86 42 82 48 76 50L76 40ZM12 33C14 42 18 48 24 50L24 40Z", paint: "edge" },
      { d: "M30 43L46 53C43 61 32 60 30 43ZM70 43L54 53C57 61 68 60 70 43Z", paint: "paper" },
      { d: "M39 51V57M61 51V57", paint: "none", line: 4 },
      { d: "M50 56L45 66H55Z", paint: "edge" },
      { d: "M31 69Q50 80 69 69Q64 86 50 86Q36 86 31 69Z", paint: "paper" },
      { d: "M37 72L41 81L46 74ZM54 74L59 81L63 72ZM46 86L50 78L54 86Z" },
    ],
  },
  K: {
    id: "K",
    pair: "red",
    face: "#cfe0f2",
    edge: "#4479b5",
    ink: "#1b3f6d",
    pattern: "lozenges",
    emblem: [
      { d: "M52 14C50 2 66 -4 84 4C77 5 76 9 80 13C72 12 66 15 62 20Z", paint: "edge" },
      { d: "M50 12C31 12 22 24 22 42L24 78Q36 93 50 96Q64 93 76 78L78 42C78 24 69 12 50 12Z" },
      { d: "M46.5 14H53.5V94H46.5ZM22 38H78V42H22Z", paint: "edge" },
      { d: "M27 46H45V53H29ZM73 46H55V53H71Z", paint: "paper" },
      {
        d: "M33 64h5v5h-5ZM33 74h5v5h-5ZM40 69h4v5h-4ZM62 64h5v5h-5ZM62 74h5v5h-5ZM56 69h4v5h-4Z",
        paint: "paper",
      },
    ],
  },
  U: {
    id: "U",
    pair: "black",
    face: "#dfdcda",
    edge: "#7b7285",
    ink: "#37313f",
    pattern: "bones",
    emblem: [
      {
        d: "M50 8C25 8 12 26 12 47C12 59 19 67 28 71L30 86H38V79H43V90H57V79H62V86H70L72 71C81 67 88 59 88 47C88 26 75 8 50 8Z",
      },
      {
        d: "M34 37C42 37 46 42 45 49C44 56 38 58 32 57C26 56 23 51 24 46C25 40 29 37 34 37ZM66 37C58 37 54 42 55 49C56 56 62 58 68 57C74 56 77 51 76 46C75 40 71 37 66 37Z",
        paint: "paper",
      },
      { d: "M50 56L44 68H49L50 65L51 68H56Z", paint: "paper" },
      { d: "M60 10L54 20L61 26L56 34", paint: "none", line: 3, lineOf: "paper" },
      {
        d: "M31 47A5 5 0 1 1 38 47A4 4 0 1 1 31 47M62 47A5 5 0 1 1 69 47A4 4 0 1 1 62 47",
        paint: "edge",
      },
    ],
  },
  D: {
    id: "D",
    pair: "red",
    face: "#f4e0ae",
    edge: "#bd7f1f",
    ink: "#71430a",
    pattern: "bricks",
    emblem: [
      {
        d: "M18 50C14 80 34 98 50 99C66 98 86 80 82 50C74 54 68 60 63 66C56 61 44 61 37 66C32 60 26 54 18 50Z",
      },
      { d: "M28 48H72V60C68 62 65 64 63 66C56 61 44 61 37 66C35 64 32 62 28 60Z", paint: "paper" },
      { d: "M33 52h9v5h-9ZM58 52h9v5h-9Z" },
      { d: "M50 52C54 52 57 57 57 61C53 60 47 60 43 61C43 57 46 52 50 52Z", paint: "edge" },
      { d: "M20 44C20 20 34 6 50 6C66 6 80 20 80 44Z" },
      { d: "M14 42H86V51H14Z", paint: "edge", line: 2 },
      { d: "M46.5 6H53.5V42H46.5Z", paint: "edge" },
      {
        d: "M24 46.5h1M37 46.5h1M50 46.5h1M63 46.5h1M75 46.5h1",
        paint: "none",
        line: 4,
        lineOf: "paper",
      },
      {
        d: "M50 72V92M40 71Q39 82 43 90M60 71Q61 82 57 90",
        paint: "none",
        line: 3,
        lineOf: "paper",
      },
    ],
  },
  X: {
    id: "X",
    pair: "black",
    face: "#ead6f0",
    edge: "#9a58b4",
    ink: "#54206a",
    pattern: "waves",
    emblem: [
      { d: "M50 10C70 6 84 10 92 18C94 52 80 84 50 95Z", paint: "paper", line: 4 },
      { d: "M50 10C30 6 16 10 8 18C6 52 20 84 50 95Z", line: 4 },
      { d: "M18 39Q30 28 42 41Q29 50 18 39Z", paint: "paper" },
      { d: "M58 44Q69 31 82 42Q70 37 58 44Z", line: 3 },
      { d: "M22 60Q34 76 50 74V82Q29 83 22 60Z", paint: "paper" },
      { d: "M50 70Q64 64 76 72Q62 70 50 78Z" },
      { d: "M50 10V95", paint: "none", line: 2.5, lineOf: "edge" },
    ],
  },
};

export function factionOf(token: string): Faction {
  return token[0] as Faction;
}

export function valueOf(token: string): number {
  return Number(token.slice(1));
}

/** By faction as the courts stand, then by value. */
export function sorted(tokens: readonly string[]): string[] {
  return [...tokens].sort(
    (one, other) =>
      FACTIONS.indexOf(factionOf(one)) - FACTIONS.indexOf(factionOf(other)) ||
      valueOf(one) - valueOf(other),
  );
}
