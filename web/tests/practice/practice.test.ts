// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../../src/net/wire";
import { change, joined, known, NOTHING } from "../../src/practice/practice.svelte";
import { answered } from "../../src/practice/repeat";
import { takeGames, takeReview } from "../../src/practice/taking";
import { valid } from "../../src/practice/valid";
import { ownPuzzle, review, table } from "./own";

const KEY = "zweikampf-practice";
beforeEach(() => {
  localStorage.clear();
  change(() => NOTHING);
});

describe("games of one's own", () => {
  it("count once, with their result and opponent", () => {
    takeGames([table(), table({ id: "b", mode: "screen" }), table({ id: "c", yours: [0, 1] })]);
    takeGames([table()]);
    expect(known().games).toHaveLength(1);
    expect(known().games[0]).toMatchObject({ opponent: 3, result: 1, kinds: null });
  });
  it("that ended without a contest do not count", () => {
    const end = { how: "called-off", winner: null, reason: null, score: null } as TableInfo["end"];
    takeGames([table({ end }), table({ end: null })]);
    expect(known().games).toEqual([]);
  });
  it("give their costs and missed moments when they are reviewed", () => {
    takeGames([table()]);
    for (let times = 0; times < 2; times++)
      takeReview(table(), null, review, (ply) => ({ seat: 0, ply }));
    expect(known().games).toHaveLength(1);
    const kinds = known().games[0]?.kinds;
    expect(kinds?.["lead-1"]?.count).toBe(1);
    expect(kinds?.["lead-1"]?.cost).toBeCloseTo(0.3);
    expect(kinds?.["other"]).toEqual({ count: 1, cost: 0 });
    expect(known().own).toHaveLength(1);
    expect(known().own[0]).toMatchObject({ ply: 4, right: ["A"], played: "B", legal: ["A", "B"] });
  });
  it("count from their end on when they were opened before it", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-19T08:30:00.000Z"));
    takeReview(table({ end: null }), table().end, review, (ply) => ({ seat: 0, ply }));
    const on = "2026-11-19T08:30:00.000Z";
    expect(known().games).toMatchObject([{ result: 1, on }]);
    expect(known().own).toMatchObject([{ ply: 4, on, due: on }]);
  });
  it("are against the same opponent if they were opened before the seats were drawn", () => {
    const drawn: TableInfo["end"] = { how: "rules", winner: 0, reason: null, score: null };
    const swapped = { ...review, seat: 1 as const };
    takeReview(table({ end: null }), drawn, swapped, (ply) => ({ seat: 1, ply }));
    expect(known().games).toMatchObject([{ opponent: 3, result: 0 }]);
  });
});

