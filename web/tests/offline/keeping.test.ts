// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { OfflineGames } from "../../src/offline/keeping";
import { reached } from "../../src/state/network.svelte";
import type { TableInfo } from "../../src/net/wire";

const LONG = 450; // plies: three pages
const WEEK_ENDS = Date.UTC(2030, 0, 7);

let asked: string[];
let kept: Map<string, string>;
let refused: Map<string, string>; // by the end of the address, with the reason
let ends: number | null;

function answer(path: string): Response {
  asked.push(path);
  for (const [end, code] of refused)
    if (path.endsWith(end))
      return new Response(JSON.stringify({ reason: { code, values: {} } }), { status: 409 });
  const from = Number(/from=(\d+)/.exec(path)?.[1] ?? 0);
  const replay = { plies: Array(Math.min(200, LONG - from)).fill({}), total: LONG };
  const table = { deal: ends === null ? null : { id: "d", week: "2030-1", ends } };
  return new Response(JSON.stringify(path.includes("/replay") ? replay : table));
}

const game = (id: string) =>
  ({ id, deal: ends === null ? null : { id: "d", week: "2030-1", ends } }) as TableInfo;
const games = (count: number) => Array.from({ length: count }, (_, at) => game(`t${at}`));

function openPage(): OfflineGames {
  asked = [];
  return new OfflineGames();
}

beforeEach(() => {
  kept = new Map();
  refused = new Map();
  ends = null;
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({
        match: (path: string) =>
          Promise.resolve(kept.has(path) ? new Response(kept.get(path)) : undefined),
        put: async (path: string, what: Response) => void kept.set(path, await what.text()),
      }),
  });
  vi.useFakeTimers({ toFake: ["Date"], now: WEEK_ENDS - 1 });
});

describe("finished games in the lobby", () => {
  it("are asked for with both hands, the seal and nothing else", async () => {
    const page = openPage();
    await page.keepLatest(games(1));
    const pages = [0, 1].flatMap((seat) =>
      [0, 200, 400].map((from) => `seat=${seat}&from=${from}`),
    );
    expect(asked).toEqual([
      "/api/tables/t0",
      ...pages.map((page) => `/api/tables/t0/replay?${page}`),
      "/api/tables/t0/record",
      "/api/tables/t0/draws",
    ]);
  });

  it("are the latest eight, and each is asked for once", async () => {
    const page = openPage();
    await Promise.all([page.keepLatest(games(30)), page.keepLatest(games(30))]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(asked.map((path) => path.split("/")[3])).size).toBe(8);
    await openPage().keepLatest(games(30));
    expect(asked).toEqual([]);
  });

  it("are not asked for again after they have ended on the page", async () => {
    const page = openPage();
    await page.keepGame("t0");
    expect(asked).toContain("/api/tables");
    await openPage().keepLatest(games(1));
    expect(asked).toEqual([]);
  });

  it("get what belongs to a deal of the week when the week is over", async () => {
    ends = WEEK_ENDS;
    await openPage().keepLatest(games(1));
    expect(asked).toContain("/api/tables/t0/replay?seat=1&from=400");
    expect(asked).not.toContain("/api/tables/t0/draws");
    await openPage().keepLatest(games(1));
    expect(asked).toEqual([]);
    vi.setSystemTime(WEEK_ENDS);
    refused.set("/draws", "week-not-over"); // the clock of the server is behind
    await openPage().keepLatest(games(1));
    expect(asked).toEqual(["/api/tables/t0/record", "/api/tables/t0/draws"]);
    refused.clear();
    await openPage().keepLatest(games(1));
    expect(asked).toEqual(["/api/tables/t0/record", "/api/tables/t0/draws"]);
    await openPage().keepLatest(games(1));
    expect(asked).toEqual([]);
  });

  it.each([
    ["/draws", "nothing-sealed"],
    ["/replay?seat=0&from=0", "replay-not-kept"],
  ])("are not asked for what the server does not have: %s", async (end, code) => {
    refused.set(end, code);
    await openPage().keepLatest(games(1));
    await openPage().keepLatest(games(1));
    expect(asked).toEqual([]);
  });

  it("are asked for again if the network was gone", async () => {
    const page = openPage();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
    await page.keepLatest(games(3));
    expect(kept.size).toBe(0);
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
    reached(true);
    await page.keepLatest(games(3));
    expect(kept.size).toBe(3);
  });

  it("are left alone without a worker that keeps them", async () => {
    vi.stubGlobal("navigator", {});
    const page = openPage();
    await page.keepLatest(games(1));
    await page.keepGame("t0");
    expect(asked).toEqual([]);
  });
});
