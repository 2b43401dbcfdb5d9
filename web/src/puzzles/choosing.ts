import type { PuzzleInfo } from "../net/wire";
import type { Tried } from "../practice/practice.svelte";

const DAY = 86_400_000;

/** The puzzle of a day is the same for everyone who has the same date. */
export function ofDay(puzzles: readonly PuzzleInfo[], today: Date): PuzzleInfo | null {
  const days = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / DAY;
  return puzzles[days % puzzles.length] ?? null;
}

/** The next one of a grade that has not been found yet, after the one at hand; 0 is any grade. */
export function nextOf(
  puzzles: readonly PuzzleInfo[],
  grade: number,
  after: number,
  tried: Readonly<Record<string, Tried>>,
): PuzzleInfo | null {
  const wanted = puzzles.filter((each) => grade === 0 || each.grade === grade);
  const order = [
    ...wanted.filter((each) => each.number > after),
    ...wanted.filter((each) => each.number <= after),
  ];
  return order.find((each) => !tried[each.number]?.found) ?? order[0] ?? null;
}
