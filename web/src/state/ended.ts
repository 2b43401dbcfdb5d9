import type { GameEnd } from "../net/wire";

/** The game was not played to an end: no one has won or lost, and it is no draw. */
export function isOff(end: GameEnd): boolean {
  return end.how === "rules-changed" || end.how === "called-off";
}
