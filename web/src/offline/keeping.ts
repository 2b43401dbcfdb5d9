import * as rest from "../net/rest";
import type { TableInfo } from "../net/wire";
import { online } from "../state/network.svelte";

const DATA = "zweikampf-data"; // as worker/sw.ts calls it
const LATEST = 8; // games that are looked after: as many as the lobby shows at first
/** What an entry of the cache says about a game that is kept. */
const WHOLE = "whole";
const SEALED = "sealed"; // nobody is told the draws of a deal of the week before its end
/** More will not be told. */
const FINAL = ["nothing-sealed", "replay-not-kept"];

/** Finished games, for times without a network. Whatever is asked for once is kept by the worker. */
export class OfflineGames {
  /** Looked after since the page was opened. */
  readonly #seen = new Set<string>();

  /** A game that has just ended. */
  async keepGame(table: string): Promise<void> {
    if (!isKeeping()) return;
    this.#seen.add(table);
    await Promise.all([
      rest.tables().catch(refused), // the lobby names the game
      this.#ask(table, () => keepWhole(table)),
    ]);
  }

  /**
   * The reader's latest games, which may have ended while no page of theirs was open: one after the
   * other, and each of them once.
   */
  async keepLatest(over: readonly TableInfo[]): Promise<void> {
    if (!isKeeping()) return;
    for (const { id, deal } of over.slice(0, LATEST)) {
      if (!online()) return;
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      const kept = await mark(id);
      if (kept === null) await this.#ask(id, () => keepWhole(id));
      else if (kept === SEALED && !isClosed(deal)) await this.#ask(id, () => keepSeal(id));
    }
  }

  async #ask(id: string, wanted: () => Promise<void>): Promise<void> {
    try {
      await wanted();
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      const { code } = error.reason;
      if (FINAL.includes(code)) await note(id, WHOLE);
      else if (code === "week-not-over") await note(id, SEALED);
      else if (code === "no-connection") this.#seen.delete(id); // when the network is back
    }
  }
}

export const offlineGames = new OfflineGames();

async function keepWhole(id: string): Promise<void> {
  const { deal } = await rest.table(id);
  for (const seat of [0, 1] as const) {
    let known = 0;
    for (;;) {
      const page = await rest.replay(id, seat, known);
      known += page.plies.length;
      if (page.plies.length === 0 || known >= page.total) break;
    }
  }
  if (isClosed(deal)) await note(id, SEALED);
  else await keepSeal(id);
}

/** What the seal is checked by. */
async function keepSeal(id: string): Promise<void> {
  await Promise.all([rest.record(id), rest.draws(id)]);
  await note(id, WHOLE);
}

function refused(error: unknown): void {
  if (!(error instanceof rest.Refused)) throw error;
}

function isClosed(deal: TableInfo["deal"]): boolean {
  return deal?.ends != null && Date.now() < deal.ends;
}

/** The worker takes it for a part of the replay: they are forgotten together. */
const markOf = (id: string) => `/api/tables/${id}/replay?kept`;

async function mark(id: string): Promise<string | null> {
  const found = await (await caches.open(DATA)).match(markOf(id));
  return found ? found.text() : null;
}

async function note(id: string, how: string): Promise<void> {
  try {
    await (await caches.open(DATA)).put(markOf(id), new Response(how));
  } catch {
    // No room: then the game is asked for again by the next page.
  }
}

function isKeeping(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
