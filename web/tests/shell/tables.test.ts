import { expect, it } from "vitest";
import type { TableInfo } from "../../src/net/wire";
import { byUrgency, games, narrowed, scoreOf, standing, standings } from "../../src/shell/tables";

function table(id: string, more: Partial<TableInfo>): TableInfo {
  return {
    id,
    game: "throne",
    status: "running",
    yours: [0],
    turn: 0,
    end: null,
    ...more,
  } as TableInfo;
}
const NO_SCORE = { reason: null, score: null };
const mine = table("mine", { turn: 0 });
const theirs = table("theirs", { turn: 1, game: "tower" });
const dice = table("dice", { turn: "chance" });
const [human, open] = ["human", "open"].map((kind) => ({ kind })) as TableInfo["players"];
const waiting = table("waiting", { status: "waiting", turn: null, players: [human, open] });
const unbegun = table("unbegun", { status: "waiting", turn: null, players: [human, human] });
const ended = (winner: 0 | 1 | null, yours: (0 | 1)[] = [0]) =>
  table("over", {
    status: "over",
    yours,
    end: { how: "rules", reason: "most", winner, score: [3, 5] },
  });

it("knows how a table stands", () => {
  expect([mine, theirs, dice, unbegun, waiting].map(standing)).toEqual([
    "your-turn",
    "their-turn",
    "running",
    "unbegun",
    "waiting",
  ]);
  expect([ended(0), ended(1), ended(null), ended(1, [0, 1])].map(standing)).toEqual([
    "won",
    "lost",
    "drawn",
    "decided",
  ]);
  const old = table("old", {
    status: "over",
    end: { ...NO_SCORE, how: "rules-changed", winner: null },
  });
  expect(standing(old)).toBe("ended");
  const off = table("off", {
    status: "over",
    end: { ...NO_SCORE, how: "called-off", winner: null },
  });
  expect(standing(off)).toBe("ended");
});

it("shows the tables that wait for the reader first, the latest of them first", () => {
  const again = table("again", { turn: 0 });
  expect(byUrgency([waiting, theirs, mine, dice, again]).map((each) => each.id)).toEqual([
    "mine",
    "again",
    "theirs",
    "dice",
    "waiting",
  ]);
});

it("filters by what there is, and by nothing where all are alike", () => {
  const all = [mine, theirs, waiting];
  expect(games(all)).toEqual(["throne", "tower"]);
  expect(standings(all)).toEqual(["your-turn", "their-turn", "waiting"]);
  expect(games([mine, waiting])).toEqual([]);
  expect(standings([mine])).toEqual([]);
  expect(narrowed(all, { game: "", standing: "" })).toEqual(all);
  expect(narrowed(all, { game: "throne", standing: "" })).toEqual([mine, waiting]);
  expect(narrowed(all, { game: "throne", standing: "waiting" })).toEqual([waiting]);
  expect(narrowed(all, { game: "tower", standing: "waiting" })).toEqual([]);
  // The last table of a kind has gone, and with it the way to choose another kind.
  expect(narrowed(all, { game: "dwarves", standing: "won" })).toEqual(all);
  expect(narrowed([mine], { game: "throne", standing: "their-turn" })).toEqual([mine]);
});

it("gives the reader's own score first", () => {
  expect(scoreOf(ended(1, [0]))).toBe("3:5");
  expect(scoreOf(ended(1, [1]))).toBe("5:3");
  expect(scoreOf(ended(1, [0, 1]))).toBe("3:5");
  const resigned = table("gone", {
    status: "over",
    end: { ...NO_SCORE, how: "resigned", winner: 1 },
  });
  expect(scoreOf(resigned)).toBe("");
});
