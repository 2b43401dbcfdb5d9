import { describe, expect, it } from "vitest";
import { amountsOf, payments } from "../../../src/games/tower/gold";
import { side, view } from "./views";

const seen = (bank: number, mine: number, theirs: number, blocked = false) =>
  amountsOf(view({ bank, sides: [side({ gold: mine, blocked }), side({ gold: theirs })] }));

describe("gold", () => {
  it("flies from those who have less to those who have more", () => {
    expect(payments(seen(10, 2, 0), seen(9, 2, 1))).toEqual([{ from: "bank", to: "1" }]);
    expect(payments(seen(10, 2, 0), seen(10, 0, 2))).toEqual([
      { from: "0", to: "1" },
      { from: "0", to: "1" },
    ]);
  });

  it("lies on what it blocks", () => {
    expect(payments(seen(10, 0, 2), seen(10, 0, 1, true))).toEqual([{ from: "1", to: "block0" }]);
  });

  it("stays where nothing has changed, and in a jump to another position", () => {
    expect(payments(seen(10, 2, 0), seen(10, 2, 0))).toEqual([]);
    expect(payments(seen(10, 0, 0), seen(0, 7, 3))).toEqual([]);
  });

  it("may come from nowhere", () => {
    expect(payments(seen(10, 0, 0), seen(10, 1, 0))).toEqual([{ from: null, to: "0" }]);
  });
});
