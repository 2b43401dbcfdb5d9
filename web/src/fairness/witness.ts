import type { Full, Ply, TableInfo } from "../net/wire";
import { hexOf } from "./bytes";

/**
 * What this browser saw of the seal of a table, and what it gave. It is kept until the game is
 * checked.
 */
export interface Seen {
  /** The first commitment that was shown. */
  commitment: string;
  /** Another one was shown later: nothing can repair that. */
  exchanged: boolean;
  /** It was shown before the cards were dealt. */
  early: boolean;
  /**
   * How the cards would be dealt, as it was said with the commitment: else a server that knows all
   * words could choose between two deals. What was kept before this was said has none.
   */
  dealing?: Full["dealing"];
  /** It was said to have the cards of another game, or of a week. */
  repeats?: boolean;
  /** The deal that the cards belong to, as soon as that is known. */
  deal?: string;
  /** By place: words that this browser has given ... */
  given: [string | null, string | null];
  /**
   * ... and those that were shown: the computer's with the commitment, all of them with the cards.
   */
  shown: [string | null, string | null];
  seatDraw: Full["seat_draw"];
  /**
   * By ply of a draw: what the events named, to be compared with what is said to have been drawn.
   */
  named: Record<number, string[]>;
  /** When it was last written; the oldest ones are forgotten. */
  at: number;
}

const PREFIX = "zweikampf-seal-";
const MOST_TABLES = 60;
const WORD_BYTES = 32;

/** Where the browser keeps nothing, this lasts until the page is left. */
const memory = new Map<string, Seen>();

export function seenAt(table: string): Seen | null {
  try {
    const kept = localStorage.getItem(PREFIX + table);
    if (kept !== null) return JSON.parse(kept) as Seen;
  } catch {
    // Forbidden, or not ours: the memory of this page has to do.
  }
  return memory.get(table) ?? null;
}

function keep(table: string, seen: Seen): void {
  seen.at = Date.now();
  memory.set(table, seen);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(seen));
  } catch {
    // Full or forbidden.
  }
}

function seenTables(): string[] {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return [...new Set([...memory.keys(), ...kept.map((key) => key.slice(PREFIX.length))])];
  } catch {
    return [...memory.keys()];
  }
}

/** Another table comes: those not looked at for the longest time are forgotten. */
function forgetOldest(): void {
  try {
    const byAge = seenTables().sort(
      (one, other) => (seenAt(other)?.at ?? 0) - (seenAt(one)?.at ?? 0),
    );
    for (const table of byAge.slice(MOST_TABLES - 1)) localStorage.removeItem(PREFIX + table);
  } catch {
    // Nothing is kept, so nothing needs to be forgotten.
  }
}

/** Always read again: another tab may have seen or given something since. */
function change(table: string, how: (seen: Seen) => void): void {
  const seen = seenAt(table);
  if (!seen) return;
  how(seen);
  keep(table, seen);
}

/**
 * A whole position was received. The first one counts; a later one that differs is noticed.
 */
export function sawFull(frame: Full): void {
  if ((frame.words === null && frame.deal === null) || !frame.commitment) return;
  const begun = frame.view !== null;
  const known = seenAt(frame.table);
  if (!known) forgetOldest();
  const seen = known ?? firstSight(frame, dealingOf(frame), !begun);
  if (seen.commitment !== frame.commitment) seen.exchanged = true;
  if (frame.deal) seen.deal = frame.deal.id;
  if (seen.dealing !== undefined && seen.dealing !== dealingOf(frame)) seen.exchanged = true;
  for (const place of [0, 1] as const) seen.shown[place] ??= frame.words?.[place] ?? null;
  if (begun && seen.seatDraw === "pending") seen.seatDraw = frame.seat_draw;
  // After an undo the plies from there on are new ones.
  const from = frame.steps[0]?.ply ?? frame.ply;
  const before = Object.entries(seen.named).filter(([ply]) => Number(ply) < from);
  seen.named = Object.fromEntries(before);
  note(seen, frame.steps);
  keep(frame.table, seen);
}

/** A server that says nothing about it has dealt by ply ever since. */
const dealingOf = (frame: Partial<Pick<Full, "dealing">>) => frame.dealing ?? "ply";

function firstSight(
  { commitment, seat_draw, deal }: Pick<Full, "commitment" | "seat_draw" | "deal">,
  dealing: Full["dealing"],
  early: boolean,
): Seen {
  return {
    commitment,
    exchanged: false,
    dealing,
    early,
    // The deal of a game that has given its own cards to others is named when it is over.
    repeats: early && deal !== null,
    ...(deal && { deal: deal.id }),
    given: [null, null],
    shown: [null, null],
    seatDraw: seat_draw,
    named: {},
    at: 0,
  };
}

/** The cards of this table can be played again from now on. */
export function sawDeal(table: string, deal: string): void {
  change(table, (seen) => (seen.deal = deal));
}

/**
 * What this browser saw of the table that had the cards of a deal first. It is found by the deal,
 * not by what the server says at the end: that could name a table that nobody has seen.
 */
export function firstOf(deal: string): Seen | null {
  return (
    seenTables()
      .map(seenAt)
      .find((seen) => seen?.deal === deal && seen.early && !seen.repeats) ?? null
  );
}

/** A table with the cards of a deal was made for this browser: no card has been dealt yet. */
export function sawTable(table: TableInfo): void {
  if (seenAt(table.id) || !table.commitment || table.status !== "waiting") return;
  forgetOldest();
  const seen = firstSight(table, "piles", true); // as all deals are dealt
  // Other cards than the first time: noticed before the game.
  const first = table.deal && firstOf(table.deal.id);
  if (first && first.commitment !== seen.commitment) seen.exchanged = true;
  keep(table.id, seen);
}

/**
 * Whether this player is asked for a word and may give it. Against the computer only if its word is
 * shown: else the server could choose it when it knows ours.
 */
export function mayGiveWord({ seat, commitment, words, facts }: Full): boolean {
  const hidden = facts.players.some(({ kind }, place) => kind === "computer" && !words?.[place]);
  return seat !== null && facts.words_missing.includes(seat) && commitment !== "" && !hidden;
}

export function sawSteps(table: string, steps: Ply[]): void {
  if (steps.some((step) => step.actor === "chance")) change(table, (seen) => note(seen, steps));
}

function note(seen: Seen, steps: Ply[]): void {
  for (const { ply, actor, events } of steps) {
    if (actor === "chance")
      seen.named[ply] = events.flatMap((event) => Object.values(event).filter(isName));
  }
}

function isName(value: unknown): value is string {
  return typeof value === "string";
}

/** The word of a place: made once, the same whenever it is asked for. */
export function wordFor(table: string, place: 0 | 1): string {
  const known = seenAt(table)?.given[place];
  if (known) return known;
  const word = hexOf(crypto.getRandomValues(new Uint8Array(WORD_BYTES)));
  change(table, (seen) => (seen.given[place] = word));
  return word;
}

/** The table had a word of this place already, from another browser: ours counts for nothing. */
export function wordRefused(table: string, place: 0 | 1, word: string): void {
  change(table, (seen) => {
    if (seen.given[place] === word) seen.given[place] = null;
  });
}
