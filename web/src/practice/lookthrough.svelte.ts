import * as rest from "../net/rest";
import type { CodedReason, TableInfo } from "../net/wire";
import { Replayed } from "../state/replayed.svelte";
import { Review } from "../state/review.svelte";
import type { PlayedGame } from "./practice.svelte";
import { passOver, takeReview } from "./taking";

/** How often a review may fail in a row before the next game gets its turn. */
const PATIENCE = 4;

/** Games that nobody has looked at, the newest first; of one game only if it is named. */
export function notLookedAt(games: readonly PlayedGame[], game: string): PlayedGame[] {
  return games.filter((each) => each.kinds === null && (!game || each.game === game)).reverse();
}

/**
 * Finished games are looked at one after the other, by the same reviews that their replays ask for;
 * what was found in one of them is kept at once, so that nothing is lost by stopping.
 */
export class LookThrough {
  isRunning = $state.raw(false);
  total = $state.raw(0);
  done = $state.raw(0);
  /** New puzzles. */
  found = $state.raw(0);
  trouble = $state.raw<CodedReason | null>(null);
  #review = $state.raw<Review | null>(null);
  /** Only the latest run continues. */
  #run: object = {};

  /** How much of the games is behind us, the one at hand in part. */
  get way(): number {
    const told = this.#review?.told;
    return this.done + (told && told.total > 0 ? told.done / told.total : 0);
  }

  async start(games: readonly PlayedGame[]): Promise<void> {
    this.stop();
    const run = (this.#run = {});
    const isOn = () => run === this.#run;
    [this.total, this.done, this.found] = [games.length, 0, 0];
    this.trouble = null;
    this.isRunning = true;
    try {
      for (const { table } of games) {
        const found = await this.#look(table, isOn);
        if (!isOn()) return;
        this.found += found;
        this.done += 1;
        this.#review = null;
      }
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      if (isOn()) this.trouble = error.reason;
    } finally {
      if (isOn()) this.stop();
    }
  }

  stop(): void {
    this.#run = {};
    this.#review?.close();
    this.#review = null;
    this.isRunning = false;
  }

  /** How many puzzles a game has given. */
  async #look(id: string, isOn: () => boolean): Promise<number> {
    const table = await tableOf(id);
    if (!isOn()) return 0;
    const seat = table?.yours[0];
    if (!table?.rules_known || seat === undefined) {
      passOver(id);
      return 0;
    }
    const review = new Review(id, seat, PATIENCE);
    this.#review = review;
    await review.ended;
    if (review.trouble?.code === "no-connection") throw new rest.Refused(review.trouble);
    if (!review.told || !review.done) return 0;
    const replayed = new Replayed(id, (ply) => ply);
    if (review.told.missed.length > 0) await replayed.load(seat);
    if (replayed.failed) throw new rest.Refused({ code: "no-connection", values: {} });
    return takeReview(table, null, review.told, (ply) => replayed.plies[seat][ply - 1]?.view);
  }
}

/** Null: the server no longer has it, or it was read in and is of another one. */
async function tableOf(id: string): Promise<TableInfo | null> {
  try {
    return await rest.table(id);
  } catch (error) {
    if (error instanceof rest.Refused && error.reason.code === "no-such-table") return null;
    throw error;
  }
}

/** It continues while its page is open, whatever is shown of it. */
export const lookThrough = new LookThrough();
