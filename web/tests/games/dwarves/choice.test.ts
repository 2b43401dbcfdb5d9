import { describe, expect, it } from "vitest";
import { Choice } from "../../../src/games/dwarves/choice.svelte";
import { parseAll } from "../../../src/games/dwarves/moves";

const choiceOf = (dice: string, ...tokens: string[]) =>
  new Choice(() => ({ moves: parseAll(tokens), dice }));
const inHand = (card: string) => ({ place: "hand", card }) as const;
const onDisplay = (card: string) => ({ place: "display", card }) as const;

describe("a source that is taken", () => {
  it("comes with the best way to pay, and is ready if there is nothing to aim at", () => {
    const choice = choiceOf("11J", "play:V1=11", "play:V1=1J");
    choice.take(inHand("V1"));
    expect(choice.items).toBe("11");
    expect(choice.ready?.token).toBe("play:V1=11");
  });

  it("is paid with the die that was chosen before", () => {
    const choice = choiceOf("11J", "play:V1=11", "play:V1=1J");
    choice.die = "J";
    choice.take(inHand("V1"));
    expect(choice.items).toBe("1J");
    expect(choice.die).toBeNull();
  });

  it("waits for its target", () => {
    const choice = choiceOf("3", "hit:A4=3>pile", "hit:A4=3>A8");
    choice.take(onDisplay("A4"));
    expect(choice.ready).toBeNull();
    expect([...choice.targets]).toEqual(["pile", "A8"]);
    expect(choice.aim("A8")?.token).toBe("hit:A4=3>A8");
    expect(choice.aim("A1")).toBeUndefined();
  });

  it("can be dropped", () => {
    const choice = choiceOf("11", "play:V1=11");
    choice.take(inHand("V1"));
    expect(choice.is(inHand("V1"))).toBe(true);
    choice.drop();
    expect(choice.is(inHand("V1"))).toBe(false);
    expect(choice.moves).toEqual([]);
  });
});

describe("an exchange of payment", () => {
  it("finds the way with the other item", () => {
    const choice = choiceOf("11J", "play:V1=11", "play:V1=1J");
    choice.take(inHand("V1"));
    expect(choice.exchange("J", false)).toBe(true);
    expect(choice.ready?.token).toBe("play:V1=1J");
  });

  it("says when no way knows the item", () => {
    const choice = choiceOf("112", "play:V1=11");
    choice.take(inHand("V1"));
    expect(choice.exchange("2", false)).toBe(false);
    expect(choice.items).toBe("11");
  });
});

describe("dice and joker cards", () => {
  it("that lead somewhere are known before and after a source is taken", () => {
    const choice = choiceOf("1J2", "play:V1=1", "play:V1=C", "reroll:J");
    expect([...choice.spendable]).toEqual(["1", "C", "J"]);
    choice.take(inHand("V1"));
    expect([...choice.spendable]).toEqual(["1", "C"]);
  });

  it("that are chosen are the payment, the die to roll again, or the die chosen first", () => {
    const choice = choiceOf("11J", "play:V1=11", "reroll:J");
    expect(choice.spends).toBe("");
    choice.die = "1";
    expect(choice.spends).toBe("1");
    choice.take(inHand("V1"));
    expect(choice.spends).toBe("11");
    choice.take({ place: "die", card: "J" });
    expect(choice.spends).toBe("J");
  });
});
