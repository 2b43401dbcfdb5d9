import type { Card } from "ts-fsrs";
import { bring } from "../net/files.svelte";
import type { OwnPuzzle } from "./practice.svelte";

/** A puzzle that would be asked again only after that many days is learned. */
const LEARNED_DAYS = 45;
const DAY = 86_400_000;

/** Puzzles of one's own that are to be asked now, the longest overdue first. */
export function dueNow(own: readonly OwnPuzzle[], now: Date): OwnPuzzle[] {
  return own
    .filter((each) => each.due !== null && Date.parse(each.due) <= now.getTime())
    .sort((one, other) => (one.due ?? "").localeCompare(other.due ?? ""));
}

/**
 * The puzzle after an answer. FSRS says when it is asked again: soon after a wrong answer, later and
 * later after right ones.
 */
export async function answered(puzzle: OwnPuzzle, isRight: boolean, now: Date): Promise<OwnPuzzle> {
  const { createEmptyCard, fsrs, Rating } = await bring(() => import("ts-fsrs"));
  const before = puzzle.memory === null ? createEmptyCard(now) : (puzzle.memory as unknown as Card);
  // Without chance the same answers give the same days.
  const { card } = fsrs({ enable_fuzz: false, enable_short_term: false }).next(
    before,
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  const isLearned = card.due.getTime() - now.getTime() >= LEARNED_DAYS * DAY;
  return {
    ...puzzle,
    memory: JSON.parse(JSON.stringify(card)) as Record<string, unknown>,
    due: isLearned ? null : card.due.toISOString(),
  };
}
