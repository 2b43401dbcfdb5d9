import { expect, test } from "vitest";
import { worthSaying } from "../../src/table/advice";

const move = (token: string, visits: number) => ({ token, visits, win_chance: 0.5, why: [] });
const tokens = (...visits: number[]) =>
  worthSaying(visits.map((each, at) => move(`m${at}`, each))).map(({ token }) => token);

test("nothing is said about moves that were not tried beside others that were", () => {
  expect(tokens(40, 9, 0, 0)).toEqual(["m0", "m1"]);
  expect(tokens(40, 0)).toEqual(["m0"]);
});

test("moves that were worked out are known without a try, and three are enough", () => {
  expect(tokens(0, 0)).toEqual(["m0", "m1"]);
  expect(tokens(9, 8, 7, 6)).toEqual(["m0", "m1", "m2"]);
});
