import { describe, expect, it } from "vitest";
import type { PuzzleInfo } from "../../src/net/wire";
import { nextOf, ofDay } from "../../src/puzzles/choosing";
import { isFound, isOver, ownTask, shipped } from "../../src/puzzles/task";
import { ownPuzzle } from "../practice/own";

const puzzle = (number: number, grade = 1) =>
  ({
    number,
    grade,
    seat: 0,
    view: {},
    right: ["G7"],
    proven: true,
    answers: { G7: { win_chance: 1, reasons: [], line: [] } },
  }) as unknown as PuzzleInfo;
const some = (count: number) => Array.from({ length: count }, (_, at) => puzzle(at + 1));

describe("the puzzle of the day", () => {
  it("follows from the date, as in Python (tests/players/test_puzzles.py)", () => {
    expect(ofDay(some(150), new Date(2026, 10, 18, 23, 59))?.number).toBe((20775 % 150) + 1);
    expect(ofDay(some(150), new Date(2026, 10, 19, 0, 1))?.number).toBe((20776 % 150) + 1);
    expect(ofDay([], new Date())).toBeNull();
  });
});

describe("the next puzzle", () => {
  const all = [puzzle(1, 1), puzzle(2, 3), puzzle(3, 1), puzzle(4, 3)];
  const found = { first: true, found: true, on: "" };
  it("is of the wanted grade, and has not been found yet", () => {
    expect(nextOf(all, 0, 1, {})?.number).toBe(2);
    expect(nextOf(all, 3, 2, {})?.number).toBe(4);
    expect(nextOf(all, 3, 4, {})?.number).toBe(2);
    expect(nextOf(all, 0, 1, { 2: found, 3: found })?.number).toBe(4);
  });
  it("is any of them when all have been found", () => {
    expect(nextOf(all, 1, 1, { 1: found, 3: found })?.number).toBe(3);
    expect(nextOf(all, 5, 1, {})).toBeNull();
  });
});

describe("a go", () => {
  it("is over when the move is found or shown", () => {
    const task = shipped(puzzle(1));
    expect(isOver(task, { chosen: ["G1"], isShown: false })).toBe(false);
    expect(isFound(task, { chosen: ["G1", "G7"], isShown: false })).toBe(true);
    expect(isOver(task, { chosen: [], isShown: true })).toBe(true);
  });
  it("at a puzzle of one's own knows what was played", () => {
    const task = ownTask(ownPuzzle({ right: ["A", "B"], played: "C" }));
    expect(task.answers["C"]?.win_chance).toBe(0.2);
    expect(task.answers["A"]?.win_chance).toBe(0.6);
    expect(task.answers["D"]).toBeUndefined();
  });
});
