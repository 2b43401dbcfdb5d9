import { describe, expect, it } from "vitest";
import { between, lastTrick, trickOf } from "../../../src/games/throne/stills";
import type { ThroneSide, ThroneView } from "../../../src/net/wire";
import { step } from "../../frames";

const side = (hand: string[], count = hand.length): ThroneSide => ({
  face_down: [],
  face_down_count: 0,
  hand,
  hand_count: count,
  recruits: [],
  score: [],
  voids: "",
});

/**
 * Seat 0 is to answer the card that seat 1 has led; of the hand of seat 1 only the size is known.
 */
function led(card: string | null): ThroneView {
  return {
    actor: 0,
    deck_count: 20,
    discard: [],
    leader: 1,
    led: card,
    phase: 1,
    pool: [],
    seat: 0,
    sides: [side(["G1", "K5"]), side([], card === null ? 2 : 1)],
    factions: [],
    points: [0, 0],
    trick: 12,
    step: "follow",
    upcard: "U4",
    victory: "",
  };
}
const CLEARED: ThroneView = { ...led(null), sides: [side(["G1"]), side([], 1)], upcard: "D7" };

const leads = { event: "card-led", seat: 1, card: "K3" };
const follows = { event: "card-followed", seat: 0, card: "K5" };
const wins = { event: "trick-won", seat: 0 };

describe("a complete trick", () => {
  it("lies on the table for a moment, before anything is cleared", () => {
    const [still, ...more] = between(led("K3"), CLEARED, [step(9, follows, wins)]);
    expect(more).toEqual([]);
    expect(still?.pause).toBeGreaterThan(1_000);
    expect(still?.view.onTable).toEqual({ leader: 1, led: "K3", followed: "K5", winner: 0 });
    expect(still?.view.upcard).toBe("U4");
    expect(still?.view.sides[0].hand).toEqual(["G1"]);
    expect(still?.view.sides.map((each) => each.hand_count)).toEqual([1, 1]);
  });

  it("takes both cards out of the hands when both came with the same change", () => {
    const [still] = between(led(null), CLEARED, [step(8, leads), step(9, follows, wins)]);
    expect(still?.view.sides.map((each) => each.hand_count)).toEqual([1, 1]);
  });

  it("is the last one of several", () => {
    const steps = [step(8, follows, wins), step(9, { ...leads, card: "G9", seat: 0 })];
    const later = step(10, { ...follows, card: "G2", seat: 1 }, { ...wins, seat: 0 });
    const [still] = between(led("K3"), CLEARED, [...steps, later]);
    expect(still?.view.onTable).toEqual({ leader: 0, led: "G9", followed: "G2", winner: 0 });
  });
});

it("a card that is led needs no still", () => {
  expect(between(led(null), led("K3"), [step(8, leads)])).toEqual([]);
});

it("the trick on the table has one card until it is answered", () => {
  expect(trickOf(led("K3"))).toEqual({ leader: 1, led: "K3", followed: null, winner: null });
  expect(trickOf(led(null))).toBeNull();
});

it("the log knows the last trick, also while the next one has begun", () => {
  const log = [step(8, leads), step(9, follows, wins), step(10, { ...leads, card: "G2" })];
  expect(lastTrick(log)).toEqual({ leader: 1, led: "K3", followed: "K5", winner: 0 });
  expect(lastTrick([step(8, leads)])).toBeNull();
});
