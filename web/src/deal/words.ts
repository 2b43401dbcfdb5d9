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

/**
 * The games with what has become known since, the best first: by result, then by result without
 * luck, as the server orders them.
 */
export function ranked(
  games: readonly DealGame[],
  adjusted: Readonly<Record<string, number>>,
): DealGame[] {
  // It may be below 0: what is not known comes last.
  const worth = ({ points, adjusted }: DealGame) => [points, adjusted ?? -1000] as const;
  return games
    .map((each) => ({ ...each, adjusted: adjusted[each.table] ?? each.adjusted }))
    .sort((one, other) => {
      const [a, b] = [worth(one), worth(other)];
      return b[0] - a[0] || b[1] - a[1];
    });
}

/** Where a reader stands among all who have finished; of several games the best one counts. */
export function ownPlace(games: readonly DealGame[]): number | null {
  const at = games.findIndex((each) => each.yours);
  return at < 0 ? null : at + 1;
}

/** The line of a weekly deal in the lobby. */
export function standingOf(deal: DealInfo): string {
  if (deal.standing === "playing") return t("week-playing");
  const place = ownPlace(deal.games ?? []);
  if (deal.standing === "finished" && place !== null)
    return t("week-place", { place, count: deal.finished });
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
  const byTime = [...games].sort((one, other) => other.finished - one.finished);
  const one = a ?? byTime.find((each) => each.yours && each !== b) ?? games.find((e) => e !== b);
  const rest = games.filter((each) => each !== one);
  const other = (b !== one && b) || rest.find((each) => !each.yours) || rest[0];
  return one && other ? [one, other] : null;
}
