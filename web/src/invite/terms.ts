import type { ClockSet } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";

const MINUTE = 60;

/** A time on a clock: "5 min", "1:30 min", "45 s". */
function timeInWords(seconds: number, texts: Texts): string {
  if (seconds < MINUTE) return texts("time-seconds", { seconds });
  const rest = seconds % MINUTE;
  const minutes = String(Math.floor(seconds / MINUTE));
  return texts("time-minutes", {
    minutes: rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, "0")}`,
  });
}

/** What clock a table has, as a person would say it. */
export function clockInWords(clock: ClockSet | null, texts: Texts): string {
  if (clock === null) return texts("terms-no-clock");
  const time = timeInWords(clock.base, texts);
  const { increment: seconds = 0, per = "turn" } = clock;
  if (seconds === 0) return texts("terms-time", { time });
  return texts(per === "turn" ? "terms-time-turn" : "terms-time-action", { time, seconds });
}
