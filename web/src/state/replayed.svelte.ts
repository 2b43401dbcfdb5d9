import type { Seat } from "../games/contract";
import * as rest from "../net/rest";
import type { ReplayPly } from "../net/wire";

/** A finished game as each seat saw it, page by page. */
export class Replayed {
  plies = $state.raw<Readonly<Record<Seat, readonly ReplayPly[]>>>({ 0: [], 1: [] });
  total = $state.raw(0);
  /** The sides of which something has come: until then there is nothing to walk through. */
  come = $state.raw<ReadonlySet<Seat>>(new Set());
  failed = $state.raw(false);
  /** Sides that are on their way or have come. */
  #asked = new Set<Seat>();

  constructor(
    readonly table: string,
    /** What the game adds to a ply. */
    readonly complete: (ply: ReplayPly) => ReplayPly,
  ) {}

  /** Once for each side; what failed continues where it stopped. */
  async load(of: Seat): Promise<void> {
    if (this.#asked.has(of)) return;
    this.#asked.add(of);
    this.failed = false;
    try {
      for (let isMore = true; isMore;) isMore = await this.#page(of);
    } catch (error) {
      this.#asked.delete(of);
      if (!(error instanceof rest.Refused)) throw error;
      this.failed = true;
    }
  }

  /** The next page of a side; false if it was the last one. */
  async #page(of: Seat): Promise<boolean> {
    const { total, plies } = await rest.replay(this.table, of, this.plies[of].length);
    this.total = total;
    this.come = new Set([...this.come, of]);
    const found = [...this.plies[of], ...plies.map(this.complete)];
    this.plies = { ...this.plies, [of]: found };
    return plies.length > 0 && found.length < total;
  }
}
