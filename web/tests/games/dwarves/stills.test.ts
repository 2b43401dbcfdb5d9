// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { between } from "../../../src/games/dwarves/stills";
import * as settings from "../../../src/state/settings.svelte";
import { step } from "../../frames";
import { side, view } from "./views";

const rolled = (...dice: string[]) => dice.map((die) => ({ event: "die-rolled", die }));

describe("dice", () => {
  it("are in the air before they lie", () => {
    const after = view({ dice: "1234J" });
    const [still] = between(view({ dice: "12" }), after, [step(1, ...rolled("3", "4", "J"))]);
    expect(still?.view.dice).toBe("12");
    expect(still?.view.to_roll).toBe(3);
    expect(still?.view.actor).toBe("chance");
  });

  it("that are gone again are not in the air", () => {
    expect(between(view(), view(), [step(1, ...rolled("3"))])).toEqual([]);
  });

  it("lie at once where nothing shall move", () => {
    vi.spyOn(settings, "calm").mockReturnValue(true);
    expect(between(view(), view({ dice: "3" }), [step(1, ...rolled("3"))])).toEqual([]);
  });
});

describe("a card that works and goes", () => {
  it.each(["twist-played", "event-played"])("is shown to all: %s", (event) => {
    const [still] = between(view(), view(), [step(1, { event, seat: 1, card: "T2" })]);
    expect(still?.view.shown).toEqual({ seat: 1, card: "T2" });
  });

  it("is shown shortly where nothing shall move", () => {
    vi.spyOn(settings, "calm").mockReturnValue(true);
    const [still] = between(view(), view(), [
      step(1, { event: "twist-played", seat: 1, card: "T2" }),
    ]);
    expect(still?.pause).toBeLessThan(200);
  });
});

describe("a blow", () => {
  it("is seen where it struck", () => {
    const [still] = between(view(), view(), [
      step(1, { event: "card-hurt", seat: 1, card: "A4" }),
      step(2, { event: "damage-cancelled", seat: 0, target: "A1" }),
      step(3, { event: "card-turned-up", seat: 0, card: "V1" }),
    ]);
    expect(still?.view.struck).toEqual([
      { seat: 1, target: "A4", how: "hurt" },
      { seat: 0, target: "A1", how: "cancelled" },
      { seat: 0, target: "pile", how: "hurt" },
    ]);
  });

  it("leaves the fallen on the display for a moment, hurt as they are", () => {
    const before = view({ sides: [side(), side({ display: ["A4"], damage: [["A4", 1]] })] });
    const after = view({ sides: [side(), side({ discard: ["A2", "A4"] })] });
    const [still] = between(before, after, [
      step(
        1,
        { event: "card-hurt", seat: 1, card: "A4" },
        { event: "card-defeated", seat: 1, card: "A4" },
      ),
    ]);
    expect(still?.view.sides[1]).toMatchObject({
      display: ["A4"],
      damage: [["A4", 2]],
      discard: ["A2"],
    });
  });
});

it("of equal cards on a display as many are left for a moment as have gone", () => {
  const before = view({ sides: [side({ display: ["A1", "S2", "S2"] }), side()] });
  const after = view({ sides: [side({ display: ["A1", "S2"], discard: ["S2"] }), side()] });
  const [still] = between(before, after, [
    step(1, { event: "event-played", seat: 1, card: "E1" }, { event: "card-removed", seat: 0 }),
  ]);
  expect(still?.view.sides[0]).toMatchObject({ display: ["A1", "S2", "S2"], discard: [] });
  expect(still?.view.sides[1]).toEqual(after.sides[1]);
});

it("a card that comes to the display needs no still: it travels", () => {
  const played = { event: "card-played", seat: 0, card: "A4", payment: "1" };
  expect(between(view(), view(), [step(1, played)])).toEqual([]);
});
