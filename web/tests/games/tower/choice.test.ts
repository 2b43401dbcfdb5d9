import { describe, expect, it, vi } from "vitest";
import { Choice } from "../../../src/games/tower/choice.svelte";

/** Cards of every place would be built on site t1. */
function choiceOf(...legal: string[]): { choice: Choice; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const given = { legal, hint: undefined, act, site: () => "t1", fresh: null };
  return { choice: new Choice(() => given), act };
}

describe("a click", () => {
  it("on the stock draws", () => {
    const { choice, act } = choiceOf("draw", "a>l1");
    choice.choose("v");
    expect(act).toHaveBeenCalledWith("draw");
  });

  it("on a source, then on a target, plays", () => {
    const { choice, act } = choiceOf("a>l1", "a>l2", "l3>l1");
    choice.choose("a");
    expect(act).not.toHaveBeenCalled();
    expect([...choice.targets]).toEqual(["l1", "l2"]);
    choice.choose("l2");
    expect(act).toHaveBeenCalledWith("a>l2");
  });

  it("on what is not legal is sent all the same: the server says why not", () => {
    const { choice, act } = choiceOf("a>l1", "a>l2");
    choice.choose("a");
    choice.choose("l5");
    expect(act).toHaveBeenCalledWith("a>l5");
  });

  it("on another source changes the choice", () => {
    const { choice, act } = choiceOf("a>l1", "a>l2", "l3>l4");
    choice.choose("a");
    choice.choose("l3");
    expect(choice.chosen).toMatchObject({ from: "l3" });
    expect(act).not.toHaveBeenCalled();
  });

  it("on the chosen card takes it back, or takes two", () => {
    const { choice } = choiceOf("l3>l4", "l3>>l5", "a>l1");
    choice.choose("l3");
    choice.choose("l3");
    expect(choice.chosen).toMatchObject({ from: "l3", pair: true });
    expect([...choice.targets]).toEqual(["l5"]);
    choice.choose("l3");
    expect(choice.chosen).toBeNull();
  });

  it("on a card that must go to its tower builds at once", () => {
    const { choice, act } = choiceOf("a>t", "l2>t");
    expect(choice.duty).toBe(true);
    choice.choose("l2");
    expect(act).toHaveBeenCalledWith("l2>t");
  });
});

describe("without a click", () => {
  it("the drawn card is chosen when nothing else can move", () => {
    const { choice } = choiceOf("d>l1", "d>z");
    expect(choice.chosen).toMatchObject({ from: "d", pair: false });
    expect(choice.suggested).toBe("l1");
  });

  it("the keyboard is led to the stock, to a source, or nowhere", () => {
    expect(choiceOf("draw", "a>l1").choice.suggested).toBe("v");
    expect(choiceOf("a>l1", "l2>l3").choice.suggested).toBe("a");
    expect(choiceOf().choice.suggested).toBeNull();
  });

  it("places are lit as the legal tokens say", () => {
    const { choice } = choiceOf("a>t", "l2>t");
    expect(choice.lights("a")).toMatchObject({ source: true, duty: true, target: false });
    expect(choice.lights("l5")).toMatchObject({ source: false, duty: false });
    choice.pick("a");
    expect(choice.lights("t1")).toMatchObject({ target: true });
  });
});
