// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import type { GameInfo } from "../../src/net/wire";
import { invitation, keepSetup, lastSetup } from "../../src/shell/last";
import { offered } from "../../src/shell/options";
import { kept } from "../../src/state/kept.svelte";

const game = {
  id: "one",
  options: [
    { name: "mode", choices: ["strict", "table"], needs: {} },
    { name: "reward", choices: ["auto", "claim"], needs: { mode: "table" } },
    { name: "deck", choices: ["standard"], needs: {} },
  ],
} as unknown as GameInfo;
const USUAL = { kind: "computer", clock: null, seat: "random", options: {} };

beforeEach(() => {
  kept.setups = {};
});

it("begins with the usual table", () => {
  expect(lastSetup(game)).toEqual(USUAL);
});

it("remembers how the last table of this game was set up", () => {
  const last = { kind: "friend", clock: [300, 3], seat: "1", options: { mode: "table" } } as const;
  keepSetup(game, last);
  expect(lastSetup(game)).toEqual(last);
  expect(lastSetup({ ...game, id: "two" })).toEqual(USUAL);
});

it("invites a friend to what a friend was invited to last", () => {
  const usual = { mode: "strict", reward: "auto", deck: "standard" };
  const wanted = { game: "one", options: usual, opponent: { kind: "friend" }, seat: "random" };
  expect(invitation(game)).toEqual({ ...wanted, clock: null });
  const options = { ...usual, mode: "table" };
  keepSetup(game, { kind: "friend", clock: [300, 3], seat: "1", options });
  keepSetup(game, { kind: "computer", clock: null, seat: "0", options: usual });
  const clock = { base: 300, increment: 3 };
  expect(invitation(game)).toEqual({ ...wanted, options, seat: 1, clock });
  expect(lastSetup(game).kind).toBe("computer");
});

it("forgets what can no longer be chosen, whatever the browser has kept", () => {
  const options = { mode: "table", reward: "thrice", gone: "yes" };
  kept.setups["one"] = { kind: "ghost", clock: [7, 7], seat: 9, options };
  expect(lastSetup(game)).toEqual({ ...USUAL, options: { mode: "table" } });
  kept.setups["one"] = "nonsense";
  expect(lastSetup(game)).toEqual(USUAL);
});

it("asks for nothing that has no effect or only one choice", () => {
  const names = (among: Record<string, string>) =>
    offered(game.options, { deck: "standard", ...among }).map((each) => each.name);
  expect(names({ mode: "strict", reward: "auto" })).toEqual(["mode"]);
  expect(names({ mode: "table", reward: "auto" })).toEqual(["mode", "reward"]);
});
