// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/games/contract";
import PuzzleBoard from "../../src/puzzles/PuzzleBoard.svelte";
import { ownTask } from "../../src/puzzles/task";
import type { Picking } from "../../src/state/picking.svelte";
import { choose } from "../../src/state/settings.svelte";
import { textsOf } from "../../src/texts/texts.svelte";
import { ownPuzzle } from "../practice/own";

type Render = (anchor: unknown, ...given: (() => unknown)[]) => void;
vi.mock("../../src/table/Frame.svelte", () => ({
  default: (anchor: unknown, { board, below }: { board: Render; below: Render }) => {
    board(anchor);
    below(anchor, () => undefined);
  },
}));
const stage = vi.hoisted<{ picking: unknown }>(() => ({ picking: null }));
vi.mock("../../src/table/PickedLine.svelte", () => ({
  default: (_: unknown, given: { picking: unknown }) => void (stage.picking = given.picking),
}));
const picked = () => (stage.picking as Picking).token;

let act: (token: string) => void;
const module = {
  Board: (_: unknown, given: { act: typeof act }) => void (act = given.act),
  moveName: (token: string) => token,
} as unknown as GameModule;
const nothing = () => {};
const given = $state<ComponentProps<typeof PuzzleBoard>>({
  game: "throne",
  task: ownTask(ownPuzzle()),
  heading: "",
  module,
  texts: textsOf("throne"),
  go: { chosen: [], isShown: false },
  trouble: null,
  choose: nothing,
  again: nothing,
  show: nothing,
  next: nothing,
  panel: nothing as never,
});

let board: Record<string, unknown>;
beforeEach(() => {
  choose("confirm", true);
  Object.assign(given, { go: { chosen: [], isShown: false }, task: ownTask(ownPuzzle()) });
  board = mount(PuzzleBoard, { target: document.body, props: given });
  flushSync();
  flushSync(() => act("A"));
  expect(picked()).toBe("A");
});
afterEach(() => unmount(board));

it("a card that waits to be confirmed does not outlast the solution", () => {
  given.go = { chosen: [], isShown: true };
  flushSync();
  expect(picked()).toBeNull();
});
it("a card that waits to be confirmed does not outlast its puzzle", () => {
  given.task = ownTask(ownPuzzle({ ply: 13 }));
  flushSync();
  expect(picked()).toBeNull();
});
