import * as rest from "../net/rest";
import type { CodedReason, SeatReview } from "../net/wire";
import type { Seat } from "../games/contract";

const PAUSE = 700; // milliseconds between two questions

/** The choices of one seat in hindsight; more of them become ready while the page is open. */
export class Review {
  told = $state.raw<SeatReview | null>(null);
  trouble = $state.raw<CodedReason | null>(null);
  /** It is done, or closed, or has failed too often. */
  readonly ended: Promise<void>;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: Seat,
    /** How often in a row it may fail. */
    readonly patience = Infinity,
  ) {
    this.ended = this.#ask();
  }

  get failed(): boolean {
    return this.trouble !== null;
  }

  get done(): boolean {
    return this.told !== null && this.told.done >= this.told.total;
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(): Promise<void> {
    let failures = 0;
    while (!this.#closed && !this.done && failures < this.patience) {
      try {
        this.told = await rest.review(this.table, this.seat);
        this.trouble = null;
        failures = 0;
      } catch (error) {
        if (!(error instanceof rest.Refused)) throw error;
        this.trouble = error.reason;
        failures += 1;
      }
      await new Promise((wake) => setTimeout(wake, this.failed ? 4 * PAUSE : PAUSE));
    }
  }
}
