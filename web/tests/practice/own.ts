import type { OwnPuzzle } from "../../src/practice/kept.svelte";

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
