// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/games/contract";
import { PHRASE, Session } from "../../src/state/session.svelte";
import { facts, full, step, update } from "../frames";
import { FakeSocket, pass, takeOver } from "../sockets";

const STILL = 1_000;
/** A game that shows every step for a second. */
const module = {
  between: () => [{ view: { at: "still" }, pause: STILL }],
} as unknown as GameModule;
let session: Session;

beforeEach(async () => {
  takeOver();
  session = new Session("t1", 0, module, false);
  await pass(0);
  FakeSocket.latest.open();
  FakeSocket.latest.say(full(1, { legal: ["G1", "G2"], steps: [step(0), step(1)] }));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function answer(type: "done" | "refused", code = ""): void {
  const id = FakeSocket.latest.sent.at(-1)?.id ?? "";
  if (type === "done") FakeSocket.latest.say({ type, id, version: session.version });
  else FakeSocket.latest.say({ type, id, reason: { code, values: {} }, version: session.version });
}

describe("a position", () => {
  it("is taken over whole", () => {
    expect(session.version).toBe(1);
    expect(session.legal).toEqual(["G1", "G2"]);
    expect(session.show.scene).toEqual({ at: 1 });
    expect(session.log.map((each) => each.ply)).toEqual([0, 1]);
  });

  it("is carried on by updates; the log takes each ply once", () => {
    FakeSocket.latest.say(update(2, { steps: [step(1), step(2)], legal: ["G2"] }));
    expect(session.log.map((each) => each.ply)).toEqual([0, 1, 2]);
    expect(session.news.map((each) => each.ply)).toEqual([2]);
    expect(session.legal).toEqual(["G2"]);
  });

  it("after an undo is drawn at once, with a shorter log", () => {
    FakeSocket.latest.say(update(2, { steps: [step(2)] }));
    FakeSocket.latest.say(full(3, { steps: [step(0)], view: { at: "undone" } }));
    expect(session.show.scene).toEqual({ at: "undone" });
    expect(session.log.map((each) => each.ply)).toEqual([0]);
    expect(session.news).toEqual([]);
  });

  it("takes the seat that the draw has given", () => {
    FakeSocket.latest.say(full(2, { seat: 1 }));
    expect(session.seat).toBe(1);
  });

  it("forgets hints and refusals with the next one", async () => {
    const hint = session.hint();
    const id = FakeSocket.latest.sent.at(-1)?.id ?? "";
    const moves = [{ token: "G1", visits: 1, win_chance: 0.5, why: [] }];
    FakeSocket.latest.say({ type: "hint", id, moves, version: 1 });
    await hint;
    expect(session.hints).toEqual(moves);
    FakeSocket.latest.say(update(2));
    expect(session.hints).toEqual([]);
  });
});

describe("the seal of a finished weekly game", () => {
  it.each([
    ["stays closed while the week lasts", 8_640_000_000_000_000, "weekly", 0],
    ["is checked when the week is over", 1, "checking", 2],
  ])("%s", (_, ends, state, calls) => {
    const ask = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal("fetch", ask);
    const deal = { id: "d".repeat(32), week: "2026-W07", ends };
    const over = facts({ status: "over" });
    FakeSocket.latest.say(full(2, { table: `t${ends}`, commitment: "c", deal, facts: over }));
    expect([session.seal?.state, ask.mock.calls.length]).toEqual([state, calls]);
  });
});

describe("an action", () => {
  it("is sent for the version that was seen", () => {
    void session.act("G1");
    expect(FakeSocket.latest.ofType("act")).toMatchObject([{ token: "G1", version: 1 }]);
  });

  it("is sent once, however often it is clicked", () => {
    void session.act("G1");
    void session.act("G1");
    void session.act("G2");
    expect(FakeSocket.latest.ofType("act")).toHaveLength(1);
  });

  it("can follow as soon as the position has changed, before the first is confirmed", () => {
    void session.act("G1");
    FakeSocket.latest.say(update(2, { legal: ["G2"] }));
    void session.act("G2");
    expect(FakeSocket.latest.ofType("act").map((each) => each.version)).toEqual([1, 2]);
  });

  it("can be tried again after a refusal, which is shown", async () => {
    const first = session.act("G9");
    answer("refused", "must-follow");
    await first;
    expect(session.refused?.code).toBe("must-follow");
    void session.act("G1");
    expect(session.refused).toBeNull();
    expect(FakeSocket.latest.ofType("act")).toHaveLength(2);
  });

  it("in a lesson is answered by the lesson", async () => {
    const lesson = {
      asks: "act",
      number: 1,
      total: 2,
      points: [],
      text: "l1",
      wanted: [],
    } as const;
    FakeSocket.latest.say(
      full(2, { facts: facts({ lesson: { ...lesson, points: [], wanted: [] } }) }),
    );
    const first = session.act("G9");
    answer("refused", "l1-hint");
    await first;
    expect(session.answer).toBe("l1-hint");
    expect(session.refused).toBeNull();
  });

  it("cuts short what is being shown", () => {
    FakeSocket.latest.say(update(2, { legal: ["G2"] }));
    expect(session.show.busy).toBe(true);
    void session.act("G2");
    expect(session.show.busy).toBe(false);
    expect(session.show.scene).toEqual({ at: 2 });
  });
});

describe("settled", () => {
  it("is the version, while nothing is under way", () => {
    expect(session.settled).toBe(1);
  });

  it("is nothing while a still is shown", async () => {
    FakeSocket.latest.say(update(2));
    expect(session.settled).toBeNull();
    await pass(STILL);
    expect(session.settled).toBe(2);
  });

  it("is nothing from the click to the answer", async () => {
    const act = session.act("G1");
    expect(session.settled).toBeNull();
    answer("done");
    await act;
    expect(session.settled).toBe(1);
  });

  it("is nothing while an answer comes by itself", () => {
    FakeSocket.latest.say({ type: "facts", version: 1, facts: facts({ by_itself: true }) });
    expect(session.settled).toBeNull();
    FakeSocket.latest.say({ type: "facts", version: 1, facts: facts() });
    expect(session.settled).toBe(1);
  });

  it("is nothing while the line is down", () => {
    FakeSocket.latest.break();
    expect(session.settled).toBeNull();
  });
});

describe("looking", () => {
  it("is told once for each version", () => {
    session.look();
    session.look();
    FakeSocket.latest.say(update(2));
    session.look();
    expect(FakeSocket.latest.ofType("look").map((each) => each.version)).toEqual([1, 2]);
  });
});

it("a line that is closed for good says why", () => {
  const reason = { code: "old-rules", values: {} };
  FakeSocket.latest.say({ type: "bye", again: false, reason, version: 1 });
  expect(session.line).toBe("closed");
  expect(session.refused).toEqual(reason);
});

describe("an emote", () => {
  const say = (seat: 0 | 1, what: "hello" | "thanks") =>
    FakeSocket.latest.say({ type: "emote", version: session.version, seat, what });

  it("is shown for a moment, and changes nothing else", async () => {
    const { view, log } = session;
    say(1, "hello");
    expect(session.emotes).toEqual([null, "hello"]);
    await pass(PHRASE - 1);
    expect(session.emotes).toEqual([null, "hello"]);
    await pass(1);
    expect(session.emotes).toEqual([null, null]);
    expect([session.view, session.log, session.settled]).toEqual([view, log, 1]);
  });

  it("of one seat neither ends nor replaces that of the other; a new one begins again", async () => {
    say(1, "hello");
    await pass(PHRASE / 2);
    say(0, "thanks");
    say(1, "thanks");
    await pass(PHRASE / 2);
    expect(session.emotes).toEqual(["thanks", "thanks"]);
    await pass(PHRASE / 2);
    expect(session.emotes).toEqual([null, null]);
  });
});
