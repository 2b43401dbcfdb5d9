import { describe, expect, it, vi } from "vitest";
import { pressed, stopAt } from "../../src/parts/drawn";

describe("a point of a drawing", () => {
  it.each([
    ["Enter", 1],
    [" ", 1],
    ["ArrowRight", 0],
  ])("takes keys as a button does: “%s”", (key, times) => {
    const act = vi.fn();
    const preventDefault = vi.fn();
    pressed(act)({ key, preventDefault } as unknown as KeyboardEvent);
    expect(act).toHaveBeenCalledTimes(times);
    expect(preventDefault).toHaveBeenCalledTimes(times);
  });

  it("is where Tab leads to if it is the last one so far, else the first", () => {
    const points = [{ ply: 4 }, { ply: 9 }, { ply: 12 }];
    expect([0, 4, 11, 12, 40].map((at) => stopAt(points, at))).toEqual([0, 0, 1, 2, 2]);
    expect(stopAt([], 3)).toBe(0);
  });
});
