import type { GameEvent, GameModule, Names, Seat } from "../games/contract";
import type { CodedReason, LedgerMoment, LedgerSummary, ReplayPly } from "../net/wire";
import { tell, tellReason, whom } from "../state/say";
import { points, type Texts } from "../texts/texts.svelte";

const MOST_EVENTS = 5; // of a moment in words: cards that are drawn, a throw and what it shows
const LONGEST_LINE = 8; // moves of a solved line

/** What the words about a game depend on. `reader` is "you". */
export interface Telling {
  module: GameModule;
  texts: Texts;
  names: Names;
  reader: Seat | null;
}

/** Whom a figure is about; null stands for both. */
function who(seat: Seat | null, { reader, names }: Telling): { who: string; player: string } {
  if (seat === null) return { who: "both", player: "" };
  return { who: seat === reader ? "you" : "named", player: names[seat] };
}

/** The whole game in one sentence. */
export function verdict(summary: LedgerSummary, say: Texts, telling: Telling): string {
  const better = who(summary.better, telling);
  const luckier = who(summary.luckier, telling);
  const judged = { better: better.who, player: better.player };
  return say("insight-verdict", {
    play: say("insight-play", judged),
    gave: say("insight-gave", judged),
    luck: summary.part_of_luck,
    whose: luckier.who,
    player: luckier.player,
  });
}

/** The cost of a decision of a seat, with its name. */
export function perDecision(summary: LedgerSummary, seat: Seat, say: Texts, telling: Telling) {
  const { cost_per_decision, decisions, grade } = summary.seats[seat];
  return say("insight-per-decision", {
    ...who(seat, telling),
    cost: points(cost_per_decision, false),
    count: decisions,
    grade: grade ?? "none",
  });
}

export function heading(key: string, seat: Seat, say: Texts, telling: Telling): string {
  return say(key, who(seat, telling));
}

export interface SumRow {
  label: string;
  figure: string;
  /** The standard error. */
  about: string;
  total: boolean;
}

/** The sum that explains the result, line by line. */
export function sumOf(summary: LedgerSummary, seat: Seat, say: Texts, telling: Telling): SumRow[] {
  const [own, other] = [summary.seats[seat], summary.seats[seat === 0 ? 1 : 0]];
  const costs = (of: Seat) =>
    of === telling.reader
      ? say("insight-own-costs")
      : say("insight-other-costs", { player: telling.names[of] });
  const row = (label: string, figure: string, about = "", total = false) => ({
    label,
    figure,
    about,
    total,
  });
  const error = summary.luck_error > 0 ? `± ${points(summary.luck_error, false)}` : "";
  return [
    row(say("insight-start"), points(own.start, false)),
    row(say("insight-luck"), points(own.luck), error),
    row(costs(seat), points(-own.cost)),
    row(costs(seat === 0 ? 1 : 0), points(other.cost)),
    row(say("insight-remainder"), points(own.remainder)),
    row(say("insight-result"), points(own.result, false), "", true),
    row(say("insight-adjusted"), points(own.adjusted, false)),
  ];
}

/**
 * What chance did in a moment. All is known by now: what one seat did not see is taken from what
 * the other saw.
 */
export function happened(
  moment: LedgerMoment,
  plies: Readonly<Record<Seat, readonly ReplayPly[]>>,
  say: Texts,
  { module, texts, names, reader }: Telling,
): string {
  const [first, last] = moment.plies;
  if (first === 0) return say("insight-deal");
  const seen: GameEvent[] = [];
  for (let ply = first; ply <= last; ply++) seen.push(...bothSaw(plies, ply));
  const merged = module.merge?.(seen) ?? seen;
  // That a trick or a turn begins is said by the place of the moment.
  const told = merged.filter((event) => !module.silent?.(event) && event.event !== module.opens);
  const sentences = told
    .slice(0, MOST_EVENTS)
    .map((event) => tell(event, reader, module, texts, names));
  return sentences.join(" ") + (told.length > MOST_EVENTS ? " …" : "");
}

function bothSaw(plies: Readonly<Record<Seat, readonly ReplayPly[]>>, ply: number): GameEvent[] {
  const own = (plies[0][ply]?.events ?? plies[1][ply]?.events ?? []) as GameEvent[];
  const others = (plies[1][ply]?.events ?? []) as GameEvent[];
  return own.map((event, at) => {
    const other = others[at];
    if (other?.event !== event.event) return event;
    const fields = Object.entries(event).map(([name, value]) => [name, value ?? other[name]]);
    return Object.fromEntries(fields) as GameEvent;
  });
}

/**
 * Why a move of a seat was good or bad. Of someone else's move all is told by name, the reader's
 * own part in it too.
 */
export function tellReasons(
  why: readonly CodedReason[],
  seat: Seat,
  { module, texts, names, reader }: Telling,
): string {
  const other = seat === 0 ? 1 : 0;
  const isNameless = names[other] === texts("you-unnamed");
  const about = {
    ...whom(seat, reader, names),
    ...(isNameless ? { other: texts("seat-unnamed", { number: other + 1 }) } : {}),
  };
  return why.map((reason) => tellReason(reason, module, texts, seat, about)).join(" ");
}

/** Moves of a solved line; cards by their names. */
export function lineOf(tokens: readonly string[], { module, texts }: Telling, seat: Seat): string {
  const named = tokens.slice(0, LONGEST_LINE).map((token) => cardOf(token, module, texts, seat));
  return named.join(", ") + (tokens.length > LONGEST_LINE ? " …" : "");
}

/** What people call a card; its token if the game has no name for it. */
export function cardOf(token: string, module: GameModule, texts: Texts, seat: Seat): string {
  const card = module.values?.({ card: token }, texts, seat)["card"];
  return typeof card === "string" ? card : token;
}
