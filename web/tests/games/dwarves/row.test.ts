import { describe, expect, it } from "vitest";
import { DIE, HEART, rowOf } from "../../../src/games/dwarves/row";

describe("the lower row of a card", () => {
  const cases = [1, 2, 3, 4, 5, 12].flatMap((health) =>
    [0, 1, 2].map((faces) => [health, faces] as const),
  );

  it.each(cases)("has room for %i hearts and %i dice", (health, faces) => {
    const { hearts, counted, dice } = rowOf(health, faces);
    const end = (hearts.at(-1) ?? 0) + HEART;
    expect(hearts).toHaveLength(counted ? 1 : health);
    expect(dice).toHaveLength(faces);
    expect(hearts[0]).toBeGreaterThanOrEqual(7);
    expect(end).toBeLessThanOrEqual(dice[0] ?? 93);
    for (const [at, left] of dice.entries()) expect(left + DIE).toBeLessThan(dice[at + 1] ?? 74.5);
  });

  it("shows the hearts of all cards of the standard deck one by one", () => {
    expect(rowOf(2, 2).counted).toBe(false);
    expect(rowOf(4, 0).counted).toBe(false);
  });
});
