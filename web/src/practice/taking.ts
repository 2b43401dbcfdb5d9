import type { Seat } from "../games/contract";
import type { GameEnd, SeatReview, TableInfo } from "../net/wire";
import { change, known, type OwnPuzzle, type PlayedGame, type Practice } from "./practice.svelte";

/** The reader's finished games: how, and against whom. What was no contest counts for nothing. */
export function takeGames(tables: readonly TableInfo[]): void {
  const found = tables.flatMap((table) => {
    const [seat, ...others] = table.yours;
    const played = seat === undefined || others.length > 0 ? null : playedGame(table, seat);
    return played && !known().games.some((each) => each.table === played.table) ? [played] : [];
  });
  if (found.length > 0) change((before) => found.reduce(withGame, before));
}

/**
 * Its review is ready: what the choices cost, and what there is to learn from them. A table that
 * was opened to be played knows nothing of its end: that was told later, so it is of now. Says how
 * many puzzles are new.
 */
export function takeReview(
  opened: TableInfo,
  end: GameEnd | null,
  review: SeatReview,
  before: (ply: number) => Record<string, unknown> | undefined,
): number {
  const table = opened.end ? opened : { ...opened, end, changed: Date.now() };
  const played = playedGame(table, review.seat);
  if (!played) return 0;
  const kinds = kindsOf(review);
  const puzzles = puzzlesOf(table, review, before);
  let count = 0;
  change((all) => {
    const fresh = puzzles.filter(
      (each) => !all.own.some((old) => old.table === each.table && old.ply === each.ply),
    );
    count = fresh.length;
    return { ...withGame(all, { ...played, kinds }), own: [...all.own, ...fresh] };
  });
  return count;
}

/** A game that can no longer be looked at gives nothing, and is not asked for again. */
export function passOver(table: string): void {
  change((all) => ({
    ...all,
    games: all.games.map((each) =>
      each.table === table ? { ...each, kinds: each.kinds ?? {} } : each,
    ),
  }));
}

export function playedGame(table: TableInfo, seat: Seat): PlayedGame | null {
  const { end, mode } = table;
  if (!end || mode === "screen" || mode === "lesson" || table.origin) return null;
  if (!["rules", "resigned", "time", "gone", "agreed"].includes(end.how)) return null;
  // A page that was open before the seats were drawn names the players by their places.
  const isByPlace = table.yours.length === 1 && table.yours[0] !== seat;
  const other = table.players[isByPlace ? seat : seat === 0 ? 1 : 0];
  return {
    table: table.id,
    game: table.game,
    on: ended(table),
    opponent: other.kind !== "computer" ? "person" : other.bot ? "bot" : (other.level ?? "bot"),
    result: end.winner === null ? 0.5 : end.winner === seat ? 1 : 0,
    kinds: null,
  };
}

function ended(table: TableInfo): string {
  return new Date(table.changed).toISOString();
}

/** A game that was known keeps its day, and what its review said. */
function withGame(all: Practice, played: PlayedGame): Practice {
  const old = all.games.find((each) => each.table === played.table);
  const merged = old ? { ...played, on: old.on, kinds: played.kinds ?? old.kinds } : played;
  const games = all.games.filter((each) => each.table !== played.table);
  games.push(merged);
  games.sort((one, other) => one.on.localeCompare(other.on));
  return { ...all, games };
}

/** How many choices of each kind there were, and what was given away in them. */
export function kindsOf(review: SeatReview): NonNullable<PlayedGame["kinds"]> {
  const found: NonNullable<PlayedGame["kinds"]> = {};
  for (const { kind, win_chance, played } of review.plies) {
    const each = (found[kind || "other"] ??= { count: 0, cost: 0 });
    each.count += 1;
    each.cost += Math.max(0, win_chance - played.win_chance);
  }
  return found;
}

export function puzzlesOf(
  table: TableInfo,
  review: SeatReview,
  before: (ply: number) => Record<string, unknown> | undefined,
): OwnPuzzle[] {
  const on = ended(table);
  return review.missed.flatMap((missed) => {
    const view = before(missed.ply);
    const choice = review.plies.find((each) => each.ply === missed.ply);
    if (!view || !choice || missed.legal.length === 0) return [];
    return {
      table: table.id,
      ply: missed.ply,
      game: table.game,
      seat: review.seat,
      view,
      legal: missed.legal,
      right: choice.best.map((move) => move.token),
      played: missed.played.token,
      chances: { right: missed.better.win_chance, played: missed.played.win_chance },
      why: missed.why,
      whyNot: missed.why_not,
      on,
      due: on,
      memory: null,
    };
  });
}
