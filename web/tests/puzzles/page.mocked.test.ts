// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/net/rest";
import type { PuzzleInfo, PuzzleList } from "../../src/net/wire";
import { change, NOTHING } from "../../src/practice/practice.svelte";
import PuzzlePage from "../../src/puzzles/PuzzlePage.svelte";
import { keyOf, type Go, type Task } from "../../src/puzzles/task";
import { here, setHash } from "../../src/state/route.svelte";
import { ownPuzzle } from "../practice/own";

/** What the page gives its board. */
interface Given {
  game: string;
  task: Task;
  go: Go;
  trouble: unknown;
  choose(token: string): void;
}
const stage = vi.hoisted<{ board: unknown; lists: Map<string, Promise<unknown>> }>(() => ({
  board: null,
  lists: new Map(),
}));
vi.mock("../../src/puzzles/PuzzleBoard.svelte", () => ({
  default: (_: unknown, given: { task: Task }) => {
    if (given.task.view["torn"]) throw new Error("of older rules");
    stage.board = given;
  },
}));
vi.mock("../../src/games", () => ({ loadGame: () => Promise.resolve({}) }));
vi.mock("../../src/texts/texts.svelte", async (original) => ({
  ...(await original<object>()),
  learn: () => Promise.resolve(),
}));
vi.mock("../../src/net/rest", async (original) => ({
  ...(await original<object>()),
  games: () => Promise.resolve({ games: ["one", "two"].map((id) => ({ id, puzzles: 2 })) }),
  puzzles: (id: string) => stage.lists.get(id),
  tables: () => Promise.resolve({ tables: [] }),
}));

const puzzle = (number: number) =>
  ({
    number,
    grade: 1,
    seat: 0,
    view: {},
    right: ["A"],
    answers: { A: {}, B: {} },
  }) as unknown as PuzzleInfo;
const list = (game: string): PuzzleList => ({ game, version: 1, puzzles: [puzzle(1), puzzle(2)] });
const board = () => stage.board as Given;
const shows = () => `${board().game} ${board().task.key}`;
const at = (values: Record<string, string>) => flushSync(() => setHash(values));

/** All answers are there: what is still to come waits for nothing. */
const rested = () => new Promise<void>((wake) => setTimeout(wake));

let page: Record<string, unknown>;
beforeEach(async () => {
  localStorage.clear();
  change(() => ({ ...NOTHING, own: [ownPuzzle({ game: "one" })] }));
  stage.lists = new Map(["one", "two"].map((id) => [id, Promise.resolve(list(id))]));
  stage.board = null;
  setHash({ game: "one", number: "1" });
  page = mount(PuzzlePage, {
    target: document.body,
    props: {
      get hash() {
        return here().hash;
      },
    },
  });
  await rested();
  expect(shows()).toBe("one 1");
});
afterEach(() => unmount(page));

describe("the address of a puzzle", () => {
  it("begins another puzzle afresh", () => {
    flushSync(() => board().choose("B"));
    expect(board().go.chosen).toEqual(["B"]);
    at({ game: "one", number: "2" });
    expect([shows(), board().go.chosen]).toEqual(["one 2", []]);
  });
  it("names one's own puzzles too, and leaves them", () => {
    at({ game: "one", own: keyOf(ownPuzzle()) });
    expect(board().task.own?.ply).toBe(12);
    at({ game: "one", number: "2" });
    expect([shows(), board().task.own]).toEqual(["one 2", null]);
  });
  it("counts as it is last, whichever game comes first", async () => {
    let come: (told: PuzzleList) => void = () => {};
    const slow = new Promise<PuzzleList>((resolve) => (come = resolve));
    stage.lists.set("two", slow);
    at({ game: "two" });
    at({ game: "one", number: "2" });
    come(list("two"));
    await rested();
    expect(shows()).toBe("one 2");
  });
  it("says why another game has not come", async () => {
    const reason = { code: "no-connection", values: {} };
    stage.lists.set("two", Promise.reject(new Refused(reason)));
    at({ game: "two" });
    await rested();
    expect([board().game, board().trouble]).toEqual(["one", reason]);
  });
  it("of a position that cannot be shown leads on", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const torn = ownPuzzle({ game: "two", view: { torn: true } });
    change((all) => ({ ...all, own: [torn] }));
    at({ game: "two", own: keyOf(torn), number: "2" });
    await rested();
    expect(said).toHaveBeenCalledWith(new Error("of older rules"));
    document.querySelector<HTMLElement>("[role=alert] ~ [data-action=next]")?.click();
    await rested();
    expect([shows(), document.querySelector("[role=alert]")]).toEqual(["two 1", null]);
  });
});