describe("what is kept", () => {
  it("is the same after it was saved and read", async () => {
    takeReview(table(), null, review, (ply) => ({ seat: 0, ply }));
    const now = new Date("2026-11-19T10:00:00.000Z");
    const repeated = await answered(ownPuzzle(), true, now);
    const missed = { first: false, found: false, on: now.toISOString() };
    change((all) => ({
      ...all,
      tried: { throne: { 1: missed } },
      own: [...all.own, ownPuzzle({ ply: 1, due: null }), repeated],
    }));
    expect(known().own).toHaveLength(3);
    expect(valid(JSON.parse(JSON.stringify(known())))).toEqual(known());
  });
  it("is refused if it is something else", () => {
    for (const each of [null, [], {}, { format: 2 }, { ...NOTHING, games: 3 }])
      expect(valid(each)).toBeNull();
  });
  const badPuzzles: Record<string, unknown>[] = [
    ...["table", "game", "seat", "ply", "view", "legal", "right", "played", "chances"].map(
      (name) => ({ [name]: undefined }),
    ),
    ...["why", "whyNot", "on", "due", "memory"].map((name) => ({ [name]: undefined })),
    { right: [] },
    { chances: { right: "much", played: 0 } },
    { why: [{ code: "why-wins-trick" }] },
    { on: "yesterday" },
    { due: "soon" },
    { memory: { last_review: "2026-11-18T10:00:00.000Z" } },
  ];
  it.each(badPuzzles)("loses one bad puzzle and no other: %j", (bad) => {
    const good = ownPuzzle();
    expect(valid({ ...NOTHING, own: [{ ...good, ply: 2, ...bad }, good] })?.own).toEqual([good]);
  });
  const played = { table: "a", game: "throne", on: "2026-11-18", opponent: 3, result: 1 };
  it.each([
    { kinds: undefined },
    { kinds: { lead: { count: 0, cost: 0 } } },
    { kinds: { lead: 3 } },
    { result: 2 },
    { opponent: "nobody" },
    { on: 3 },
  ])("loses one bad game and no other: %j", (bad) => {
    const good = { ...played, kinds: { lead: { count: 1, cost: 0.2 } } };
    expect(valid({ ...NOTHING, games: [{ ...good, ...bad }, good] })?.games).toEqual([good]);
  });
  it("loses one bad answer and no other", () => {
    const good = { first: true, found: true, on: "2026-11-18" };
    const all = { throne: { 1: good, 2: true, 3: { ...good, found: "yes" } }, tower: [] };
    expect(valid({ ...NOTHING, tried: all })?.tried).toEqual({ throne: { 1: good } });
  });
  it("counts until the page is left where nothing can be written", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(NOTHING), setItem });
    for (const ply of [1, 2]) change((all) => ({ ...all, own: [...all.own, ownPuzzle({ ply })] }));
    expect(known().own.map((each) => each.ply)).toEqual([1, 2]);
    vi.unstubAllGlobals();
    change((all) => ({ ...all, own: [...all.own, ownPuzzle({ ply: 3 })] }));
    const written = JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown;
    expect(valid(written)?.own.map((each) => each.ply)).toEqual([1, 2, 3]);
  });
  it("is not written over if it cannot be read", () => {
    const unread = ['{"format": 2}', "{ torn"];
    for (const content of unread) {
      localStorage.setItem(KEY, content);
      change((all) => ({ ...all, own: [ownPuzzle()] }));
      expect(known().own).toHaveLength(1);
    }
    expect([1, 2].map((each) => localStorage.getItem(`${KEY}-unread-${each}`))).toEqual(unread);
  });
  it("joins with that of another browser", () => {
    const here = { first: false, found: false, on: "2026-11-01" };
    const there = { first: true, found: true, on: "2026-11-02" };
    const both = joined(
      { ...NOTHING, tried: { throne: { 1: here } }, own: [ownPuzzle()] },
      { ...NOTHING, tried: { throne: { 1: there, 2: there } }, own: [ownPuzzle({ ply: 13 })] },
    );
    expect(both.tried["throne"]?.["1"]).toEqual({ ...here, found: true });
    expect(both.tried["throne"]?.["2"]).toEqual(there);
    expect(both.own.map((each) => each.ply).sort()).toEqual([12, 13]);
  });
  it("keeps what either browser found out, in both directions", async () => {
    const found = { first: true, found: true, on: "2026-11-02" };
    const missed = { first: false, found: false, on: "2026-11-01" };
    const day = new Date("2026-11-19T10:00:00.000Z");
    const answeredOnce = await answered(ownPuzzle(), true, day);
    const game = { ...played, opponent: 3, result: 1 as const, kinds: null };
    const reviewed = { ...game, kinds: { lead: { count: 1, cost: 0.2 } } };
    const old = { ...NOTHING, tried: { throne: { 1: missed } }, own: [ownPuzzle()], games: [game] };
    const young = {
      ...NOTHING,
      tried: { throne: { 1: found } },
      own: [answeredOnce],
      games: [reviewed],
    };
    for (const both of [joined(old, young), joined(young, old)]) {
      expect(both.tried).toEqual({ throne: { 1: { ...missed, found: true } } });
      expect(both.own).toEqual([answeredOnce]);
      expect(both.games).toEqual([reviewed]);
    }
  });
});
