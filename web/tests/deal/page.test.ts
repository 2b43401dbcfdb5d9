// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import DealPage from "../../src/deal/DealPage.svelte";
// What comes when it is needed is there already.
import "../../src/deal/DealPlayed.svelte";
import "../../src/games/throne";
import { seenAt } from "../../src/fairness/witness";
import type { DealInfo } from "../../src/net/wire";
import { here, setHash } from "../../src/state/route.svelte";
import { INSIGHT, learn, speak } from "../../src/texts/texts.svelte";
import { DEAL, dealGame, dealInfo } from "./deals";

const TABLE = "00000000000000ff";
/** Two games that part after their first choice. */
const GAMES: Record<string, string[]> = {
  [dealGame(1).table]: ["K1", "K2", "K3"],
  [dealGame(2).table]: ["K1", "G4"],
  [dealGame(3).table]: ["K1", "K5"],
};
const choices = (table: string) =>
  (GAMES[table] ?? []).map((token, ply) => ({ ply, actor: 0, token, events: [], view: {} }));

/** What the server says, by the address that is asked; a string is a refusal. */
let told: Record<string, unknown> = {};
let asked: unknown[] = [];
function answer(path: string): unknown {
  const url = new URL(path, "http://localhost");
  if (url.pathname in told) return told[url.pathname];
  const table = /tables\/([0-9a-f]+)\//.exec(path)?.[1] ?? "";
  const seat = { luck: 0.2, cost: 0.1, adjusted: table === dealGame(1).table ? 0.8 : 0.3 };
  if (path.includes("/ledger"))
    return { entries: [], summary: { seats: [seat, seat] }, total: 0, done: 0 };
  if (path.includes("/replay")) return { plies: choices(table), total: choices(table).length };
  if (!path.includes("/compare")) return { games: [], levels: [], bots: [] };
  const games = url.searchParams.getAll("table");
  const moved = games.map((each) => ({ table: each, parts: 1, moves: choices(each) }));
  return { game: "throne", common: 1, games: moved };
}
function call(path: string, { body }: RequestInit): Promise<Response> {
  if (typeof body === "string") asked.push([path, JSON.parse(body)]);
  const found = answer(path);
  const isRefused = typeof found === "string";
  const content = isRefused ? { reason: { code: found, values: {} } } : found;
  return Promise.resolve(new Response(JSON.stringify(content), { status: isRefused ? 404 : 200 }));
}

/** Until something is there; all answers are, so nothing is waited for but their turn. */
async function until(wanted: string): Promise<void> {
  for (let turn = 0; turn < 500 && !document.querySelector(wanted); turn++) {
    await new Promise<void>((wake) => setTimeout(wake));
    flushSync();
  }
  expect(document.querySelector(wanted)).not.toBeNull();
}

let page: Record<string, unknown> | null = null;
async function open(deal: DealInfo | string, wanted: string): Promise<void> {
  told[`/api/deals/${DEAL}`] = deal;
  page = mount(DealPage, {
    target: document.body,
    props: {
      id: DEAL,
      get hash() {
        return here().hash;
      },
    },
  });
  await until(wanted);
}
const text = (wanted: string) => document.querySelector(wanted)?.textContent.trim() ?? null;
const texts = (wanted: string) =>
  [...document.querySelectorAll(wanted)].map((each) => each.textContent.trim());

