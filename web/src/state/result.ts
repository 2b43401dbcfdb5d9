import type { GameModule, Names, Seat } from "../games/contract";
import type { GameEnd } from "../net/wire";
import { t, type Texts, type Values } from "../texts/texts.svelte";
import { isOff } from "./ended";

/** Who has won, for a player or (null) for a spectator. */
export function headline(end: GameEnd, viewer: Seat | null, names: Names): string {
  if (isOff(end)) return t("result-ended");
  if (end.winner === null) return t("result-drawn");
  if (viewer === null) return t("result-winner", { name: names[end.winner] });
  return t(end.winner === viewer ? "result-won" : "result-lost");
}

/** Why it ended like that; without a view as far as the end itself says it. */
export function reasonOf(
  end: GameEnd,
  viewer: Seat | null,
  names: Names,
  texts: Texts,
  game: Pick<GameModule, "ender"> | null,
  view: Record<string, unknown> | null,
): string {
  if (end.how !== "rules") {
    const loser = end.winner === null ? null : end.winner === 0 ? 1 : 0;
    return t(`end-${end.how}`, about(loser, viewer, names));
  }
  if (!end.reason) return "";
  const own: Seat = viewer ?? 0;
  const score = { own: end.score?.[own] ?? 0, other: end.score?.[own === 0 ? 1 : 0] ?? 0 };
  const key = `ending-${end.reason}`;
  if (!view || !texts.has(key)) {
    const points = end.score ? ` ${score.own}:${score.other}` : "";
    return texts(`outcome-${end.reason}`) + points;
  }
  const seat = game?.ender?.(view as never) ?? end.winner;
  return texts(key, { ...about(seat, viewer, names), ...score });
}

/** Players read the name of their opponent too: they know whom they have played. */
export function about(seat: Seat | null, viewer: Seat | null, names: Names): Values {
  if (seat === null) return { who: "named", player: "" };
  return { who: seat === viewer ? "you" : "named", player: names[seat] };
}
