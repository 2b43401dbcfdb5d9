import type { DealGame, DealInfo } from "../net/wire";
import { levelName } from "../state/say";
import { t, type Texts } from "../texts/texts.svelte";

/** What two games that are compared are called. */
export const MARKS = ["A", "B"] as const;
const HOUR = 3_600_000; // milliseconds
const DAY = 24 * HOUR;

/** The computer that everyone meets who plays these cards. */
export function opponentOf({ bot, level, game }: DealInfo, texts: Texts): string {
  return bot ? bot[texts.language] : levelName(game, level ?? 1, texts);
}

/** Days while there are two of them or more, then hours; null if there is nothing left. */
export function timeLeft(ends: number, now: number): string | null {
  const left = ends - now;
  if (left <= 0) return null;
  if (left >= 2 * DAY) return t("week-days-left", { count: Math.floor(left / DAY) });
  return t("week-hours-left", { count: Math.max(1, Math.floor(left / HOUR)) });
}

/** The number of a week such as 2026-W47. */
export const weekOf = (week: string) => Number(week.slice(-2));

/** How a game ended for its player: "won 34:28". */
export function resultOf({ points, end, seat }: DealGame): string {
  const word = t(points === 1 ? "score-won" : points === 0 ? "score-lost" : "score-drawn");
  if (end.how !== "rules") return `${word} (${t(`score-end-${end.how}`)})`;
  const score = end.score ? ` ${end.score[seat]}:${end.score[seat === 0 ? 1 : 0]}` : "";
  return word + score;
}

export function playerOf({ yours, name }: DealGame): string {
  if (yours) return name ? t("score-you-named", { name }) : t("you-unnamed");
  return name || t("score-nameless");
}

/** The game that a reader has finished last. */
export function latestOwn(games: readonly DealGame[]): DealGame | undefined {
  return games.filter((each) => each.yours).sort((one, other) => other.finished - one.finished)[0];
}

/** The line of a weekly deal in the lobby. */
export function standingOf(deal: DealInfo): string {
  if (deal.standing === "playing") return t("week-playing");
  if (deal.place !== null) return t("week-place", { place: deal.place, count: deal.finished });
  return t("week-new", { count: deal.finished });
}

/**
 * Which two games are compared first: the latest of the reader, and the best one of somebody else
 * or, if there is none, another one of the reader.
 */
export function firstPair(
  games: readonly DealGame[],
  wanted: readonly (string | null)[],
): [DealGame, DealGame] | null {
  const [a, b] = wanted.map((id) => games.find((each) => each.table === id));
  const others = games.filter((each) => each !== b);
  const one = a ?? latestOwn(others) ?? others[0];
  const rest = games.filter((each) => each !== one);
  const other = (b !== one && b) || rest.find((each) => !each.yours) || rest[0];
  return one && other ? [one, other] : null;
}
