import type { GameEvent, GameModule, Names, Seat } from "../games/contract";
import type { Ply } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";
import { tellStep, valuesOf } from "./say";

/** What a game says about grouping and wording its events. */
type Telling = Pick<GameModule, "values" | "silent" | "opens" | "merge">;

/** One line of the log: an action, or what chance did in a row. */
export interface Line {
  /** The plies that it tells, from the first to the last one. */
  steps: Ply[];
  actor: Ply["actor"];
  text: string;
}

/** A part of the game with its own heading: a trick, a turn, or what comes before the first. */
export interface Section {
  /** The event that opened it; null for the beginning of the log. */
  opener: GameEvent | null;
  /** Which one it is, 0 if the log does not go back far enough to count. */
  number: number;
  /** The position in which it begins, as a number of plies. */
  at: number;
  heading: string;
  lines: Line[];
}

/** A game in words, with headings. */
export function story(
  steps: readonly Ply[],
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): Section[] {
  const first: Section = { opener: null, number: 0, at: 0, heading: "", lines: [] };
  const sections = [first];
  let current = first;
  const isWhole = steps[0]?.ply === 0;
  for (const step of steps) {
    for (const part of parts(step, game)) {
      if (part.opener) {
        const number = isWhole ? sections.length : 0;
        const heading = headingOf(part.opener, number, viewer, game, texts, names);
        current = { opener: part.opener, number, at: step.ply + 1, heading, lines: [] };
        sections.push(current);
      }
      const last = current.lines.at(-1);
      if (step.actor === "chance" && last?.actor === "chance") last.steps.push(part.step);
      else current.lines.push({ steps: [part.step], actor: step.actor, text: "" });
    }
  }
  for (const section of sections) {
    for (const line of section.lines)
      line.text = tellTogether(line.steps, viewer, game, texts, names);
    section.lines = section.lines.filter((line) => line.text !== "");
  }
  return sections.filter((section) => section.opener !== null || section.lines.length > 0);
}

/** Several plies as one text, so that a game can merge similar consecutive events. */
function tellTogether(
  steps: readonly Ply[],
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): string {
  const [only, ...more] = steps;
  if (!only) return "";
  const events = more.length === 0 ? only.events : steps.flatMap((step) => step.events);
  return tellStep({ ...only, events }, viewer, game, texts, names);
}

/** A line as far as it was told before a position. */
export function toldUntil(
  at: number,
  line: Line,
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): string {
  const past = line.steps.filter((step) => step.ply < at);
  if (past.length === line.steps.length) return line.text;
  return tellTogether(past, viewer, game, texts, names);
}

interface Part {
  opener: GameEvent | null;
  step: Ply;
}

/** A ply in which a section ends and the next one begins belongs to both. */
function parts(step: Ply, game: Telling): Part[] {
  const found: Part[] = [];
  let opener: GameEvent | null = null;
  let events: GameEvent[] = [];
  const close = () => {
    if (opener || events.length > 0) {
      const isFirst = found.length === 0;
      found.push({ opener, step: { ...step, events, by_itself: step.by_itself && isFirst } });
    }
  };
  for (const event of step.events as GameEvent[]) {
    if (event.event === game.opens) {
      close();
      opener = event;
      events = [];
    } else {
      events.push(event);
    }
  }
  close();
  return found;
}

function headingOf(
  opener: GameEvent,
  number: number,
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): string {
  const name = names[opener["seat"] === 1 ? 1 : 0];
  return texts("log-section", {
    ...valuesOf(opener, viewer, game, texts, names),
    number,
    name,
  });
}
