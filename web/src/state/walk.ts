import type { GameEvent, GameModule } from "../games/contract";
import type { Ply } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";
import type { Section } from "./story";

/** Ways through a finished game. Positions are numbers of plies, 0 is before the first one. */
export interface Walk {
  /** The next or the last position at which something is to be seen. */
  step(at: number, way: 1 | -1): number;
  /** The beginning of the next section, or of this one, or of the one before. */
  section(at: number, way: 1 | -1): number;
  /** Whether the game has sections. */
  hasSections: boolean;
}

export function walk(steps: readonly Ply[], sections: readonly Section[], total: number): Walk {
  const told = new Set(
    sections.flatMap((each) =>
      each.lines.flatMap((line) => line.steps.map((step) => step.ply + 1)),
    ),
  );
  const starts = sections.filter((each) => each.opener).map((each) => each.at);
  // Between two answers of chance of which nothing is told there is nothing to look at: cards that
  // are dealt.
  // Plies that are not loaded yet are stops.
  const isStop = (at: number) =>
    at <= 0 ||
    at >= total ||
    at >= steps.length ||
    told.has(at) ||
    starts.includes(at) ||
    steps[at - 1]?.actor !== "chance" ||
    steps[at]?.actor !== "chance";
  return {
    step(at, way) {
      let next = at + way;
      while (!isStop(next)) next += way;
      return Math.max(0, Math.min(total, next));
    },
    section(at, way) {
      const found = way === 1 ? starts.find((start) => start > at) : starts.findLast((s) => s < at);
      return found ?? (way === 1 ? total : 0);
    },
    hasSections: starts.length > 0,
  };
}

/** Where a position is, in the words of the game: "Trick 3, card 2". */
export function placeOf(
  at: number,
  total: number,
  steps: readonly Ply[],
  sections: readonly Section[],
  game: Pick<GameModule, "opens">,
  texts: Texts,
): string {
  if (!game.opens || !sections.some((each) => each.opener))
    return texts("ply-of", { ply: at, total });
  if (at >= total) return texts("place-end");
  const section = sections.findLast((each) => each.opener !== null && each.at <= at);
  if (!section?.opener) return texts("place-setup");
  const acted = steps.slice(section.at, at).filter((step) => step.actor !== "chance");
  return texts("log-place", {
    ...countsOf(section.opener),
    action: acted.length,
    number: section.number,
  });
}

/** What the event that opened a section counts, by the game's own names for it. */
function countsOf(opener: GameEvent): Record<string, number> {
  const counts = Object.entries(opener).filter(
    (each): each is [string, number] => each[0] !== "seat" && typeof each[1] === "number",
  );
  return Object.fromEntries(counts);
}
