import type { PlayedGame, Practice } from "../practice/practice.svelte";

/** Nothing is there to be shown, of any game. */
export function isBlank({ games, own, tried }: Practice): boolean {
  const isFound = Object.values(tried).some((all) => Object.values(all).some((each) => each.found));
  return games.length === 0 && own.length === 0 && !isFound;
}

/** Results against one kind of opponent. */
export interface Row {
  opponent: PlayedGame["opponent"];
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** The levels first, from the gentlest on, then other computers, then people. */
export function results(games: readonly PlayedGame[]): Row[] {
  const rows = new Map<PlayedGame["opponent"], Row>();
  for (const { opponent, result } of games) {
    const row = rows.get(opponent) ?? { opponent, played: 0, won: 0, drawn: 0, lost: 0 };
    row.played += 1;
    row[result === 1 ? "won" : result === 0 ? "lost" : "drawn"] += 1;
    rows.set(opponent, row);
  }
  const place = (each: PlayedGame["opponent"]) =>
    typeof each === "number" ? each : each === "bot" ? 100 : 101;
  return [...rows.values()].sort((one, other) => place(one.opponent) - place(other.opponent));
}

export interface Cost {
  on: string;
  /** Of a win, per decision. */
  part: number;
}

/** Of every game whose review was seen, in the order in which they were played. */
export function costs(games: readonly PlayedGame[]): Cost[] {
  return games.flatMap(({ on, kinds }) => {
    const all = Object.values(kinds ?? {});
    const count = all.reduce((sum, each) => sum + each.count, 0);
    const cost = all.reduce((sum, each) => sum + each.cost, 0);
    return count > 0 ? [{ on, part: cost / count }] : [];
  });
}

export interface Kind {
  game: string;
  kind: string;
  count: number;
  part: number;
}

/** Kinds of decisions, the weakest first. */
export function kinds(games: readonly PlayedGame[]): Kind[] {
  const found = new Map<string, { game: string; kind: string; count: number; cost: number }>();
  for (const played of games) {
    for (const [kind, { count, cost }] of Object.entries(played.kinds ?? {})) {
      const name = `${played.game} ${kind}`;
      const sum = found.get(name) ?? { game: played.game, kind, count: 0, cost: 0 };
      sum.count += count;
      sum.cost += cost;
      found.set(name, sum);
    }
  }
  return [...found.values()]
    .map(({ game, kind, count, cost }) => ({ game, kind, count, part: cost / count }))
    .sort((one, other) => other.part - one.part);
}

/** What says something about a player: a single choice does not. */
export const LEAST_CHOICES = 10;

/** The strongest and the weakest kind, if there are two that say something. */
export function extremes(all: readonly Kind[]): { strongest: Kind; weakest: Kind } | null {
  const telling = all.filter((each) => each.count >= LEAST_CHOICES && each.kind !== "other");
  const [weakest, strongest] = [telling[0], telling.at(-1)];
  return weakest && strongest && weakest !== strongest ? { strongest, weakest } : null;
}
