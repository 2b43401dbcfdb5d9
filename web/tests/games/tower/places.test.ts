import { describe, expect, it } from "vitest";
import {
  cardsAt,
  latestTurn,
  siteFor,
  sitesOf,
  tokenOf,
  wayOf,
} from "../../../src/games/tower/places";
import { step } from "../../frames";
import { side, view } from "./views";

describe("a way", () => {
  it.each([
    ["a>t", { from: "a", to: "t", pair: false }],
    ["l3>>l7", { from: "l3", to: "l7", pair: true }],
    ["d>z", { from: "d", to: "z", pair: false }],
  ])("is read from %s and written again", (token, way) => {
    expect(wayOf(token)).toEqual(way);
    expect(tokenOf(way)).toBe(token);
  });

  it("leads to a tower, whichever site was clicked", () => {
    expect(tokenOf({ from: "l1", to: "t5", pair: false })).toBe("l1>t");
  });

  it("is none for a draw or an answer", () => {
    expect(["draw", "turm", "noblock"].map(wayOf)).toEqual([null, null, null]);
  });
});

it("places hold the cards of the side that looks", () => {
  const seen = view({
    drawn: "S3b",
    stores: [["B1g"], [], [], [], [], [], [], []],
    sides: [
      side({ depot: ["F1g"], interim: ["F2g"] }),
      side({ depot: ["P1b"], interim: ["P2b", "P3b"] }),
    ],
  });
  const at = (place: string, own: 0 | 1) => cardsAt(seen, place, own);
  expect(at("a", 0)).toEqual(["F1g"]);
  expect(at("a", 1)).toEqual(["P1b"]);
  expect(at("z", 1)).toEqual(at("o", 0));
  expect(at("oa", 1)).toEqual(["F1g"]);
  expect(at("l1", 0)).toEqual(["B1g"]);
  expect(at("d", 0)).toEqual(["S3b"]);
  expect(at("v", 0)).toEqual([]);
});

describe("sites", () => {
  const sites = sitesOf(view({ towers: ["B4", "F2", "F9"] }));

  it("are two for each symbol, the higher tower on the right", () => {
    expect(sites).toHaveLength(8);
    expect(sites.slice(0, 4).map((site) => site.top)).toEqual([-1, 4, 2, 9]);
    expect(sites.map((site) => site.place)).toEqual([
      "t0",
      "t1",
      "t2",
      "t3",
      "t4",
      "t5",
      "t6",
      "t7",
    ]);
  });

  it("take a card where the value below it lies, else at the first site of its symbol", () => {
    expect(siteFor("B5g", sites)).toBe("t1");
    expect(siteFor("F3b", sites)).toBe("t2");
    expect(siteFor("F10b", sites)).toBe("t3");
    expect(siteFor("S0g", sites)).toBe("t7");
    expect(siteFor("P7g", sites)).toBe("t4");
  });
});

describe("the latest turn", () => {
  const log = [
    step(1, { event: "turn-began", seat: 1 }),
    step(2, { event: "card-laid-on-store", seat: 1, card: "B1g", source: "a", store: 2 }),
    step(3, { event: "turn-began", seat: 1 }),
    step(4, { event: "card-drawn", seat: 1, card: "F3b" }),
    step(5, { event: "opponent-loaded", seat: 1, card: "F3b", source: "d" }),
    step(6, { event: "pair-moved", seat: 1, upper: "P2g", lower: "P1g", source: 3, store: 4 }),
  ];

  it("is told from the newest movement to the oldest, and no further", () => {
    expect(latestTurn(log, 1, 1).map((trace) => trace.to)).toEqual(["l4", "o", "d"]);
  });

  it("is turned around for the seat opposite", () => {
    expect(latestTurn(log, 1, 0)).toEqual([
      { card: "P2g", from: "l3", to: "l4" },
      { card: "F3b", from: "d", to: "z" },
      { card: "F3b", from: "ov", to: "d" },
    ]);
  });
});
