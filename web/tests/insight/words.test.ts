// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { cardName, isCard } from "../../src/games/throne/words";
import type { GameModule, Names } from "../../src/games/contract";
import { happened, sumOf, tellReasons, verdict, type Telling } from "../../src/insight/words";
import type { CodedReason, LedgerSummary, ReplayPly, SeatLedger } from "../../src/net/wire";
import { pairing, whom } from "../../src/state/say";
import { INSIGHT, learn, points, speak, t, textsOf } from "../../src/texts/texts.svelte";

const named: GameModule["values"] = (values, texts) => {
  const card = values["card"];
  return isCard(card) ? { ...values, card: cardName(card, texts) } : values;
};
const say = textsOf(INSIGHT);
const telling: Telling = {
  module: { values: named } as unknown as GameModule,
  texts: textsOf("throne"),
  names: ["Anna", "Ben"],
  reader: 0,
};

beforeAll(async () => {
  await Promise.all([learn(), learn("throne"), learn(INSIGHT)]);
  await speak("en");
});

const seat = (given: Partial<SeatLedger>): SeatLedger => ({
  result: 0,
  start: 0.5,
  luck: 0,
  cost: 0,
  remainder: 0,
  adjusted: 0,
  decisions: 4,
  cost_per_decision: 0,
  grade: "strong",
  luckiest: [],
  unluckiest: [],
  costliest: [],
  ...given,
});
const summary: LedgerSummary = {
  game: "throne",
  better: 0,
  luckier: 1,
  winner: 1,
  part_of_luck: "decided",
  luck_error: 0.05,
  seats: [seat({ luck: -0.4, cost: 0.1 }), seat({ luck: 0.4, cost: 0.2, result: 1 })],
  explained: [],
};

describe("a ledger in words", () => {
  it("speaks to its reader, and to others of players by name", async () => {
    expect(verdict(summary, say, telling)).toBe("You played better, but luck decided.");
    const watching = { ...telling, reader: null };
    expect(verdict(summary, say, watching)).toBe("Anna played better, but luck decided.");
    await speak("de");
    expect(verdict(summary, say, telling)).toContain("Du hast besser gespielt");
    await speak("en");
  });

  it("says so where the remainder is larger than luck and play", async () => {
    const unclear: LedgerSummary = { ...summary, part_of_luck: "unexplained" };
    const watching = { ...telling, reader: null };
    expect(verdict(unclear, say, telling)).toMatch(
      /^By these estimates you gave away less, but the remainder is too large to say what/,
    );
    expect(verdict(unclear, say, watching)).toMatch(/^By these estimates Anna gave away less/);
    await speak("de");
    expect(verdict(unclear, say, telling)).toMatch(/hast du weniger verschenkt, aber der Rest/);
    expect(verdict(unclear, say, watching)).toMatch(/hat Anna weniger verschenkt, aber der Rest/);
    await speak("en");
  });

  it("gives the reasons of a player to others by name", async () => {
    const why: CodedReason[] = [
      { code: "why-wins-upcard", values: { card: "D9" } },
      { code: "why-undead-theirs", values: { count: 1 } },
      { code: "why-certain", values: { result: "won" } },
    ];
    expect(tellReasons(why, 0, telling)).toBe(
      "It wins Dwarf 9. The undead goes to your opponent’s score pile. " +
        "Worked out to the end: it wins, whatever your opponent plays.",
    );
    const named =
      "It wins Dwarf 9. The undead goes to Ben’s score pile. " +
      "Worked out to the end: Anna wins, whatever Ben plays.";
    expect(tellReasons(why, 0, { ...telling, reader: null })).toBe(named);
    // The opponent's decision, read by a player: the other one is the reader, by name too.
    expect(tellReasons(why, 0, { ...telling, reader: 1 })).toBe(named);
    const nameless: Telling = { ...telling, names: ["Anna", "You"], reader: 1 };
    expect(tellReasons(why, 0, nameless)).toContain("goes to Player 2’s score pile");
    await speak("de");
    expect(tellReasons(why, 0, { ...telling, reader: null })).toContain("Punktestapel von Ben.");
    await speak("en");
  });

  it("writes figures in points, as people of a language do", async () => {
    expect([points(-0.125), points(0.125), points(0.5, false)]).toEqual(["−12.5", "+12.5", "50.0"]);
    await speak("de");
    expect(points(-0.125)).toBe("−12,5");
    await speak("en");
  });

  it("adds up from the side of a seat", () => {
    const rows = sumOf(summary, 1, say, telling);
    expect(rows.map((row) => [row.label, row.figure])).toEqual([
      ["Chance to win at the start", "50.0"],
      ["Luck", "+40.0"],
      ["Costs of Ben", "−20.0"],
      ["Your costs", "+10.0"],
      ["Remainder", "0.0"],
      ["Result", "100.0"],
      ["Result without luck", "0.0"],
    ]);
    expect(rows[1]?.about).toBe("± 5.0");
  });

  it("tells of a moment what either seat saw", () => {
    const ply = (card: string | null): ReplayPly => ({
      ply: 1,
      actor: "chance",
      token: "D5",
      events: [{ event: "card-taken-down", seat: 1, card }],
      view: {},
    });
    const plies = { 0: [ply(null), ply(null)], 1: [ply("D5"), ply("D5")] };
    const moment = { plies: [1, 1] as [number, number], luck: 0.1 };
    expect(happened(moment, plies, say, telling)).toContain("Dwarf 5");
    expect(happened({ ...moment, plies: [0, 1] }, plies, say, telling)).toBe("The deal.");
  });

  it("tells five events of a moment and says when there were more", () => {
    const ply = { ply: 1, actor: "chance", token: "D5", view: {} } as const;
    const event = { event: "card-taken-down", seat: 1, card: "D5" };
    const told = (count: number) => {
      const plies = [ply, { ...ply, events: Array.from({ length: count }, () => event) }];
      const moment = { plies: [1, 1] as [number, number], luck: 0.1 };
      return happened(moment, { 0: plies, 1: plies } as never, say, telling);
    };
    const one = told(1);
    expect(told(5)).toBe([one, one, one, one, one].join(" "));
    expect(told(6)).toBe(`${told(5)} …`);
  });

  it("writes a reader without a name small in the middle of a sentence", async () => {
    const names: Names = ["Ben", "You"];
    const known = () => t("known-by", whom(1, 1, names));
    expect(known()).toBe("What you could know here, and what was true");
    expect(t("known-by", whom(0, 1, names))).toContain("What Ben could know");
    expect(pairing(names, 1, t)).toBe("You against Ben");
    expect(pairing(["Ben", "Anna"], 1, t)).toBe("Ben against Anna");
    await speak("de");
    expect(known()).toBe("Was du hier wissen konntest, und was wirklich war");
    expect(pairing(["Ben", "Du"], 1, t)).toBe("Du gegen Ben");
    await speak("en");
  });
});
