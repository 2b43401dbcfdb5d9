// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Picking } from "../../src/state/picking.svelte";
import type { Session } from "../../src/state/session.svelte";
import { choose } from "../../src/state/settings.svelte";

let sent: string[];
let picking: Picking;
const table = {
  version: 3,
  legal: ["a", "b"],
  forget: () => {},
  act: (token: string) => sent.push(token),
};

beforeEach(() => {
  sent = [];
  table.version = 3;
  picking = new Picking(table as unknown as Session);
});

it("a move is sent at once unless moves are confirmed", () => {
  choose("confirm", false);
  expect(picking.act("a")).toBe(true);
  expect([sent, picking.token]).toEqual([["a"], null]);
});

describe("who confirms moves", () => {
  beforeEach(() => choose("confirm", true));

  it("chooses first and plays with the same choice", () => {
    expect(picking.act("a")).toBe(false);
    expect([sent, picking.token]).toEqual([[], "a"]);
    expect(picking.act("a")).toBe(true);
    expect([sent, picking.token]).toEqual([["a"], null]);
  });

  it("may choose something else, or nothing any more", () => {
    picking.act("a");
    picking.act("b");
    expect([sent, picking.token]).toEqual([[], "b"]);
    picking.drop();
    expect(picking.token).toBe(null);
    picking.confirm();
    expect(sent).toEqual([]);
  });

  it("says yes with the button", () => {
    picking.act("b");
    picking.confirm();
    expect(sent).toEqual(["b"]);
  });

  it("is not asked about what was decided before, or what is not allowed", () => {
    expect(picking.act("a", true)).toBe(true);
    expect(picking.act("illegal")).toBe(true);
    expect(sent).toEqual(["a", "illegal"]);
  });
});
