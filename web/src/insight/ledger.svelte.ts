import * as rest from "../net/rest";
import type { CodedReason, LedgerEntry, LedgerSummary } from "../net/wire";

const PAUSE = 500; // milliseconds between two questions

/** The ledger of a game; more of it becomes ready while the page is open. */
export class Ledger {
  entries = $state.raw<LedgerEntry[]>([]);
  summary = $state.raw<LedgerSummary | null>(null);
  total = $state.raw<number | null>(null);
  /** Why it cannot be had, or not now. */
  trouble = $state.raw<CodedReason | null>(null);
  #closed = false;

  constructor(readonly table: string) {
    void this.#ask();
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(): Promise<void> {
    while (!this.#closed) {
      let pause = PAUSE;
      try {
        const told = await rest.ledger(this.table, this.entries.length);
        this.trouble = null;
        this.total = told.total;
        this.entries = [...this.entries, ...told.entries];
        this.summary = told.summary;
        if (told.failed) this.trouble = { code: "not-worked-out", values: {} };
        if (told.failed || told.summary) return;
      } catch (error) {
        if (!(error instanceof rest.Refused)) throw error;
        this.trouble = error.reason;
        if (error.reason.code !== "no-connection" && error.reason.code !== "too-fast") return;
        pause = 4 * PAUSE;
      }
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}
