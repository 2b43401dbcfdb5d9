import type { Facts, Full, Ply, Update } from "../src/net/wire";
import { quietFacts, somebody } from "../src/state/facts";

/** A table at which two people play, and nothing is going on. */
export function facts(change: Partial<Facts> = {}): Facts {
  const players: Facts["players"] = [somebody("human"), somebody("human")];
  return quietFacts(players, { status: "running", ...change });
}

export function full(version: number, change: Partial<Full> = {}): Full {
  return {
    type: "full",
    version,
    table: "t1",
    game: "throne",
    mode: "computer",
    options: {},
    seat: 0,
    seat_draw: "none",
    deal: null,
    commitment: "",
    dealing: "ply",
    words: null,
    actor: 0,
    ply: version,
    legal: [],
    rules: [],
    steps: [],
    view: { at: version },
    facts: facts(),
    ...change,
  };
}

export function update(version: number, change: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    since: version - 1,
    actor: 0,
    ply: version,
    legal: [],
    rules: [],
    steps: [step(version)],
    view: { at: version },
    facts: facts(),
    ...change,
  };
}

export function step(ply: number, ...events: Record<string, unknown>[]): Ply {
  return { ply, actor: 0, events, by_itself: false };
}
