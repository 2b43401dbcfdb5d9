import { describe, expect, it } from "vitest";
import {
  count,
  exchanged,
  from,
  parse,
  parseAll,
  payments,
} from "../../../src/games/dwarves/moves";

describe("a token is taken apart", () => {
  it.each([
    ["end", { verb: "end", source: null, items: "", target: null }],
    ["draw2", { verb: "draw", count: 2 }],
    ["reroll:J", { verb: "reroll", source: { place: "die", card: "J" } }],
    ["T2", { verb: "twist", source: { place: "hand", card: "T2" } }],
    ["T1>pile", { verb: "strike", source: { place: "hand", card: "T1" }, target: "pile" }],
    ["play:V1=55C", { verb: "play", source: { place: "hand", card: "V1" }, items: "55C" }],
    ["play:E2=11>A4", { verb: "play", items: "11", target: "A4" }],
    ["play:S1", { verb: "play", items: "", target: null }],
    ["hit:A4=3>pile", { verb: "hit", source: { place: "display", card: "A4" }, target: "pile" }],
    ["gain:A6=2", { verb: "gain", source: { place: "display", card: "A6" }, items: "2" }],
  ])("%s", (token, parts) => {
    expect(parse(token)).toMatchObject({ token, ...parts });
  });

  it("unless it is none of ours", () => {
    expect(parse("G4")).toBeNull();
    expect(parseAll(["G4", "end"]).map((move) => move.verb)).toEqual(["end"]);
  });
});

describe("ways to pay", () => {
  const best = (tokens: string[], dice: string) => {
    const all = parseAll(tokens);
    return payments(from(all, { place: "hand", card: "V1" }), all, dice);
  };

  it("keep joker cards, then axes", () => {
    expect(best(["play:V1=1C", "play:V1=1J", "play:V1=11"], "11J")).toEqual(["11", "1J", "1C"]);
  });

  it("keep faces that allies on display can use", () => {
    expect(best(["play:V1=1", "play:V1=2", "hit:A1=1>pile"], "12")).toEqual(["2", "1"]);
  });

  it("give away the face of which least is left", () => {
    expect(best(["play:V1=1", "play:V1=2"], "1122")).toEqual(["1", "2"]);
    expect(best(["play:V1=1", "play:V1=2"], "112")).toEqual(["2", "1"]);
  });

  it("are exchanged for the nearest one that holds an item more or less", () => {
    const ways = ["111", "11J", "11C", "222"];
    expect(exchanged(ways, "111", "J", true)).toBe("11J");
    expect(exchanged(ways, "11J", "C", true)).toBe("11C");
    expect(exchanged(ways, "111", "1", false)).toBe("11J");
    expect(exchanged(ways, "111", "5", true)).toBeNull();
  });
});

it("counts items", () => {
  expect(count("11J1", "1")).toBe(3);
  expect(count("", "1")).toBe(0);
});
