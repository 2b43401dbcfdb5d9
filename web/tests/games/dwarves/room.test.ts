import { describe, expect, it } from "vitest";
import { displayRoom, handRoom } from "../../../src/games/dwarves/room";

/** Boards in the windows from a small phone to a large screen. */
const BOARDS: [number, number][] = [
  [302, 346],
  [342, 518],
  [348, 302],
  [520, 342],
  [684, 412],
  [780, 954],
  [992, 610],
  [2134, 1400],
];

describe("a hand", () => {
  it.each(BOARDS)("of fifteen cards leaves room for the rest of %i by %i", (width, height) => {
    const { rows, card, small } = handRoom(15, width, height);
    expect(card).toBeGreaterThan(30);
    expect(rows * card * (small ? 0.92 : 1.4)).toBeLessThan(height * 0.3);
  });

  it("on a phone is one row as long as its cards can be read", () => {
    expect(handRoom(5, 342, 518)).toMatchObject({ rows: 1, small: false });
    expect(handRoom(15, 342, 518)).toMatchObject({ rows: 2, small: true });
  });
});

describe("a display", () => {
  it.each([1, 4, 9, 14, 20])("holds %i cards in any box", (count) => {
    for (const [width, height] of [
      [228, 68],
      [250, 120],
      [470, 220],
      [1300, 560],
    ] as const) {
      const { card, size } = displayRoom(count, { width, height, gap: 4 });
      const ratio = size === "tile" ? 1.18 : 0.92;
      const perRow = Math.floor((width - 4) / (card + 4));
      const rows = Math.ceil(count / perRow);
      expect(rows * (card * ratio + 4)).toBeLessThanOrEqual(height);
    }
  });

  it.each([3, 6, 9])("of %i cards grows with its box", (count) => {
    const heights: number[] = [];
    for (let height = 60, card = 0; card < 190; height *= 1.15) {
      const room = displayRoom(count, { width: 2.4 * height, height, gap: 6 });
      card = room.card;
      heights.push(card * (room.size === "tile" ? 1.18 : 0.92));
    }
    for (const [at, height] of heights.entries())
      if (at > 0) expect(height, heights.join(" ")).toBeGreaterThan(heights[at - 1] ?? 0);
  });

  it("shows names where they can be read, and little where there is little room", () => {
    expect(displayRoom(4, { width: 470, height: 220, gap: 7 }).size).toBe("tile");
    expect(displayRoom(20, { width: 228, height: 68, gap: 4 }).size).toBe("small");
  });
});
