import * as rest from "../net/rest";
import type { SeatReview } from "../net/wire";
import type { Seat } from "../games/contract";

const PAUSE = 700; // milliseconds between two questions

/** The choices of one seat in hindsight; more of them become ready while the page is open. */
export class Review {
  told = $state.raw<SeatReview | null>(null);
  failed = $state.raw(false);
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: Seat,
  ) {
    void this.#ask();
  }

  get done(): boolean {
    return this.told !== null && this.told.done >= this.told.total;
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(): Promise<void> {
    while (!this.#closed && !this.done) {
      try {
        this.told = await rest.review(this.table, this.seat);
        this.failed = false;
      } catch (error) {
        if (!(error instanceof rest.Refused)) throw error;
        this.failed = true;
      }
      await new Promise((wake) => setTimeout(wake, this.failed ? 4 * PAUSE : PAUSE));
    }
  }
}
