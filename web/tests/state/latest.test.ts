// @vitest-environment happy-dom
import { beforeAll, expect, it } from "vitest";
import type { GameEvent, GameModule, Names, Seat } from "../../src/games/contract";
import type { Ply } from "../../src/net/wire";
import { latest } from "../../src/state/latest";
import { learn, speak, t, textsOf } from "../../src/texts/texts.svelte";
import throne from "../../src/games/throne";
import turm from "../../src/games/tower";

const NAMES: Names = ["Anna", "Ben"];
const tower = { opens: "turn-began" };

beforeAll(async () => {
  await Promise.all([learn(), learn("throne"), learn("tower")]);
});

const ply = (number: number, actor: Ply["actor"], ...events: GameEvent[]): Ply => ({
  ply: number,
  actor,
  events,
  by_itself: false,
});
const said = (game: string, module: Partial<GameModule>, steps: Ply[], seat: Seat | null) =>
  latest(steps, seat, module, textsOf(game), NAMES);

const led = ply(0, 1, { event: "card-led", seat: 1, card: "G0" });
const won = ply(
  1,
  0,
  { event: "card-followed", seat: 0, card: "D3" },
  { event: "trick-won", seat: 0, why: "none" },
);
const next = ply(2, "chance", { event: "trick-began", seat: 0, phase: 1, trick: 2 });
const own = ply(3, 0, { event: "card-led", seat: 0, card: "G4" });

it.each(["de", "en"] as const)("a trick that is over is told as a whole: %s", async (language) => {
  await speak(language);
  const begun = said("throne", throne, [led], 0);
  const whole = said("throne", throne, [led, won, next], 0);
  expect(begun).toContain("Ben");
  expect(whole).not.toContain("Ben");
  expect(whole).toContain(language === "de" ? "Du gewinnst die Runde" : "You win the trick");
  expect(said("throne", throne, [led, won, next], 1)).toContain("Anna");
});

it("a card of the next trick makes the last one old news", async () => {
  await speak("de");
  expect(said("throne", throne, [led, won, next, own], 0)).toBe(said("throne", throne, [own], 0));
  const other = ply(4, 1, { event: "card-led", seat: 1, card: "G4" });
  expect(said("throne", throne, [led, won, next, other], 0)).toContain("Ben");
});

it.each(["de", "en"] as const)("it is said once whose turn it is: %s", async (language) => {
  await speak(language);
  const passed = ply(
    0,
    1,
    { event: "card-drawn", seat: 1, card: null },
    { event: "turn-began", seat: 0 },
  );
  const drawn = ply(1, 0, { event: "card-drawn", seat: 0, card: null });
  expect(said("tower", tower, [passed], 0)).not.toContain(t("your-turn"));
  expect(said("tower", tower, [passed], 0)).toContain("Ben");
  // Several actions make a turn: what the opponent did stays readable.
  expect(said("tower", tower, [passed, drawn], 0)).toContain("Ben");
});

it.each(["de", "en"] as const)("what a call took back is old news: %s", async (language) => {
  await speak(language);
  const away = ply(0, 1, { event: "card-put-away", seat: 1, card: "S5b" });
  const call = ply(1, 0, { event: "turm-called", seat: 0, right: true });
  expect(said("tower", turm, [away], 0)).toContain("Ben");
  expect(said("tower", turm, [away, call], 0)).toBe(said("tower", turm, [call], 0));
});
