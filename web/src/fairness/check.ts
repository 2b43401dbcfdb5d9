import { ANY, type Source } from "../games/sources";
import type { ChanceDraw, ChanceDraws } from "../net/wire";
import { bytesOf } from "./bytes";
import { commitmentOf, drawn, keyOf, seatsAreSwapped, type Choice } from "./draws";
import type { Hashes, Hmac } from "./hashes";
import { Piles } from "./piles";
import { readRecord } from "./record";
import type { Seen } from "./witness";

/** Why a seal is broken: the key of the sentence, and its values. */
export interface Fault {
  code: string;
  values: Record<string, string | number>;
}

/**
 * `verified`: everything agrees, with what this browser saw before the deal and with the word that
 * it gave. `repeated`: the same of a game with the cards of another one, for which nobody is asked
 * for a word. `unwitnessed`: everything agrees with itself, but this browser was not there from the
 * beginning, gave no word or does not know the piles of the game.
 */
export type Verdict =
  { state: "verified" | "repeated" | "unwitnessed" } | { state: "broken"; fault: Fault };

export interface Evidence {
  table: string;
  /** What this browser has kept; null if it never saw the table before the end. */
  seen: Seen | null;
  /** The same of the table that had the cards first. */
  first: Seen | null;
  /** Where chance of the game comes from; null if that is not known here. */
  sources: readonly Source[] | null;
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
    const { told } = evidence;
    const name = nameOf(told);
    // A weekly deal has no words: its secret is the key.
    const key = words ? await keyOf(hashes, told.secret, name, words) : told.secret;
    const underKey = await hashes.hmac(bytesOf(key));
    checkSeats(evidence, await seatsAreSwapped(underKey, name));
    const actions = checkRecord(evidence, words);
    checkMissing(evidence);
    const comes = await dealer(told, underKey, sourcesIn(evidence));
    for (const draw of told.draws) {
      const { ply, token, choices } = draw;
      if (!isSound(choices)) throw new Broken("seal-bad-list", { ply: ply + 1 });
      const said = { ply: ply + 1, token };
      if (actions[ply] !== token) throw new Broken("seal-other-record", said);
      if ((await comes(draw)) !== token) throw new Broken("seal-bad-draw", said);
    }
    checkSeen(evidence);
  } catch (error) {
    if (error instanceof Broken) return { state: "broken", fault: error.fault };
    throw error;
  }
  if (!evidence.seen?.early || !knowsSources(evidence)) return { state: "unwitnessed" };
  if (dealOf(evidence.told) !== null) return { state: "repeated" };
  const hasGiven = evidence.seen.given.some((word) => word !== null);
  return { state: hasGiven ? "verified" : "unwitnessed" };
}

/** The game whose cards these are, if it is another one. Answers that were kept before there were
 * such games say nothing about it. */
const dealOf = (told: ChanceDraws) => (told as Partial<ChanceDraws>).deal ?? null;

/** What stands for the game in everything that is hashed. */
const nameOf = (told: ChanceDraws) => dealOf(told) ?? told.table;

/** Whether the server was not free to say which pile or which dice a draw came from. */
function knowsSources({ sources, told }: Evidence): boolean {
  if (sources !== null || told.dealing !== "piles") return true;
  return told.draws.every(({ source }) => ANY.some(({ name }) => name === source?.name));
}

/** Where they are not known, what the server says can only agree with itself. */
function sourcesIn(evidence: Evidence): readonly Source[] {
  if (evidence.sources) return evidence.sources;
  if (knowsSources(evidence)) return ANY;
  const said = new Map<string, Source>();
  for (const { source } of evidence.told.draws) {
    if (!source || said.has(source.name)) continue;
    const { name, pile, at } = source;
    said.set(name, pile === null ? { name } : { name, pile, from: at });
  }
  return [...said.values()];
}

/** What must come at each draw, in their order. */
async function dealer(
  told: ChanceDraws,
  underKey: Hmac,
  sources: readonly Source[],
): Promise<(draw: ChanceDraw) => Promise<string | null>> {
  const name = nameOf(told);
  if (told.dealing !== "piles") return ({ ply, choices }) => drawn(underKey, name, ply, choices);
  const bad = told.piles.find(({ cards }) => !isSound(cards));
  if (bad) throw new Broken("seal-bad-pile", { pile: bad.name });
  const piles = new Piles(underKey, name, sources);
  await piles.shuffle(told.piles);
  return (draw) => piles.next(draw);
}

async function checkSecret(evidence: Evidence, hashes: Hashes): Promise<void> {
  const { table, seen, first, told } = evidence;
  const shown = seen?.commitment ?? told.commitment;
  if (seen?.exchanged || told.commitment !== shown || told.table !== table)
    throw new Broken("seal-exchanged");
  if (first && first.commitment !== shown) throw new Broken("seal-exchanged");
  // Whether the cards are those of another game was said before they were dealt.
  if (seen?.early && (seen.repeats ?? false) !== (dealOf(told) !== null))
    throw new Broken("seal-other-deal");
  checkDealing(evidence);
  if ((await commitmentOf(hashes, told.secret, nameOf(told))) !== shown)
    throw new Broken("seal-bad-secret");
}

/** How the cards are dealt was said with the commitment; those of a deal are dealt by piles. */
function checkDealing({ seen, told }: Evidence): void {
  const dealing = (told as Partial<ChanceDraws>).dealing ?? "ply";
  const said = dealOf(told) === null ? (seen?.dealing ?? dealing) : "piles";
  if (said !== dealing) throw new Broken("seal-other-dealing");
}

function checkWords({ seen, told }: Evidence): [string, string] | null {
  if (told.words === null) {
    const isWeekly =
      dealOf(told) !== null && !seen?.given.some(Boolean) && !seen?.shown.some(Boolean);
    if (isWeekly) return null;
    throw new Broken("seal-no-words");
  }
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

function checkRecord({ table, told, record }: Evidence, words: [string, string] | null): string[] {
  const { headers, actions } = readRecord(record);
  const wanted: Record<string, string | undefined> = {
    table,
    commit: told.commitment,
    secret: told.secret,
    word0: words?.[0],
    word1: words?.[1],
    seats: told.seat_draw === "none" ? undefined : told.seat_draw,
    dealt: told.dealing === "piles" ? "piles" : undefined,
    deal: dealOf(told) ?? undefined,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (headers[name] !== value) throw new Broken("seal-other-header", { name });
  }
  return actions;
}

/** What this browser was shown during the game must be among the draws ... */
function checkMissing({ seen, told }: Evidence): void {
  const draws = new Set(told.draws.map((draw) => draw.ply));
  const missing = Object.keys(seen?.named ?? {}).find((ply) => !draws.has(Number(ply)));
  if (missing !== undefined) throw new Broken("seal-missing-draw", { ply: Number(missing) + 1 });
}

/** ... and must be what they drew. */
function checkSeen({ seen, told }: Evidence): void {
  const draws = new Map(told.draws.map((draw) => [draw.ply, draw]));
  const tokens = new Set(told.draws.flatMap((draw) => draw.choices.map(([token]) => token)));
  for (const [key, names] of Object.entries(seen?.named ?? {})) {
    const ply = Number(key);
    const draw = draws.get(ply);
    const other = names.find((name) => tokens.has(name) && name !== draw?.token);
    if (draw && other !== undefined)
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
