// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { GameCatalog, PlayerInfo } from "../../src/net/wire";
import { asOpponent, chooseComputer, chosenComputer, computers } from "../../src/shell/computers";
import { kept } from "../../src/state/kept.svelte";
import { nameOf } from "../../src/state/say";
import type { Texts } from "../../src/texts/texts.svelte";

const catalog: GameCatalog = {
  games: [],
  levels: [1, 2, 3],
  bots: [
    { id: "fox", de: "Der Fuchs", en: "The Fox", games: ["one"] },
    { id: "owl", de: "Die Eule", en: "The Owl", games: ["two"] },
  ],
};
const say = (key: string): string => key;
const texts = Object.assign(say, { has: () => true, language: "de" }) as unknown as Texts;

it("offers the bots of a game after its levels, in the reader's language", () => {
  expect(computers(catalog, "one", texts)).toEqual([
    { value: "1", name: "level-one-1" },
    { value: "2", name: "level-one-2" },
    { value: "3", name: "level-one-3" },
    { value: "fox", name: "Der Fuchs" },
  ]);
});

it("remembers a bot as long as it is offered, and a level", () => {
  expect(chosenComputer(catalog, "one")).toBe("2");
  chooseComputer(catalog, "one", "3");
  chooseComputer(catalog, "one", "fox");
  expect(chosenComputer(catalog, "one")).toBe("fox");
  expect(chosenComputer({ ...catalog, bots: [] }, "one")).toBe("3");
  chooseComputer(catalog, "one", "1");
  expect(chosenComputer(catalog, "one")).toBe("1");
  expect(kept.levels["one"]).toBe(1);
});

it("asks the server for a level or a bot", () => {
  expect(asOpponent(catalog, "one", "3")).toEqual({ kind: "computer", level: 3 });
  expect(asOpponent(catalog, "one", "fox")).toEqual({ kind: "bot", bot: "fox" });
});

it("calls a bot by its name at the table", () => {
  const player: PlayerInfo = {
    kind: "computer",
    name: "",
    level: null,
    bot: { id: "fox", de: "Der Fuchs", en: "The Fox" },
    present: true,
    stand_in: null,
  };
  expect(nameOf(player, 1, "one", texts)).toBe("Der Fuchs");
  expect(nameOf({ ...player, bot: null, level: 2 }, 1, "one", texts)).toBe("level-one-2");
});
