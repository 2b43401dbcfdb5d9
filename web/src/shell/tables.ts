import type { TableInfo } from "../net/wire";
import { isOff } from "../state/ended";

/** How a table stands, as its owner asks about it. */
export type Standing =
  | "your-turn"
  | "their-turn"
  | "running"
  | "waiting"
  | "unbegun"
  | "won"
  | "lost"
  | "decided"
  | "drawn"
  | "ended";

/** From the most urgent one on; finished games keep the order of the server, the latest first. */
const OPEN: readonly Standing[] = ["your-turn", "their-turn", "running", "unbegun", "waiting"];

/** A list that is longer is filtered, and only its beginning is shown. */
export const MANY = 8;

export function standing(table: TableInfo): Standing {
  if (table.status === "waiting") {
    const isFree = table.players.some((player) => player.kind === "open");
    return isFree ? "waiting" : "unbegun"; // it begins as soon as both are there
  }
  if (table.status === "running") {
    const { turn } = table;
    if (turn !== 0 && turn !== 1) return "running"; // dice or cards are on their way
    return table.yours.includes(turn) ? "your-turn" : "their-turn";
  }
  if (table.end && isOff(table.end)) return "ended";
  const winner = table.end?.winner ?? null;
  if (winner === null) return "drawn";
  if (table.yours.length !== 1) return "decided"; // two at one screen: someone of ours
  return table.yours.includes(winner) ? "won" : "lost";
}

export function isOpen(table: TableInfo): boolean {
  return table.status !== "over";
}

/** The tables that wait for you come first. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => OPEN.indexOf(standing(table));
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

/** What a list is narrowed down to; nothing chosen means all. */
export interface Filter {
  game: string;
  standing: Standing | "";
}

/** The tables change while they are looked at: what can no longer be chosen narrows nothing. */
export function narrowed(tables: readonly TableInfo[], { game, standing: wanted }: Filter) {
  const isGame = games(tables).includes(game);
  const isWanted = standings(tables).some((each) => each === wanted);
  return tables.filter(
    (table) => (!isGame || table.game === game) && (!isWanted || standing(table) === wanted),
  );
}

/** What can be filtered by: only what there is, and nothing where it is all the same. */
export function games(tables: readonly TableInfo[]): string[] {
  return several(tables.map((table) => table.game).sort());
}

export function standings(tables: readonly TableInfo[]): Standing[] {
  return several(tables.map(standing));
}

function several<Value>(values: readonly Value[]): Value[] {
  const found = [...new Set(values)];
  return found.length > 1 ? found : [];
}

/** The final score, one's own first. */
export function scoreOf(table: TableInfo): string {
  const score = table.end?.how === "rules" ? table.end.score : null;
  if (!score) return "";
  const mine = table.yours.length === 1 && table.yours[0] === 1 ? 1 : 0;
  return `${score[mine]}:${score[mine === 0 ? 1 : 0]}`;
}
