import { expect, it } from "vitest";
import { lostOffer } from "../../src/state/facts";
import { facts } from "../frames";

it("tells each player of their own latest offer that came to nothing", () => {
  const draw = { what: "draw", seat: 0, withdrawn: false } as const;
  const takeback = { what: "takeback", seat: 0, withdrawn: true } as const;
  const offers = { draw: [], rematch: [], takeback: null, lost: [draw, takeback] };
  expect(lostOffer(facts({ offers }), 0)).toEqual(takeback);
  expect(lostOffer(facts({ offers }), 1)).toBeNull();
  expect(lostOffer(facts({ offers }), null)).toBeNull();
  expect(lostOffer(null, 0)).toBeNull();
});
