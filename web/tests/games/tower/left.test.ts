import { expect, it } from "vitest";
import { cardsLeft, whoIsOut } from "../../../src/games/tower/left";
import { side, view } from "./views";

it("a card that was drawn still belongs to its player", () => {
  const drawn = view({ drawn: "S8b", active: 1 });
  expect(cardsLeft(drawn, 1)).toBe(1);
  expect(cardsLeft(drawn, 0)).toBe(0);
  expect(cardsLeft(view({ sides: [side({ depot: ["S8b"], stock_hidden: 4 }), side()] }), 0)).toBe(
    5,
  );
});

it("names the player who has no card left", () => {
  const full = side({ stock_hidden: 4 });
  expect(whoIsOut(view({ sides: [full, side()] }))).toBe(1);
  expect(whoIsOut(view({ sides: [side(), full] }))).toBe(0);
  expect(whoIsOut(view({ drawn: "S8b", active: 1, sides: [full, side()] }))).toBeNull();
});
