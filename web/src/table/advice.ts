import type { HintMove } from "../net/wire";

const MOST = 3;

/**
 * The moves that a hint speaks of, the best one first. Where the adviser has worked them out, none
 * had to be tried; else nothing is known about a move that was not tried, and it says nothing.
 */
export function worthSaying(moves: readonly HintMove[]): HintMove[] {
  const isCertain = moves.every((move) => move.visits === 0);
  return moves.filter((move) => isCertain || move.visits > 0).slice(0, MOST);
}
