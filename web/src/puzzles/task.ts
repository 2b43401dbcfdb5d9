import type { Seat } from "../games/contract";
import type { PuzzleAnswer, PuzzleInfo } from "../net/wire";
import type { OwnPuzzle } from "../practice/practice.svelte";

/** Something to be found: a puzzle that comes with a game, or one out of a game of one's own. */
export interface Task {
  /** Changes with the puzzle. */
  key: string;
  puzzle: PuzzleInfo | null;
  own: OwnPuzzle | null;
  seat: Seat;
  view: Record<string, unknown>;
  legal: string[];
  right: string[];
  proven: boolean;
  /** What is known about single moves. */
  answers: Partial<Record<string, PuzzleAnswer>>;
}

export function shipped(puzzle: PuzzleInfo): Task {
  return {
    key: String(puzzle.number),
    puzzle,
    own: null,
    seat: puzzle.seat,
    view: puzzle.view,
    legal: Object.keys(puzzle.answers),
    right: puzzle.right,
    proven: puzzle.proven,
    answers: puzzle.answers,
  };
}

/** What names a puzzle of one's own in the address. */
export function keyOf({ table, ply }: Pick<OwnPuzzle, "table" | "ply">): string {
  return `${table}.${ply}`;
}

export function ownTask(own: OwnPuzzle): Task {
  const answers: Task["answers"] = {
    [own.played]: { win_chance: own.chances.played, reasons: own.whyNot, line: [] },
  };
  for (const token of own.right) {
    const reasons = token === own.right[0] ? own.why : [];
    answers[token] = { win_chance: own.chances.right, reasons, line: [] };
  }
  return {
    key: keyOf(own),
    puzzle: null,
    own,
    seat: own.seat,
    view: own.view,
    legal: own.legal,
    right: own.right,
    proven: false,
    answers,
  };
}

/** One go at a task: what was chosen so far, and whether it is over. */
export interface Go {
  chosen: string[];
  isShown: boolean;
}

export function isFound(task: Task, go: Go): boolean {
  return go.chosen.some((token) => task.right.includes(token));
}

/** Nothing is left to be found out. */
export function isOver(task: Task, go: Go): boolean {
  return go.isShown || isFound(task, go);
}
