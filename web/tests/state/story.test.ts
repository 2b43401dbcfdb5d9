import { describe, expect, it } from "vitest";
import type { GameEvent, Names } from "../../src/games/contract";
import { throws } from "../../src/games/dwarves/words";
import type { Ply } from "../../src/net/wire";
import { story, toldUntil } from "../../src/state/story";
import { placeOf, walk } from "../../src/state/walk";
import type { Texts, Values } from "../../src/texts/texts.svelte";

const NAMES: Names = ["Anna", "Ben"];
const texts = ((key: string, values: Values = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${String(value)}`)].join(
    " ",
  )) as unknown as Texts;

function ply(number: number, actor: Ply["actor"], ...events: GameEvent[]): Ply {
  return { ply: number, actor, events, by_itself: false };
}

const game = {
  opens: "turn-began",
  merge: throws,
  silent: (event: GameEvent) => event.event === "dealt",
};
const steps = [
  ply(0, "chance", { event: "dealt" }),
  ply(1, "chance", { event: "dealt" }, { event: "turn-began", seat: 1 }),
  ply(2, 1, { event: "roll" }),
  ply(3, "chance", { event: "die-rolled", die: "2" }),
  ply(4, "chance", { event: "die-rolled", die: "2" }),
  ply(5, "chance", { event: "die-rolled", die: "4" }),
  ply(6, 1, { event: "pass" }, { event: "turn-began", seat: 0 }, { event: "unblocked" }),
  ply(7, 0, { event: "pass" }),
];
const told = story(steps, null, game, texts, NAMES);

describe("a game in words", () => {
  it("gives every turn a heading with its number and its player", () => {
    expect(told.map(({ heading }) => heading)).toEqual([
      "log-section who=named player=Ben whom=named other=Anna number=1 name=Ben",
      "log-section who=named player=Anna whom=named other=Ben number=2 name=Anna",
    ]);
    expect(told.map(({ at }) => at)).toEqual([2, 7]);
  });
  it("says a throw of dice in one line", () => {
    expect(told[0]?.lines.map(({ text }) => text)).toEqual([
      "event-roll",
      "event-dice-rolled dice=224",
      "event-pass",
    ]);
  });
  it("says every line once, however many answers of chance it holds", () => {
    const said: string[] = [];
    const listening = ((key: string, values: Values = {}) => {
      said.push(key);
      return texts(key, values);
    }) as unknown as Texts;
    const deal = Array.from({ length: 9 }, (_, at) => ply(at, "chance", { event: "card" }));
    story(deal, null, {}, listening, NAMES);
    expect(said).toHaveLength(9);
  });
  it("divides a ply in which the next turn begins", () => {
    expect(told[1]?.lines.map(({ text }) => text)).toEqual(["event-unblocked", "event-pass"]);
  });
  it("does not count turns if the log begins in the middle", () => {
    const late = story(steps.slice(2), null, game, texts, NAMES);
    expect(late.map(({ number }) => number)).toEqual([0, 0]);
  });
  it("tells a line only as far as it has come", () => {
    const dice = told[0]?.lines[1];
    if (!dice) throw new Error("no dice");
    expect(toldUntil(5, dice, null, game, texts, NAMES)).toBe("event-dice-rolled dice=22");
    expect(toldUntil(6, dice, null, game, texts, NAMES)).toBe("event-dice-rolled dice=224");
  });
});

describe("a walk through a game", () => {
  const total = steps.length;
  const way = walk(steps, told, total);
  it("skips what nobody sees or decides", () => {
    expect(way.step(0, 1)).toBe(2); // the deal
    expect(way.step(2, -1)).toBe(0);
    expect(way.step(3, 1)).toBe(4);
    expect(way.step(total, 1)).toBe(total);
  });
  it("goes from turn to turn", () => {
    expect(way.section(0, 1)).toBe(2);
    expect(way.section(2, 1)).toBe(7);
    expect(way.section(7, 1)).toBe(total);
    expect(way.section(6, -1)).toBe(2);
    expect(way.section(2, -1)).toBe(0);
  });
  it("says where it is in the words of the game", () => {
    const where = (at: number) => placeOf(at, total, steps, told, game, texts);
    expect(where(0)).toBe("place-setup");
    expect(where(2)).toBe("log-place action=0 number=1");
    expect(where(6)).toBe("log-place action=1 number=1");
    expect(where(7)).toBe("log-place action=0 number=2");
    expect(where(total)).toBe("place-end");
  });
  it("gives the words of the game what the opening event counts", () => {
    const counted = told.map((each) => ({
      ...each,
      opener: each.opener && { ...each.opener, round: 3, name: "last" },
    }));
    expect(placeOf(2, total, steps, counted, game, texts)).toBe(
      "log-place round=3 action=0 number=1",
    );
  });
  it("counts steps in a game without turns", () => {
    const plain = story(steps, null, {}, texts, NAMES);
    expect(walk(steps, plain, total).hasSections).toBe(false);
    expect(placeOf(3, total, steps, plain, {}, texts)).toBe("ply-of ply=3 total=8");
  });
});
