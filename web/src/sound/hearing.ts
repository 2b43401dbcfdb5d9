import { bring } from "../net/files.svelte";
import type { GameEvent, GameModule, Sound } from "../games/contract";
import type { Ply } from "../net/wire";
import { chosen } from "../state/settings.svelte";

/** What is heard of an update: one sound for all that has happened, the most telling one. */
const RANKS: Sound[] = ["card", "dice", "gain", "turn", "end"];

export function soundOf(steps: Ply[], module: Pick<GameModule, "sound">): Sound | null {
  const heard = steps.flatMap((step) => {
    const named = (step.events as GameEvent[]).flatMap((event) => module.sound?.(event) ?? []);
    return step.actor === "chance" ? named : [...named, "card" as const];
  });
  return heard.reduce<Sound | null>(
    (best, each) => (best === null || RANKS.indexOf(each) > RANKS.indexOf(best) ? each : best),
    null,
  );
}

/** Sounds are loaded with the first one that is heard. */
export async function hear(sound: Sound): Promise<void> {
  if (chosen().sound === "off") return;
  const { play } = await bring(() => import("./sounds"));
  play(sound, chosen().sound);
}
