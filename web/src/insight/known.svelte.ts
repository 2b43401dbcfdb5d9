import type { Seat } from "../games/contract";
import * as rest from "../net/rest";
import type { CodedReason, HiddenCard, KnownCards } from "../net/wire";

const PAUSE = 1000; // milliseconds before a question that came too early is asked again

/**
 * What the seats of a table could know. One question at a time: those who walk through a game get
 * an answer for where they stop.
 */
export class Known {
  /** The latest answer; it stays while the next one is on its way. */
  told = $state.raw<KnownCards | null>(null);
  trouble = $state.raw<CodedReason | null>(null);
  #wanted: { seat: Seat; ply: number } | null = null;
  #answers = new Map<string, KnownCards>();
  #asking = false;

  constructor(readonly table: string) {}

  want(seat: Seat, ply: number): void {
    this.#wanted = { seat, ply };
    const kept = this.#answers.get(`${seat} ${ply}`);
    if (kept) this.#tell(kept);
    else if (!this.#asking) void this.#ask();
  }

  /** Nobody looks any more: nothing else is asked for. */
  rest(): void {
    this.#wanted = null;
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#wanted) {
      const { seat, ply } = this.#wanted;
      const name = `${seat} ${ply}`;
      const told = this.#answers.get(name) ?? (await this.#answer(seat, ply));
      const isHere = this.#isAt(seat, ply);
      if ("code" in told) {
        // Trouble with a place that the reader has left is none.
        if (isHere) this.trouble = told;
        if (told.code === "too-fast") {
          await new Promise((wake) => setTimeout(wake, PAUSE));
          continue;
        }
      } else {
        this.#answers.set(name, told);
        if (isHere) this.#tell(told);
      }
      if (isHere) break;
    }
    this.#asking = false;
  }

  async #answer(seat: Seat, ply: number): Promise<KnownCards | CodedReason> {
    try {
      return await rest.known(this.table, seat, ply);
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      return error.reason;
    }
  }

  #tell(told: KnownCards): void {
    this.told = told;
    this.trouble = null;
  }

  #isAt(seat: Seat, ply: number): boolean {
    return this.#wanted?.seat === seat && this.#wanted.ply === ply;
  }
}

/** One place in which cards with equal chances could lie: how likely, and which of them did. */
export interface PlaceRow {
  place: string;
  /** Null: no card of the group was expected there. */
  chance: number | null;
  /** How many cards lay there, and which, with their copies. */
  count: number;
  lay: [card: string, copies: number][];
}

/** Cards that nobody could tell apart by their chances. */
export interface Alike {
  count: number;
  rows: PlaceRow[];
}

/** Hidden cards with equal chances together, the largest group first. */
export function alike(cards: readonly HiddenCard[]): Alike[] {
  const groups = new Map<string, HiddenCard[]>();
  for (const card of cards) {
    const name = JSON.stringify(Object.entries(card.chances).sort());
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  return [...groups.values()]
    .map((group) => {
      const chances = group[0]?.chances ?? {};
      const places = new Set([
        ...Object.keys(chances),
        ...group.flatMap((card) => Object.keys(card.truth)),
      ]);
      const rows = [...places].map((place) => ({
        place,
        chance: chances[place] ?? null,
        count: group.reduce((sum, { truth }) => sum + (truth[place] ?? 0), 0),
        lay: group.flatMap(({ card, truth }): PlaceRow["lay"] =>
          truth[place] ? [[card, truth[place]]] : [],
        ),
      }));
      const count = group.reduce((sum, { truth }) => sum + total(truth), 0);
      return { count, rows };
    })
    .sort((one, two) => two.count - one.count);
}

function total(truth: Record<string, number>): number {
  return Object.values(truth).reduce((sum, copies) => sum + copies, 0);
}
