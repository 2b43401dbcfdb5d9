import type { Names, Seat } from "../games/contract";
import type { GameEnd } from "../net/wire";
import { t, type Texts } from "../texts/texts.svelte";

/** Who has won, for a player or (null) for a spectator. */
export function headline(end: GameEnd, viewer: Seat | null, names: Names): string {
  if (end.how === "rules-changed") return t("result-ended");
  if (end.winner === null) return t("result-drawn");
  if (viewer === null) return t("result-winner", { name: names[end.winner] });
  return t(end.winner === viewer ? "result-won" : "result-lost");
}

/** Why it ended like that. */
export function reasonOf(end: GameEnd, viewer: Seat | null, names: Names, texts: Texts): string {
  if (end.how !== "rules") {
    const loser = end.winner === null ? "" : names[end.winner === 0 ? 1 : 0];
    return t(`end-${end.how}`, { name: loser });
  }
  const order = viewer === 1 ? [1, 0] : [0, 1];
  const score = end.score ? ` ${end.score[order[0] ?? 0]}:${end.score[order[1] ?? 1]}` : "";
  return (end.reason ? texts(`outcome-${end.reason}`) : "") + score;
}
