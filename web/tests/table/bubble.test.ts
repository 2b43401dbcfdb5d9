import { describe, expect, it } from "vitest";
import { place, pointer, type Box } from "../../src/table/bubble";

const ROOM: Box = { left: 0, top: 0, width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };

function covers(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

const inside = (box: Box) =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= 1000 && box.top + box.height <= 600;

describe("a bubble", () => {
  const targets: [string, Box][] = [
    ["in the middle", { left: 450, top: 280, width: 60, height: 80 }],
    ["in a corner", { left: 0, top: 0, width: 60, height: 80 }],
    ["along the bottom", { left: 0, top: 480, width: 1000, height: 120 }],
    ["along the right", { left: 900, top: 0, width: 100, height: 600 }],
  ];

  it.each(targets)("stands in the room and not on its target %s", (_, target) => {
    const found = place(SIZE, [target], [], ROOM);
    expect(inside(found)).toBe(true);
    expect(covers(found, target)).toBe(false);
  });

  it("avoids what may be chosen, if it can", () => {
    const target = { left: 450, top: 280, width: 60, height: 80 };
    const free = place(SIZE, [target], [], ROOM);
    const moved = place(SIZE, [target], [free], ROOM);
    expect(covers(moved, free)).toBe(false);
  });

  it("stands in the middle of nothing", () => {
    const found = place(SIZE, [], [], ROOM);
    expect(inside(found)).toBe(true);
  });
});

describe("a pointer", () => {
  const bubble: Box = { left: 400, top: 100, width: 200, height: 100 };

  it("goes from the edge of the bubble to the edge of the target", () => {
    const target = { left: 480, top: 300, width: 40, height: 60 };
    expect(pointer(bubble, target)).toEqual({ x1: 500, y1: 200, x2: 500, y2: 300 });
  });

  it("is left out where it would be too long, or where both touch", () => {
    expect(pointer(bubble, { left: 480, top: 500, width: 40, height: 60 })).toBeNull();
    expect(pointer(bubble, { left: 480, top: 190, width: 40, height: 60 })).toBeNull();
  });
});
