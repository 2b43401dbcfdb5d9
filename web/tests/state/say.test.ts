import { describe, expect, it } from "vitest";
import type { Names } from "../../src/games/contract";
import { tell, whom } from "../../src/state/say";
import type { Texts, Values } from "../../src/texts/texts.svelte";

const NAMES: Names = ["Anna", "Ben"];
const texts = ((key: string, values: Values = {}) =>
  `${key} ${JSON.stringify(values)}`) as unknown as Texts;

describe("whom a sentence is about", () => {
  it("is you for a player, and the other one by name", () => {
    expect(whom(1, 1, NAMES)).toMatchObject({ who: "you", whom: "named", other: "Anna" });
    expect(whom(0, 1, NAMES)).toMatchObject({ who: "named", player: "Anna", whom: "you" });
  });
  it("is named for everyone else", () => {
    const anna = { who: "named", player: "Anna", whom: "named", other: "Ben" };
    expect(whom(0, null, NAMES)).toEqual(anna);
    expect(whom(1, null, NAMES)).toMatchObject({ player: "Ben", other: "Anna" });
  });
  it("is part of the sentence of an event", () => {
    const said = tell({ event: "card-led", seat: 1, card: "G7" }, null, {}, texts, NAMES);
    expect(said).toContain('"who":"named","player":"Ben"');
    expect(said).toContain('"card":"G7"');
  });
});
