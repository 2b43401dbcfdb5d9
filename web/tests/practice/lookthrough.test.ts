// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../../src/net/wire";
import { change, joined, known, NOTHING } from "../../src/practice/practice.svelte";
import { LookThrough, notLookedAt } from "../../src/practice/lookthrough.svelte";
import { takeGames } from "../../src/practice/taking";
import { review, table } from "./own";

const finished = (id: string, day: number, given: Partial<TableInfo> = {}) =>
  table({ id, rules_known: true, changed: Date.parse(`2026-11-0${day}T10:00:00.000Z`), ...given });
const GAMES = [finished("a", 1), finished("b", 2), finished("c", 3)];
const plies = (of: string) => Array.from({ length: 10 }, (_, ply) => ({ ply, view: { of } }));
const refusal = (code: string) => ({ reason: { code, values: {} } });

/**
 * What the server has: its tables, and reviews that are ready at the second question. `fails` says
 * why something of a game cannot be had. Gives the games whose reviews were asked for.
 */
function serve(
  tables: readonly TableInfo[],
  fails: (id: string, what: string) => string | null = () => null,
): string[] {
  const asked: string[] = [];
  function answer(id: string, what: string): [object, number] {
    const found = tables.find((each) => each.id === id);
    if (!found) return [refusal("no-such-table"), 404];
    if (what === "replay") return [{ plies: plies(id), total: 10 }, 200];
    if (what !== "review") return [found, 200];
    const isSecond = asked.includes(id);
    asked.push(id);
    return [isSecond ? review : { ...review, done: 1, missed: [] }, 200];
  }
  vi.stubGlobal("fetch", (path: string) => {
    const [, id = "", what = ""] = /^\/api\/tables\/(\w+)\/?(\w*)/.exec(path) ?? [];
    const failure = fails(id, what);
    const [content, status] = failure ? [refusal(failure), 500] : answer(id, what);
    return Promise.resolve(new Response(JSON.stringify(content), { status }));
  });
  return asked;
}

const left = () => notLookedAt(known().games, "").map((each) => each.table);
async function lookedThrough(): Promise<LookThrough> {
  const look = new LookThrough();
  const run = look.start(notLookedAt(known().games, ""));
  await vi.runAllTimersAsync();
  await run;
  return look;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  change(() => NOTHING);
  takeGames(GAMES);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("games that nobody has looked at", () => {
  it("are the newest first, all or those of one game", () => {
    takeGames([finished("d", 4, { game: "tower" })]);
    expect(left()).toEqual(["d", "c", "b", "a"]);
    expect(notLookedAt(known().games, "tower").map((each) => each.table)).toEqual(["d"]);
  });

  it("are looked at one after the other, and then known", async () => {
    const asked = serve(GAMES);
    const look = new LookThrough();
    const run = look.start(notLookedAt(known().games, ""));
    await vi.advanceTimersByTimeAsync(100);
    expect([look.isRunning, look.way, look.total, asked]).toEqual([true, 0.5, 3, ["c"]]);
    await vi.runAllTimersAsync();
    await run;
    expect(asked).toEqual(["c", "c", "b", "b", "a", "a"]);
    expect([look.isRunning, look.done, look.found, left()]).toEqual([false, 3, 3, []]);
    expect(known().own.map((each) => each.view)).toEqual(["c", "b", "a"].map((of) => ({ of })));
    expect(known().games.every((each) => each.kinds?.["lead-1"]?.count === 1)).toBe(true);
  });

  it("wait for another time when it is stopped", async () => {
    const asked = serve(GAMES);
    const look = new LookThrough();
    const run = look.start(notLookedAt(known().games, ""));
    await vi.advanceTimersByTimeAsync(1600); // the first is done, the second is asked for once
    look.stop();
    expect([look.isRunning, look.done]).toEqual([false, 1]);
    await vi.runAllTimersAsync();
    await run;
    expect([asked, left(), look.found]).toEqual([["c", "c", "b"], ["b", "a"], 1]);
  });

  it("are passed over for good if they are gone, of old rules or of another browser", async () => {
    const old = finished("b", 2, { rules_known: false });
    const asked = serve([finished("a", 1, { yours: [] }), old]);
    const look = await lookedThrough();
    expect([asked, left(), look.done, look.trouble]).toEqual([[], [], 3, null]);
    // What another browser has found out about them is worth more.
    const kinds = { lead: { count: 1, cost: 0 } };
    const reviewed = { ...NOTHING, games: known().games.map((each) => ({ ...each, kinds })) };
    for (const both of [joined(known(), reviewed), joined(reviewed, known())])
      expect(both.games).toEqual(reviewed.games);
  });

  it.each(["", "review", "replay"])("wait for the network, and it is said: /%s", async (part) => {
    serve(GAMES, (_, what) => (what === part ? "no-connection" : null));
    const look = await lookedThrough();
    expect([look.isRunning, look.trouble?.code]).toEqual([false, "no-connection"]);
    expect([left(), known().own]).toEqual([["c", "b", "a"], []]);
  });

  it("do not stand in each other's way: one whose review fails is tried another time", async () => {
    serve(GAMES, (id, what) => (id === "c" && what === "review" ? "server-trouble" : null));
    const look = await lookedThrough();
    expect([look.done, look.found, left()]).toEqual([3, 2, ["c"]]);
  });
});
