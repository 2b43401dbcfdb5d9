import { expect, it } from "vitest";
import throne from "../../../src/games/throne";

it("a game that was written down before views had got more can be shown", () => {
  const old = { phase: 2, sides: [] } as never;
  expect(throne.complete?.(old)).toMatchObject({ phase: 2, trick: 0, factions: [] });
});
