// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { answered, dueNow } from "../../src/practice/repeat";
import { ownPuzzle } from "./own";

const DAY = 86_400_000;
const START = new Date("2026-11-18T10:00:00.000Z");

describe("a puzzle of one's own", () => {
  it("comes back later and later while it is found, until it is learned", async () => {
    let puzzle = ownPuzzle();
    let now = START;
    const gaps: number[] = [];
    while (puzzle.due !== null && gaps.length < 20) {
      puzzle = await answered(puzzle, true, now);
      if (puzzle.due === null) break;
      const next = new Date(puzzle.due);
      gaps.push((next.getTime() - now.getTime()) / DAY);
      now = next;
    }
    expect(puzzle.due).toBeNull();
    expect(gaps.length).toBeGreaterThanOrEqual(2);
    expect([...gaps].sort((one, other) => one - other)).toEqual(gaps);
  });
  it("comes back sooner when it is missed", async () => {
    const once = await answered(ownPuzzle(), true, START);
    const later = new Date(once.due ?? "");
    const missed = await answered(once, false, later);
    const found = await answered(once, true, later);
    expect(Date.parse(missed.due ?? "")).toBeLessThan(Date.parse(found.due ?? ""));
    expect(Date.parse(missed.due ?? "")).toBeGreaterThan(later.getTime());
  });
  it("is asked when it is due, the longest overdue first, and not when it is learned", () => {
    const at = (days: number) => new Date(START.getTime() + days * DAY).toISOString();
    const own = [
      ownPuzzle({ ply: 1, due: at(-1) }),
      ownPuzzle({ ply: 2, due: at(1) }),
      ownPuzzle({ ply: 3, due: at(-5) }),
      ownPuzzle({ ply: 4, due: null }),
    ];
    expect(dueNow(own, START).map((each) => each.ply)).toEqual([3, 1]);
  });
});
