// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept } from "../../src/state/kept.svelte";
import { Show } from "../../src/state/show.svelte";
import { step } from "../frames";

type View = Record<string, unknown>;
const between = vi.fn((before: View, after: View) => [
  { view: { still: [before["at"], after["at"]] }, pause: 500 },
  { view: { still: "second" }, pause: 300 },
]);
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  kept.showsAtOnce = false;
  show = new Show({ between });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a show", () => {
  it("draws the first view at once", () => {
    show.tell([step(1)], { at: 1 });
    expect(show.scene).toEqual({ at: 1 });
    expect(show.busy).toBe(false);
  });

  it("draws each still for its time, then the view", () => {
    show.set({ at: 1 });
    show.tell([step(2)], { at: 2 });
    expect(show.scene).toEqual({ still: [1, 2] });
    expect(show.busy).toBe(true);
    vi.advanceTimersByTime(499);
    expect(show.scene).toEqual({ still: [1, 2] });
    vi.advanceTimersByTime(1);
    expect(show.scene).toEqual({ still: "second" });
    vi.advanceTimersByTime(300);
    expect(show.scene).toEqual({ at: 2 });
    expect(show.busy).toBe(false);
  });

  it("gives the game the steps that led to the view", () => {
    show.set({ at: 1 });
    show.tell([step(2), step(3)], { at: 3 });
    expect(between).toHaveBeenCalledWith({ at: 1 }, { at: 3 }, [step(2), step(3)]);
  });

  it("is cut short by the player", () => {
    show.set({ at: 1 });
    show.tell([step(2)], { at: 2 });
    show.finish();
    expect(show.scene).toEqual({ at: 2 });
    expect(show.busy).toBe(false);
    vi.runAllTimers();
    expect(show.scene).toEqual({ at: 2 });
  });

  it("goes on from the latest view when the next one comes early", () => {
    show.set({ at: 1 });
    show.tell([step(2)], { at: 2 });
    show.tell([step(3)], { at: 3 });
    expect(show.scene).toEqual({ still: [2, 3] });
    vi.runAllTimers();
    expect(show.scene).toEqual({ at: 3 });
  });

  it("draws at once for programs and for games without stills", () => {
    kept.showsAtOnce = true;
    show.set({ at: 1 });
    show.tell([step(2)], { at: 2 });
    expect(show.scene).toEqual({ at: 2 });
    kept.showsAtOnce = false;
    const plain = new Show({});
    plain.set({ at: 1 });
    plain.tell([step(2)], { at: 2 });
    expect(plain.scene).toEqual({ at: 2 });
    expect(plain.busy).toBe(false);
  });
});
