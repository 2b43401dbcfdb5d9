// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sideOf } from "../../src/deal/play";
import {
  firstPair,
  opponentOf,
  playerOf,
  resultOf,
  standingOf,
  timeLeft,
  weekOf,
} from "../../src/deal/words";
import { learn, speak, textsOf } from "../../src/texts/texts.svelte";
import { dealGame, dealInfo } from "./deals";

beforeAll(() => Promise.all([learn(), learn("throne")]));
beforeEach(() => speak("en"));

const HOUR = 3_600_000; // milliseconds

describe("a deal in words", () => {
  it("names the computer as everyone calls it", async () => {
    const texts = textsOf("throne");
    const bot = { id: "x", de: "Der Bot", en: "The bot" };
    expect(opponentOf(dealInfo(), texts)).toBe(texts("level-throne-3"));
    expect(opponentOf(dealInfo({ bot, level: null }), texts)).toBe("The bot");
    await speak("de");
    expect(opponentOf(dealInfo({ bot, level: null }), texts)).toBe("Der Bot");
  });

  it.each([
    [6.5 * 24, "6 days left"],
    [48, "2 days left"],
    [47.9, "47 hours left"],
    [1.5, "one hour left"],
    [0.2, "one hour left"],
    [0, null],
    [-3, null],
  ])("%d hours before the end of the week", (hours, words) => {
    expect(timeLeft(hours * HOUR, 0)).toBe(words);
  });

  it("numbers the week", () => {
    expect(weekOf("2026-W07")).toBe(7);
  });

  it.each([
    [dealInfo({ week: "2026-W07", finished: 0 }), "be the first"],
    [dealInfo({ week: "2026-W07", finished: 5 }), "5 players so far"],
    [dealInfo({ week: "2026-W07", standing: "playing", table: "0" }), "your game is in progress"],
    [
      dealInfo({
        week: "2026-W07",
        standing: "finished",
        finished: 300,
        place: 200,
      }),
      "place 200 of 300",
    ],
  ])("has one line in the lobby", (deal, line) => {
    expect(standingOf(deal)).toBe(line);
  });
});

describe("a game of a deal", () => {
  it("is told from the seat of its player", () => {
    expect(resultOf(dealGame(1))).toBe("won 29:20");
    const lost = { points: 0, seat: 1 as const };
    expect(resultOf(dealGame(1, lost))).toBe("lost 20:29");
    expect(resultOf(dealGame(1, { points: 0.5 }))).toBe("drawn 29:20");
    const end = { how: "resigned", reason: null, score: null, winner: 1 } as const;
    expect(resultOf(dealGame(1, { points: 0, end }))).toBe("lost (resigned)");
  });

  it("names its player", () => {
    expect(playerOf(dealGame(1))).toBe("Player 1");
    expect(playerOf(dealGame(1, { name: "" }))).toBe("Guest");
    expect(playerOf(dealGame(1, { yours: true }))).toBe("Player 1 (you)");
    expect(playerOf(dealGame(1, { yours: true, name: "" }))).toBe("You");
  });
});

describe("the side of a seat", () => {
  it("is that of the player who had the cards first, or the other one", () => {
    expect(sideOf({ seat: 1 }, 1)).toBe("same");
    expect(sideOf({ seat: 1 }, 0)).toBe("other");
  });
});

describe("the games that are compared first", () => {
  const [one, two, three] = [dealGame(1), dealGame(2), dealGame(3)];
  const mine = dealGame(4, { yours: true });
  const later = dealGame(5, { yours: true });
  const pair = (games: (typeof one)[], a: string | null = null, b: string | null = null) =>
    firstPair(games, [a, b])?.map((each) => Number(each.table));

  it("are the latest one of the reader and the best one of somebody else", () => {
    expect(pair([mine, one, later, two])).toEqual([5, 1]);
  });
  it("are both of the reader if there is nobody else", () => {
    expect(pair([mine, later])).toEqual([5, 4]);
  });
  it("are any two for somebody who only looks", () => {
    expect(pair([one, two])).toEqual([1, 2]);
  });
  it("are those that the address names", () => {
    expect(pair([one, two, three, mine], two.table, three.table)).toEqual([2, 3]);
    expect(pair([one, two, mine], mine.table, two.table)).toEqual([4, 2]);
  });
  it("never are one and the same game, whatever the address says", () => {
    expect(pair([one, two, mine], one.table, one.table)).toEqual([1, 2]);
    expect(pair([one, mine], null, mine.table)).toEqual([1, 4]);
    expect(pair([one, mine], "none", "none")).toEqual([4, 1]);
  });
  it("are none where there is just one", () => {
    expect(pair([mine])).toBeUndefined();
    expect(pair([])).toBeUndefined();
  });
});
