import { expect, it } from "vitest";
import { pieces } from "../../src/help/numbers";

it("finds the rule numbers of a text and keeps every letter", () => {
  const text = "Your first hand (T3.1, T4.1). The rest is in T6.";
  const found = pieces(text);
  expect(found.filter(({ rule }) => rule).map(({ rule }) => rule)).toEqual(["T3.1", "T4.1"]);
  expect(found.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces("No number.")).toEqual([{ text: "No number.", rule: null }]);
});
