import { describe, expect, it } from "vitest";
import type { Names } from "../../src/games/contract";
import { tell, whom } from "../../src/state/say";
import type { Texts, Values } from "../../src/texts/texts.svelte";

const NAMES: Names = ["Anna", "Ben"];
const texts = ((key: string, values: Values = {}) =>
  `${key} ${JSON.stringify(values)}`) as unknown as Texts;

describe("whom a sentence is about", () => {
  it("is you or your opponent for a player", () => {
    expect(whom(1, 1, NAMES)).toEqual({ who: "you" });
    expect(whom(0, 1, NAMES)).toEqual({ who: "opponent" });
  });
  it("is named for everyone else", () => {
    expect(whom(0, null, NAMES)).toEqual({ who: "named", player: "Anna", other: "Ben" });
    expect(whom(1, null, NAMES)).toEqual({ who: "named", player: "Ben", other: "Anna" });
  });
  it("is part of the sentence of an event", () => {
    const said = tell({ event: "card-led", seat: 1, card: "G7" }, null, {}, texts, NAMES);
    expect(said).toBe('event-card-led {"who":"named","player":"Ben","other":"Anna","card":"G7"}');
  });
});
