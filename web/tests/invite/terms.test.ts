import { describe, expect, it } from "vitest";
import { clockInWords } from "../../src/invite/terms";
import type { Texts } from "../../src/texts/texts.svelte";

/** Keys and values instead of sentences. */
const texts = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(" ")) as unknown as Texts;

describe("a clock in words", () => {
  it("is none where there is none", () => {
    expect(clockInWords(null, texts)).toBe("terms-no-clock");
  });

  it.each([
    [600, "time-minutes 10"],
    [90, "time-minutes 1:30"],
    [65, "time-minutes 1:05"],
    [45, "time-seconds 45"],
  ])("names %i seconds", (base, time) => {
    expect(clockInWords({ base, increment: 0 }, texts)).toBe(`terms-time ${time}`);
  });

  it("says what is added, and when", () => {
    const clock = { base: 120, increment: 2 };
    expect(clockInWords(clock, texts)).toBe("terms-time-turn time-minutes 2 2");
    expect(clockInWords({ ...clock, per: "action" }, texts)).toBe(
      "terms-time-action time-minutes 2 2",
    );
  });
});
