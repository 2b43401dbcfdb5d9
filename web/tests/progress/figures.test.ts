import { describe, expect, it } from "vitest";
import type { PlayedGame, Practice } from "../../src/practice/practice.svelte";
import { costs, extremes, isBlank, kinds, results } from "../../src/progress/figures";

const game = (given: Partial<PlayedGame>): PlayedGame => ({
  table: "a",
  game: "throne",
  on: "2026-11-18",
  opponent: 3,
  result: 1,
  kinds: null,
  ...given,
});

describe("progress", () => {
  it("is blank only if nothing is known of any game", () => {
    const nothing: Practice = { format: 1, tried: {}, own: [], games: [] };
    const tried = (found: boolean) => ({ tower: { 3: { first: false, found, on: "2026-11-18" } } });
    expect(isBlank(nothing)).toBe(true);
    expect(isBlank({ ...nothing, tried: tried(false) })).toBe(true);
    expect(isBlank({ ...nothing, tried: tried(true) })).toBe(false);
    expect(isBlank({ ...nothing, games: [game({})] })).toBe(false);
  });
  it("counts results by opponent, levels first", () => {
    const rows = results([
      game({ opponent: "person", result: 0 }),
      game({ opponent: 3 }),
      game({ opponent: 1, result: 0.5 }),
      game({ opponent: 3, result: 0 }),
    ]);
    expect(rows.map((row) => row.opponent)).toEqual([1, 3, "person"]);
    expect(rows[1]).toMatchObject({ played: 2, won: 1, drawn: 0, lost: 1 });
  });
  it("gives the cost per decision of reviewed games alone", () => {
    const reviewed = game({ kinds: { a: { count: 3, cost: 0.3 }, b: { count: 1, cost: 0.1 } } });
    const [only, ...more] = costs([game({}), reviewed]);
    expect(only?.part).toBeCloseTo(0.1);
    expect(more).toEqual([]);
  });
  it("names the strongest and the weakest kind, if they say something", () => {
    const found = kinds([
      game({
        kinds: {
          good: { count: 20, cost: 0.2 },
          bad: { count: 20, cost: 2 },
          rare: { count: 1, cost: 0.9 },
        },
      }),
    ]);
    expect(found.map((each) => each.kind)).toEqual(["rare", "bad", "good"]);
    expect(extremes(found)?.weakest.kind).toBe("bad");
    expect(extremes(found)?.strongest.kind).toBe("good");
    expect(extremes(found.slice(0, 2))).toBeNull();
  });
});
