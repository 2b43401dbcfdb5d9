import type { Full, StepTold } from "../net/wire";
import { hexOf } from "./bytes";

/** What this browser saw of the seal of a table, and what it gave. It is kept until the game is checked. */
export interface Seen {
  /** The first commitment that was shown. */
  commitment: string;
  /** Another one was shown later: nothing can repair that. */
  exchanged: boolean;
  /** It was shown before the cards were dealt. */
  early: boolean;
  /** By place: words that this browser has given ... */
  given: [string | null, string | null];
  /** ... and those that were shown: the computer's with the commitment, all of them with the cards. */
  shown: [string | null, string | null];
  seatDraw: Full["seat_draw"];
  /** By ply of a draw: what the events named, to be compared with what is said to have been drawn. */
  named: Record<number, string[]>;
  /** When it was last written; the oldest ones are forgotten. */
  at: number;
}

const KEY = "zweikampf-seals";
const MOST_TABLES = 40;
const WORD_BYTES = 32;

/** Where the browser keeps nothing, this lasts until the page is left. */
let memory: Record<string, Seen> = {};

function read(): Record<string, Seen> {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? memory : (JSON.parse(kept) as Record<string, Seen>);
  } catch {
    return memory;
  }
}

function write(all: Record<string, Seen>): void {
  const latest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  memory = Object.fromEntries(latest.slice(0, MOST_TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Full or forbidden: the memory of this page has to do.
  }
}

/** Always read again: another tab may have seen or given something since. */
function change(table: string, how: (seen: Seen) => void): void {
  const all = read();
  const seen = all[table];
  if (!seen) return;
  how(seen);
  seen.at = Date.now();
  write(all);
}

export function seenAt(table: string): Seen | null {
  return read()[table] ?? null;
}

/** A whole position was told. The first one counts; what a later one says differently is noticed. */
export function sawFull(frame: Full): void {
  if (frame.words === null || !frame.commitment) return;
  const all = read();
  const begun = frame.view !== null;
  const seen = (all[frame.table] ??= {
    commitment: frame.commitment,
    exchanged: false,
    early: !begun,
    given: [null, null],
    shown: [null, null],
    seatDraw: frame.seat_draw,
    named: {},
    at: 0,
  });
  if (seen.commitment !== frame.commitment) seen.exchanged = true;
  for (const place of [0, 1] as const) seen.shown[place] ??= frame.words[place];
  if (begun && seen.seatDraw === "pending") seen.seatDraw = frame.seat_draw;
  // After an undo the plies from there on are new ones.
  const from = frame.steps[0]?.ply ?? frame.ply;
  for (const ply of Object.keys(seen.named).map(Number)) if (ply >= from) delete seen.named[ply];
  note(seen, frame.steps);
  seen.at = Date.now();
  write(all);
}

export function sawSteps(table: string, steps: StepTold[]): void {
  if (steps.some((step) => step.actor === "chance")) change(table, (seen) => note(seen, steps));
}

function note(seen: Seen, steps: StepTold[]): void {
  for (const { ply, actor, events } of steps) {
    if (actor === "chance") seen.named[ply] = events.flatMap((event) => Object.values(event).filter(isName));
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
export function wordRefused(table: string, place: 0 | 1): void {
  change(table, (seen) => (seen.given[place] = null));
}
