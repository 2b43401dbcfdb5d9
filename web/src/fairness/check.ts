import type { ChanceDraws } from "../net/wire";
import { bytesOf } from "./bytes";
import { commitmentOf, drawn, keyOf, seatsAreSwapped, type Choice } from "./draws";
import type { Hashes } from "./hashes";
import { readRecord } from "./record";
import type { Seen } from "./witness";

/** Why a seal is broken: the key of the sentence, and its values. */
export interface Fault {
  code: string;
  values: Record<string, string | number>;
}

/**
 * `verified`: everything agrees, with what this browser saw before the deal and with the word that
 * it gave. `unwitnessed`: everything agrees with itself, but this browser was not there from the
 * beginning or gave no word.
 */
export type Verdict =
  { state: "verified" } | { state: "unwitnessed" } | { state: "broken"; fault: Fault };

export interface Evidence {
  table: string;
  /** What this browser has kept; null if it never saw the table before the end. */
  seen: Seen | null;
  /** The player's seat, where a player has just one. */
  seat: 0 | 1 | null;
  told: ChanceDraws;
  record: string;
}

class Broken extends Error {
  readonly fault: Fault;
  constructor(code: string, values: Fault["values"] = {}) {
    super(code);
    this.fault = { code, values };
  }
}

/**
 * Check a finished game: the secret against the commitment, the words, the seats, every draw, the
 * record.
 */
export async function check(evidence: Evidence, hashes: Hashes): Promise<Verdict> {
  try {
    await checkSecret(evidence, hashes);
    const words = checkWords(evidence);
    const { told, table } = evidence;
    const underKey = await hashes.hmac(bytesOf(await keyOf(hashes, told.secret, table, words)));
    checkSeats(evidence, await seatsAreSwapped(underKey, table));
    const actions = checkRecord(evidence, words);
    for (const { ply, token, choices } of told.draws) {
      if (!isSound(choices)) throw new Broken("seal-bad-list", { ply: ply + 1 });
      const said = { ply: ply + 1, token };
      if (actions[ply] !== token) throw new Broken("seal-other-record", said);
      if ((await drawn(underKey, table, ply, choices)) !== token)
        throw new Broken("seal-bad-draw", said);
    }
    checkSeen(evidence);
  } catch (error) {
    if (error instanceof Broken) return { state: "broken", fault: error.fault };
    throw error;
  }
  return { state: isWitnessed(evidence.seen) ? "verified" : "unwitnessed" };
}

async function checkSecret({ table, seen, told }: Evidence, hashes: Hashes): Promise<void> {
  const first = seen?.commitment ?? told.commitment;
  if (seen?.exchanged || told.commitment !== first || told.table !== table)
    throw new Broken("seal-exchanged");
  if ((await commitmentOf(hashes, told.secret, table)) !== first)
    throw new Broken("seal-bad-secret");
}

function checkWords({ seen, told }: Evidence): [string, string] {
  if (told.words === null) throw new Broken("seal-no-words");
  for (const place of [0, 1] as const) {
    const [given, shown] = [seen?.given[place], seen?.shown[place]];
    if (given && told.words[place] !== given) throw new Broken("seal-own-word");
    if (shown && told.words[place] !== shown) throw new Broken("seal-other-word");
  }
  return told.words;
}

function checkSeats({ seen, seat, told }: Evidence, swapped: boolean): void {
  const isDrawn = told.seat_draw !== "none";
  const before = seen?.seatDraw;
  const sameKind = before === undefined || isDrawn === (before !== "none");
  const sameResult = before === undefined || before === "pending" || before === told.seat_draw;
  if (!sameKind || !sameResult) throw new Broken("seal-seats");
  if (isDrawn && told.seat_draw !== (swapped ? "swapped" : "kept")) throw new Broken("seal-seats");
  const place = seen?.given[0] ? 0 : seen?.given[1] ? 1 : null;
  if (place !== null && seat !== null && (place !== seat) !== (isDrawn && swapped))
    throw new Broken("seal-seats");
}

function checkRecord({ table, told, record }: Evidence, words: [string, string]): string[] {
  const { headers, actions } = readRecord(record);
  const wanted: Record<string, string | undefined> = {
    table,
    commit: told.commitment,
    secret: told.secret,
    word0: words[0],
    word1: words[1],
    seats: told.seat_draw === "none" ? undefined : told.seat_draw,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (headers[name] !== value) throw new Broken("seal-other-header", { name });
  }
  return actions;
}

/**
 * What this browser was shown during the game must be among the draws, and must be what they drew.
 */
function checkSeen({ seen, told }: Evidence): void {
  const draws = new Map(told.draws.map((draw) => [draw.ply, draw]));
  const tokens = new Set(told.draws.flatMap((draw) => draw.choices.map(([token]) => token)));
  for (const [key, names] of Object.entries(seen?.named ?? {})) {
    const ply = Number(key);
    const draw = draws.get(ply);
    if (!draw) throw new Broken("seal-missing-draw", { ply: ply + 1 });
    const other = names.find((name) => tokens.has(name) && name !== draw.token);
    if (other !== undefined)
      throw new Broken("seal-other-card", { ply: ply + 1, token: draw.token, seen: other });
  }
}

/** Sorted as plain text, without repeats, with whole positive weights. */
function isSound(choices: readonly Choice[]): boolean {
  const sorted = choices.every(([token], at) => at === 0 || (choices[at - 1]?.[0] ?? "") < token);
  return (
    choices.length > 0 &&
    sorted &&
    choices.every(([, weight]) => Number.isSafeInteger(weight) && weight > 0)
  );
}

function isWitnessed(seen: Seen | null): boolean {
  return seen !== null && seen.early && seen.given.some((word) => word !== null);
}
