import type { ReplayPly } from "../net/wire";
import type { Line, Section } from "../state/story";

/** One game of a deal, in words. */
export interface Told {
  plies: readonly Pick<ReplayPly, "ply" | "token">[];
  sections: readonly Section[];
}

/** A line of one game beside the line of the other that stands in the same place. */
export interface Row {
  /** Null: the other game has more lines here. */
  cells: readonly [Line | null, Line | null];
  /** The same was done in both games. */
  isSame: boolean;
}

/** A trick or a turn of both games. */
export interface Part {
  headings: readonly [string, string];
  /** The positions in which it begins; null: this game was over before. */
  at: readonly [number | null, number | null];
  rows: Row[];
  /** All of it happened before the games parted. */
  isShared: boolean;
}

/**
 * Two games side by side: trick beside trick or turn beside turn, and line beside line. `parted` is
 * the first ply that they do not share.
 */
export function beside(one: Told, other: Told, parted: number): Part[] {
  const [left, right] = [numbered(one.sections), numbered(other.sections)];
  const numbers = [...new Set([...left.keys(), ...right.keys()])].sort((a, b) => a - b);
  return numbers.map((number) => {
    const pair = [left.get(number), right.get(number)] as const;
    const [mine, theirs] = [pair[0]?.lines ?? [], pair[1]?.lines ?? []];
    const rows = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at): Row => {
      const cells = [mine[at] ?? null, theirs[at] ?? null] as const;
      return { cells, isSame: done(cells[0], one) === done(cells[1], other) };
    });
    return {
      headings: [pair[0]?.heading ?? "", pair[1]?.heading ?? ""],
      at: [pair[0]?.at ?? null, pair[1]?.at ?? null],
      rows,
      isShared: rows.every((row) =>
        row.cells.every((line) => line !== null && lastPly(line) < parted),
      ),
    };
  });
}

/** One heading for both games: what they share is said once ("Turn 3: Anna / Ben"). */
export function sharedHeading([one, other]: Part["headings"]): string {
  if (!one || !other || one === other) return one || other;
  const words = one.split(" ");
  const apart = other.split(" ").findIndex((word, at) => word !== words[at]);
  return `${one} / ${other.split(" ").slice(apart).join(" ")}`;
}

export function lastPly(line: Line): number {
  return line.steps.at(-1)?.ply ?? 0;
}

/** What comes before the first trick or turn has the number 0. */
function numbered(sections: readonly Section[]): Map<number, Section> {
  return new Map(sections.map((each) => [each.opener ? each.number : 0, each]));
}

function done(line: Line | null, { plies }: Told): string | null {
  return line && line.steps.map((step) => plies[step.ply]?.token ?? "").join(" ");
}
