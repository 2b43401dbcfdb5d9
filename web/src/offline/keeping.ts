import * as rest from "../net/rest";

/**
 * A game that has just ended can be replayed without a network: whatever is asked for once is kept
 * by the worker (worker/sw.ts).
 */
export async function keepGame(table: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
  try {
    await Promise.all([rest.table(table), rest.tables(), rest.draws(table)]);
    for (const seat of [0, 1] as const) {
      let known = 0;
      for (;;) {
        const page = await rest.replay(table, seat, known);
        known += page.plies.length;
        if (page.plies.length === 0 || known >= page.total) break;
      }
    }
  } catch (error) {
    // Then it is kept when it is looked at.
    if (!(error instanceof rest.Refused)) throw error;
  }
}
