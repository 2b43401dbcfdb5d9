import { describe, expect, it } from "vitest";
import { beside, sharedHeading, type Told } from "../../src/deal/beside";
import { story } from "../../src/state/story";
import type { Texts } from "../../src/texts/texts.svelte";

/** Keys and values instead of sentences. */
const texts = ((key: string, values: Record<string, unknown> = {}) =>
  [key, values["card"] ?? values["number"]].join(" ")) as unknown as Texts;

/** A game as its cards: "|" begins a trick, "*" is dealt. */
function game(played: string): Told {
  const plies = played.split(" ").map((word, ply) => {
    const card = word.replace(/[|*]/g, "");
    const events = [{ event: "played", card }];
    const opens = word.startsWith("|") ? [{ event: "trick", seat: 0 }] : [];
    return {
      ply,
      actor: word.startsWith("*") ? ("chance" as const) : (0 as const),
      token: card,
      events: [...opens, ...events],
      by_itself: false,
    };
  });
  return { plies, sections: story(plies, 0, { opens: "trick" }, texts, ["Anna", "Ben"]) };
}

const text = (line: { text: string } | null) => line?.text.replace("event-played ", "") ?? "-";
const shown = (one: string, other: string, parted: number) =>
  beside(game(one), game(other), parted).map((part) => ({
    about: part.headings[0] || part.headings[1],
    at: part.at,
    rows: part.rows.map((row) => row.cells.map(text).join(row.isSame ? " = " : " / ")),
    isShared: part.isShared,
  }));

describe("the heading of both games", () => {
  it.each([
    ["Trick 3", "Trick 3", "Trick 3"],
    ["Turn 3: Anna", "Turn 3: Ben", "Turn 3: Anna / Ben"],
    ["Turn 3: Anna", "", "Turn 3: Anna"],
    ["", "Turn 3: Ben", "Turn 3: Ben"],
    ["Turn 3", "Trick 3", "Turn 3 / Trick 3"],
    ["", "", ""],
  ])("of %s and %s", (one, other, both) => {
    expect(sharedHeading([one, other])).toBe(both);
  });
});

describe("two games side by side", () => {
  it("stand trick beside trick and card beside card", () => {
    expect(shown("*a |b c |d e", "*a |b c |d f", 4)).toEqual([
      { about: "", at: [0, 0], rows: ["a = a"], isShared: true },
      { about: "log-section 1", at: [2, 2], rows: ["b = b", "c = c"], isShared: true },
      { about: "log-section 2", at: [4, 4], rows: ["d = d", "e / f"], isShared: false },
    ]);
  });

  it("go on when one of them is over", () => {
    expect(shown("*a |b c", "*a |b d |e f", 2)).toEqual([
      { about: "", at: [0, 0], rows: ["a = a"], isShared: true },
      { about: "log-section 1", at: [2, 2], rows: ["b = b", "c / d"], isShared: false },
      { about: "log-section 2", at: [null, 4], rows: ["- / e", "- / f"], isShared: false },
    ]);
  });

  it("are marked where the same was done again after they had parted", () => {
    expect(shown("|a b |c d", "|a x |c d", 1).at(-1)).toEqual({
      about: "log-section 2",
      at: [3, 3],
      rows: ["c = c", "d = d"],
      isShared: false,
    });
  });

  it("stand beside each other from the first ply if all is different", () => {
    expect(shown("|a", "|b", 0).map((part) => part.isShared)).toEqual([false]);
  });
});
