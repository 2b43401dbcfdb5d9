import type { Facts, Full, Ply, Update } from "../src/net/wire";

const PLAYER = { kind: "human", name: "", present: true, level: null } as const;

export function facts(change: Partial<Facts> = {}): Facts {
  return {
    by_itself: false,
    can: {
      undo: false,
      takeback: false,
      draw: false,
      rematch: false,
      resign: false,
      claim: false,
      resume: false,
      hint: false,
      emote: false,
      again: false,
      accept: [],
    },
    clocks: null,
    end: null,
    lesson: null,
    next: null,
    offers: { draw: [], rematch: [], takeback: null, lost: [] },
    players: [{ ...PLAYER }, { ...PLAYER }] as unknown as Facts["players"],
    restart: null,
    secret: null,
    spared: [],
    status: "running",
    watchers: 0,
    window: null,
    words_missing: [],
    ...change,
  };
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
