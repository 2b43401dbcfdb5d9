// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { GameCatalog, PlayerInfo } from "../../src/net/wire";
import {
  asOpponent,
  chooseComputer,
  chosenComputer,
  computers,
  described,
} from "../../src/shell/computers";
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
    { value: "1", name: "level-one-1", strength: 1 },
    { value: "2", name: "level-one-2", strength: 2 },
    { value: "3", name: "level-one-3", strength: 3 },
    { value: "fox", name: "Der Fuchs", strength: null },
  ]);
});

it("says in a word how strong they are", () => {
  const words = Object.assign(
    (key: string, values?: object) => (values ? Object.values(values).join(" – ") : key),
    { has: (key: string) => key !== "strength-9" },
  ) as unknown as Texts;
  expect(described({ value: "2", name: "Squire", strength: 2 }, words)).toBe("Squire – strength-2");
  expect(described({ value: "9", name: "Giant", strength: 9 }, words)).toBe("Giant");
  expect(described({ value: "fox", name: "Fox", strength: null }, words)).toBe(
    "Fox – strength-bot",
  );
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
  expect(localStorage.getItem("zweikampf-kept")).toContain('"levels":{"one":1}');
  kept.levels["one"] = 7; // of a server with more levels
  expect(chosenComputer(catalog, "one")).toBe("2");
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
