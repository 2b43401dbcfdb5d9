import type { SeatReview, TableInfo } from "../../src/net/wire";
import type { OwnPuzzle } from "../../src/practice/practice.svelte";

/** A puzzle out of a game, with something changed. */
export function ownPuzzle(given: Partial<OwnPuzzle> = {}): OwnPuzzle {
  return {
    table: "0123456789abcdef",
    ply: 12,
    game: "throne",
    seat: 0,
    view: { seat: 0 },
    legal: ["A", "B", "C", "D"],
    right: ["A"],
    played: "C",
    chances: { right: 0.6, played: 0.2 },
    why: [],
    whyNot: [],
    on: "2026-11-18T10:00:00.000Z",
    due: "2026-11-18T10:00:00.000Z",
    memory: null,
    ...given,
  };
}

/** A finished game against the computer, with something changed. */
export const table = (given: Partial<TableInfo> = {}) =>
  ({
    id: "aaaaaaaaaaaaaaaa",
    game: "throne",
    mode: "computer",
    changed: Date.parse("2026-11-18T10:00:00.000Z"),
    end: { how: "rules", winner: 0, reason: null, score: null },
    origin: null,
    players: [
      { kind: "human", level: null, bot: null },
      { kind: "computer", level: 3, bot: null },
    ],
    yours: [0],
    ...given,
  }) as unknown as TableInfo;
const move = (token: string, win_chance: number) => ({ token, win_chance });
/** Of two choices one was a mistake. */
export const review = {
  seat: 0,
  total: 2,
  done: 2,
  plies: [
    { ply: 4, win_chance: 0.7, played: move("B", 0.4), best: [move("A", 0.7)], kind: "lead-1" },
    { ply: 9, win_chance: 0.5, played: move("C", 0.5), best: [move("C", 0.5)], kind: "" },
  ],
  missed: [
    {
      ply: 4,
      played: move("B", 0.4),
      better: move("A", 0.7),
      loss: 0.3,
      legal: ["A", "B"],
      why: [{ code: "why-wins-trick", values: {} }],
      why_not: [],
    },
  ],
} as unknown as SeatReview;
