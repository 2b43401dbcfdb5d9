import type { Seat } from "../games/contract";
import type { LedgerEntry } from "../net/wire";

/** How luck and play stood for a seat in a position, as parts of a win. */
export interface Stage {
  /** The position, as a number of plies. */
  at: number;
  luck: number;
  play: number;
}

/** How luck and play added up over the game: a stage before the first entry and one after each. */
export function stages(entries: readonly LedgerEntry[], seat: Seat): Stage[] {
  const side = seat === 0 ? 1 : -1;
  let stage: Stage = { at: entries[0]?.ply ?? 0, luck: 0, play: 0 };
  const found = [stage];
  for (const { ply, actor, luck, cost } of entries) {
    // The end outside the rules is not a ply: it happens where the game stands.
    const at = actor === "over" ? ply : ply + 1;
    const play = stage.play + (actor === seat ? -cost : cost);
    stage = { at, luck: stage.luck + side * luck, play };
    found.push(stage);
  }
  return found;
}

/** How things stood in a position. */
export function stageAt(all: readonly Stage[], at: number): Stage {
  const found = all.findLast((stage) => stage.at <= at) ?? all[0];
  return found ?? { at, luck: 0, play: 0 };
}

/** What an axis shows: round figures from below the lowest to above the highest, with zero. */
export interface Scale {
  low: number;
  high: number;
  /** From the highest down. */
  marks: number[];
}

const LEAST = 0.05; // of a win: less than this is drawn flat
const SPACES = 3; // between marks, about
const ROUND = [1, 2, 2.5, 5, 10];

export function scaleOf(all: readonly Stage[]): Scale {
  const figures = all.flatMap(({ luck, play }) => [luck, play]);
  const [bottom, top] = [Math.min(-LEAST, ...figures), Math.max(LEAST, ...figures)];
  const step = roundUp((top - bottom) / SPACES);
  const first = Math.ceil(top / step - 1e-9);
  const last = Math.floor(bottom / step + 1e-9);
  const marks = Array.from({ length: first - last + 1 }, (_, index) => (first - index) * step);
  return { low: last * step, high: first * step, marks };
}

function roundUp(size: number): number {
  const unit = 10 ** Math.floor(Math.log10(size));
  return (ROUND.find((each) => each * unit >= size - 1e-9) ?? 10) * unit;
}

/** Where positions and figures lie in a box, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawing {
  x(at: number): number;
  y(figure: number): number;
  /** The position under a point. */
  atX(x: number): number;
}

export function drawing(box: Box, scale: Scale, first: number, total: number): Drawing {
  const span = Math.max(1, total - first);
  const width = Math.max(1, box.right - box.left);
  const height = box.bottom - box.top;
  return {
    x: (at) => box.left + (Math.min(span, Math.max(0, at - first)) / span) * width,
    y: (figure) => box.top + ((scale.high - figure) / (scale.high - scale.low)) * height,
    atX: (x) => Math.round(first + (Math.min(width, Math.max(0, x - box.left)) / width) * span),
  };
}

/** A line through all stages: a figure changes at its ply, and stays until the next change. */
export function lineOf(all: readonly Stage[], of: "luck" | "play", { x, y }: Drawing): string {
  const points = all.map((stage) => `${x(stage.at).toFixed(1)},${y(stage[of]).toFixed(1)}`);
  return points.join(" ");
}

/** The same closed along the zero line, to be filled. */
export function areaOf(all: readonly Stage[], of: "luck" | "play", drawn: Drawing): string {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return "";
  const zero = drawn.y(0).toFixed(1);
  const [from, to] = [drawn.x(first.at).toFixed(1), drawn.x(last.at).toFixed(1)];
  return `${from},${zero} ${lineOf(all, of, drawn)} ${to},${zero}`;
}
