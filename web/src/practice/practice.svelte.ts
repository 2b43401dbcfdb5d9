import type { CodedReason } from "../net/wire";
import type { Seat } from "../games/contract";
import { valid } from "./valid";

/**
 * What this browser knows of a player: puzzles that were tried, puzzles out of their own games, and
 * how those games went. It stays here; the player can save it as a file and read it in elsewhere.
 */
export interface Practice {
  format: 1;
  /** Puzzles that come with a game, by game and number. */
  tried: Record<string, Record<string, Tried>>;
  own: OwnPuzzle[];
  games: PlayedGame[];
}

export interface Tried {
  /** Found at the first try. */
  first: boolean;
  /** Found at last. */
  found: boolean;
  on: string;
}

/** A costly decision of the player, to be found again. */
export interface OwnPuzzle {
  table: string;
  ply: number;
  game: string;
  seat: Seat;
  view: Record<string, unknown>;
  legal: string[];
  right: string[];
  played: string;
  chances: { right: number; played: number };
  why: CodedReason[];
  whyNot: CodedReason[];
  on: string;
  /** When it is asked next, as `repeat.ts` says; null: it is learned. */
  due: string | null;
  /** What the library needs to know about earlier answers. */
  memory: Record<string, unknown> | null;
}

export interface PlayedGame {
  table: string;
  game: string;
  on: string;
  /** A level of the computer, or who else it was. */
  opponent: number | "bot" | "person";
  result: 0 | 0.5 | 1;
  /**
   * Of its review: how many choices, and what they cost together, by their kind. Null: nobody has
   * looked at it yet; empty: there is nothing to be looked at.
   */
  kinds: Record<string, { count: number; cost: number }> | null;
}

const KEY = "zweikampf-practice";
const MOST_OWN = 300;
const MOST_GAMES = 2000;
export const NOTHING: Practice = { format: 1, tried: {}, own: [], games: [] };

/** Where content that cannot be read is put before something else is written; a number follows. */
const ASIDE = "zweikampf-practice-unread";

let practice = $state.raw<Practice>(read() ?? NOTHING);
/** The last change could not be written: this page alone knows of it. */
let isUnwritten = false;

/** As it is now. */
export function known(): Practice {
  return practice;
}

/** Change it here and for all other tabs, whose changes count too. */
export function change(step: (before: Practice) => Practice): void {
  practice = bounded(step(isUnwritten ? practice : (read() ?? NOTHING)));
  try {
    setAside();
    localStorage.setItem(KEY, JSON.stringify(practice));
    isUnwritten = false;
  } catch {
    isUnwritten = true; // a browser that keeps nothing is fine; it counts until the page is left
  }
}

addEventListener("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  const told = read() ?? NOTHING;
  practice = isUnwritten ? joined(practice, told) : told;
});

/** Null: nothing is kept here, or something that cannot be read. */
function read(): Practice | null {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** What cannot be read may be of a newer client, or be repaired by hand: it is not written over. */
function setAside(): void {
  const content = localStorage.getItem(KEY);
  if (content === null || read() !== null) return;
  let number = 1;
  while (localStorage.getItem(`${ASIDE}-${number}`) !== null) number += 1;
  localStorage.setItem(`${ASIDE}-${number}`, content);
}

/** What stays: the newest games, and of the puzzles those that are not learned yet. */
function bounded(all: Practice): Practice {
  const latest = [...all.own].sort(
    (one, other) =>
      Number(one.due === null) - Number(other.due === null) || other.on.localeCompare(one.on),
  );
  return { ...all, own: latest.slice(0, MOST_OWN), games: all.games.slice(-MOST_GAMES) };
}

/**
 * Two of them in one: what was found stays found, a game counts once with what its review said,
 * and of a puzzle the later answer counts.
 */
export function joined(one: Practice, other: Practice): Practice {
  const tried: Practice["tried"] = { ...one.tried };
  for (const [game, all] of Object.entries(other.tried)) {
    const both = { ...all, ...tried[game] };
    for (const [number, each] of Object.entries(all)) {
      const here = one.tried[game]?.[number];
      if (here)
        both[number] = {
          ...(here.on <= each.on ? here : each),
          found: here.found || each.found,
        };
    }
    tried[game] = both;
  }
  const named = (each: { table: string; ply?: number }) => `${each.table} ${each.ply ?? ""}`;
  const own = new Map(other.own.map((each) => [named(each), each]));
  for (const mine of one.own) {
    const theirs = own.get(named(mine));
    own.set(named(mine), theirs && answeredAt(theirs) > answeredAt(mine) ? theirs : mine);
  }
  const games = new Map(other.games.map((each) => [each.table, each]));
  for (const mine of one.games) {
    const told = [mine.kinds, games.get(mine.table)?.kinds];
    const kinds = told.find((each) => Object.keys(each ?? {}).length > 0) ?? mine.kinds;
    games.set(mine.table, { ...mine, kinds });
  }
  return {
    format: 1,
    tried,
    own: [...own.values()],
    games: [...games.values()].sort((first, second) => first.on.localeCompare(second.on)),
  };
}

/** When a puzzle was answered last; what never was is the oldest. */
function answeredAt({ memory }: OwnPuzzle): number {
  const last = memory?.["last_review"];
  return typeof last === "string" ? Date.parse(last) : 0;
}
