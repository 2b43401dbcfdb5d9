import type { GameEvent, GameModule, Names, Seat } from "../games/contract";
import type { Ply } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";
import { tellStep } from "./say";

type Telling = Pick<GameModule, "values" | "silent" | "merge" | "news" | "opens" | "closes">;

/**
 * What a player should know of what happened last. The opponent's last action stays readable during
 * several actions of the player, but not longer than the part of the game that it belongs to.
 */
export function latest(
  log: readonly Ply[],
  seat: Seat | null,
  module: Telling,
  texts: Texts,
  names: Names,
): string {
  let own = "";
  for (const step of log.toReversed()) {
    if (step.actor === "chance") continue;
    const events = step.events as GameEvent[];
    // Whose turn it is now stands beside it.
    const rest = events.filter(({ event }) => event !== module.opens);
    const words = tellStep({ ...step, events: rest }, seat, module, texts, names);
    if (!words) continue; // a game may leave out minor events
    const isEnd = events.some(({ event }) => event === module.closes);
    if (step.actor !== seat || isEnd || events.some((event) => module.news?.(event)))
      return isEnd && own ? own : words;
    own ||= words;
  }
  return own;
}
