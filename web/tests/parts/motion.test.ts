// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { keyed } from "../../src/parts/hand";
import { staggered } from "../../src/parts/motion";

it("things that appear together come one after the other, later ones start afresh", () => {
  vi.useFakeTimers();
  const next = staggered(40);
  expect([next(), next(), next()]).toEqual([0, 40, 80]);
  vi.runAllTimers();
  expect(next()).toBe(0);
  vi.useRealTimers();
});

it("copies of a card have keys of their own", () => {
  expect(keyed(["G0", "K1", "G0"])).toEqual([
    { key: "G0", token: "G0" },
    { key: "K1", token: "K1" },
    { key: "G0#2", token: "G0" },
  ]);
});
