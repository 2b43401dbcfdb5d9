import { describe, expect, it } from "vitest";
import { fanned } from "../../../src/games/tower/fan";

describe("cards in a fan", () => {
  const room = { length: 300, card: 60, usual: 25, least: 8 };

  it("show as much as usual where there is room", () => {
    expect(fanned(5, room)).toEqual({ shown: 5, step: 25 });
  });

  it("close up when there are many", () => {
    expect(fanned(13, room)).toEqual({ shown: 13, step: 20 });
  });

  it("are left out from below when they could not be read, with a step for their number", () => {
    const { shown, step } = fanned(13, { ...room, length: 130 });
    expect({ shown, step }).toEqual({ shown: 8, step: 8 });
    const covered = shown - 1;
    expect(60 + (covered + 1) * step).toBeLessThanOrEqual(130);
  });

  it("never lose the top card", () => {
    expect(fanned(13, { ...room, length: 50 }).shown).toBe(1);
    expect(fanned(1, { ...room, length: 10 }).shown).toBe(1);
  });

  it("are all there before anything is measured", () => {
    expect(fanned(13, { ...room, length: 0, card: 0 }).shown).toBe(13);
  });
});
