import { describe, expect, it } from "vitest";
import { areaOf, drawing, lineOf, scaleOf, stageAt, stages } from "../../src/insight/river";
import type { LedgerEntry } from "../../src/net/wire";

type Given = Pick<LedgerEntry, "ply" | "actor"> & Partial<LedgerEntry>;

const entry = (given: Given): LedgerEntry => ({
  value: 0.5,
  luck: 0,
  cost: 0,
  remainder: 0,
  exact: true,
  ...given,
});

const game = [
  entry({ ply: 4, actor: "chance", luck: 0.25 }),
  entry({ ply: 5, actor: 0, cost: 0.125 }),
  entry({ ply: 6, actor: 1, cost: 0.5 }),
  entry({ ply: 7, actor: "over" }),
];

describe("stages", () => {
  it("begin at nothing, before the first entry", () => {
    expect(stages(game, 0)[0]).toEqual({ at: 4, luck: 0, play: 0 });
    expect(stages([], 0)).toEqual([{ at: 0, luck: 0, play: 0 }]);
  });

  it("add up luck and play for a seat: own costs count against it", () => {
    expect(stages(game, 0).slice(1)).toEqual([
      { at: 5, luck: 0.25, play: 0 },
      { at: 6, luck: 0.25, play: -0.125 },
      { at: 7, luck: 0.25, play: 0.375 },
      { at: 7, luck: 0.25, play: 0.375 },
    ]);
  });

  it("are the opposite for the other seat", () => {
    const [one, two] = [stages(game, 0), stages(game, 1)];
    expect(two.map(({ luck, play }) => [-luck + 0, -play + 0])).toEqual(
      one.map(({ luck, play }) => [luck, play]),
    );
  });

  it("are found by their position", () => {
    const all = stages(game, 0);
    expect(stageAt(all, 6).play).toBe(-0.125);
    expect(stageAt(all, 100).play).toBe(0.375);
    expect(stageAt(all, 0)).toEqual(all[0]);
  });
});

describe("the scale", () => {
  const scale = (...figures: number[]) =>
    scaleOf(figures.map((luck, at) => ({ at, luck, play: 0 })));

  it("holds all figures between round ones, and zero", () => {
    for (const [low, high] of [
      [-0.31, 0.12],
      [-7.3, 0],
      [0, 0.61],
      [-0.04, 1.9],
    ] as const) {
      const found = scale(low, high);
      expect(found.low).toBeLessThanOrEqual(low);
      expect(found.high).toBeGreaterThanOrEqual(high);
      expect(found.marks.some((mark) => Math.abs(mark) < 1e-9)).toBe(true);
      expect(found.marks.length).toBeGreaterThanOrEqual(3);
      expect(found.marks.length).toBeLessThanOrEqual(6);
      expect(found.marks).toEqual([...found.marks].sort((one, two) => two - one));
    }
  });

  it("is not blown up where nothing happened", () => {
    const { low, high } = scale(0, 0.001);
    expect(high - low).toBeGreaterThanOrEqual(0.1);
  });

  it("has a mark at its top and at its bottom", () => {
    const { low, high, marks } = scale(-0.2, 0.3);
    expect([marks[0], marks.at(-1)]).toEqual([high, low]);
  });
});

describe("the drawing", () => {
  const box = { left: 40, right: 240, top: 10, bottom: 110 };
  const drawn = drawing(box, { low: -0.5, high: 0.5, marks: [] }, 4, 14);

  it("puts the beginning left, the end right, good luck up", () => {
    expect([drawn.x(4), drawn.x(9), drawn.x(14)]).toEqual([40, 140, 240]);
    expect([drawn.y(0.5), drawn.y(0), drawn.y(-0.5)]).toEqual([10, 60, 110]);
  });

  it("leaves nothing outside its box", () => {
    expect([drawn.x(0), drawn.x(99)]).toEqual([40, 240]);
    expect([drawn.atX(-5), drawn.atX(999)]).toEqual([4, 14]);
  });

  it("finds the position under a point", () => {
    for (let at = 4; at <= 14; at++) expect(drawn.atX(drawn.x(at) + 3)).toBe(at);
  });

  it("fills between a line and zero", () => {
    const all = stages(game, 0);
    expect(lineOf(all, "luck", drawn)).toBe("40.0,60.0 60.0,35.0 80.0,35.0 100.0,35.0 100.0,35.0");
    expect(areaOf(all, "luck", drawn)).toBe(`40.0,60.0 ${lineOf(all, "luck", drawn)} 100.0,60.0`);
    expect(areaOf([], "luck", drawn)).toBe("");
  });
});