beforeAll(async () => {
  await Promise.all([learn(), learn("throne"), learn(INSIGHT)]);
  await speak("en");
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", call);
  [told, asked] = [{}, []];
  setHash({});
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

describe("the page of a deal", () => {
  it("says who asks, for what and against whom, and tells no card", async () => {
    await open(dealInfo(), "form");
    expect(text("h1")).toContain("Play the cards of Anna");
    expect(text("[data-about]")).toContain("nothing is revealed in advance");
    expect(text("[data-opponent]")).not.toBe("");
    expect(text("[data-action=play-deal]")).toBe("Start");
    expect(document.querySelector("[data-scores]")).toBeNull();
  });

  it("starts a game, whose seal was seen before its cards", async () => {
    const made = {
      id: TABLE,
      commitment: "c".repeat(64),
      status: "waiting",
      seat_draw: "none",
      deal: { id: DEAL, week: null, ends: null },
    };
    const path = `/api/deals/${DEAL}/play`;
    told[path] = { table: made, invite: null };
    await open(dealInfo(), "form");
    document.querySelector("form")?.requestSubmit();
    for (let turn = 0; turn < 500 && here().table === null; turn++)
      await new Promise<void>((wake) => setTimeout(wake));
    expect(asked).toEqual([[path, { side: "same", name: "", pace: "normal" }]]);
    expect(here().table).toBe(TABLE);
    expect(seenAt(TABLE)).toMatchObject({ early: true, repeats: true });
  });

  it("of a week says how long it lasts", async () => {
    const ends = Date.now() + 100 * 3_600_000;
    await open(dealInfo({ week: "2026-W07", name: "", ends }), "form");
    expect(text("h1")).toContain("Deal of the week");
    expect(text("[data-left]")).toBe("4 days left");
    expect(text("[data-about]")).toContain("without hints");
  });

  it("leads back to a game that is in progress", async () => {
    await open(dealInfo({ standing: "playing", table: TABLE }), "[data-action=go-on]");
    expect(document.querySelector("[data-action=go-on]")?.getAttribute("href")).toBe(`/t/${TABLE}`);
    expect(document.querySelector("form")).toBeNull();
  });

  it("says so if there is no such deal", async () => {
    await open("no-such-deal", "[role=alert]");
    expect(text("[role=alert]")).toBe("There is no such deal, or it is no longer there.");
  });

  const finished = () =>
    dealInfo({
      standing: "finished",
      table: dealGame(2).table,
      finished: 2,
      games: [dealGame(1), dealGame(2, { yours: true, name: "" })],
    });

  it("lists all games for who has finished one, with what they are worth without luck", async () => {
    await open(finished(), "[data-scores]");
    await until("[data-adjusted='0.8']");
    await until("[data-adjusted='0.3']");
    expect(texts("[data-scores] tbody a")).toEqual(["won 29:20", "won 28:20"]);
    expect(texts("[data-scores] [data-adjusted]")).toEqual(["80.0", "30.0"]);
    expect(texts("[data-scores] .place")).toEqual(["1.", "2."]);
    expect(document.querySelector("[data-scores] tbody a")?.getAttribute("href")).toBe(
      `/t/${dealGame(1).table}#ply=0&side=0`,
    );
  });

  it("compares two of them, from where they part", async () => {
    await open(finished(), "[data-parting]");
    await until("[data-adjusted='0.8']");
    await until("[data-adjusted='0.3']");
    expect(texts("[data-figure=adjusted]")).toEqual(["30.0", "80.0"]);
    expect(document.querySelector("[data-common]")?.getAttribute("data-common")).toBe("1");
    expect(texts("[data-parting]")).toEqual(["Goblin 4", "Knight 2"]);
    expect(document.querySelector("[data-parting]")?.getAttribute("href")).toBe(
      `/t/${dealGame(2).table}#ply=1&side=0`,
    );
  });

  it("forgets an answer about games that are no longer compared", async () => {
    const [one, own, other] = [dealGame(1), dealGame(2, { yours: true }), dealGame(3)];
    let refuse: () => void = () => {};
    vi.stubGlobal("fetch", (path: string, asking: RequestInit) => {
      const isFirst = path.includes(`${own.table}&table=${one.table}`);
      if (!isFirst || !path.includes("/compare")) return call(path, asking);
      const body = JSON.stringify({ reason: { code: "too-fast", values: { seconds: 1 } } });
      return new Promise((done) => (refuse = () => done(new Response(body, { status: 429 }))));
    });
    await open({ ...finished(), games: [one, own, other] }, "[data-compared=working]");
    setHash({ a: own.table, b: other.table });
    await until("[data-parting]");
    refuse();
    for (let turn = 0; turn < 5; turn++) await new Promise<void>((wake) => setTimeout(wake));
    flushSync();
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(texts("[data-parting]")).toEqual(["Goblin 4", "Knight 5"]);
  });

  it("leads to a second game that is in progress", async () => {
    await open({ ...finished(), table: TABLE }, "[data-action=go-on]");
    expect(document.querySelector("[data-action=go-on]")?.getAttribute("href")).toBe(`/t/${TABLE}`);
    expect(document.querySelector("[data-scores]")).not.toBeNull();
  });

  it("of a week says the place among all, however many are listed", async () => {
    const games = [dealGame(1), dealGame(2, { yours: true, place: 102 })];
    const week = { week: "2026-W07", ends: 1, over: true, finished: 150, place: 102 };
    await open({ ...finished(), ...week, games }, "[data-place='102']");
    expect(text("[data-place]")).toContain("150");
    expect(texts("[data-scores] .place")).toEqual(["1.", "102."]);
  });

  it("offers the cards again to who has finished all games", async () => {
    await open(finished(), "[data-action=again]");
    expect(document.querySelector("[data-action=go-on]")).toBeNull();
  });

  it("waits for a second game", async () => {
    await open({ ...finished(), games: [dealGame(2, { yours: true })] }, "[data-adjusted='0.3']");
    expect(texts("[data-scores] [data-adjusted]")).toEqual(["30.0"]);
    expect(text("[data-compared=alone]")).toContain("As soon as a second game");
  });
});
