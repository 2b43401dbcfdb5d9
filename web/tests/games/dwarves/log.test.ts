import { expect, it } from "vitest";
import { lastDiscarded, lastUsed } from "../../../src/games/dwarves/log";
import { step } from "../../frames";

const log = [
  step(1, { event: "turn-began", seat: 0 }),
  step(2, { event: "card-played", seat: 0, card: "A4" }),
  step(3, { event: "twist-played", seat: 1, card: "T2" }),
  step(4, { event: "card-defeated", seat: 0, card: "A1" }),
  step(5, { event: "ally-used", seat: 0, card: "A6" }),
];

it("the top of a discard pile is what went there last, if it still lies there", () => {
  expect(lastDiscarded(log, ["A1", "V1"], 0)).toBe("A1");
  expect(lastDiscarded(log, ["V1"], 0)).toBe("V1");
  expect(lastDiscarded(log, [], 0)).toBeNull();
  expect(lastDiscarded(log, ["T2"], 1)).toBe("T2");
});

it("the card in use is the last one of the latest turn", () => {
  expect(lastUsed(log, 0)).toBe("A6");
  expect(lastUsed([...log, step(6, { event: "turn-began", seat: 0 })], 0)).toBeNull();
  expect(lastUsed(log, 1)).toBeNull();
});
