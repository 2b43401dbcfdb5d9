// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Names, Seat } from "../../src/games/contract";
import type { GameEnd } from "../../src/net/wire";
import { about, headline, reasonOf } from "../../src/state/result";
import { tell } from "../../src/state/say";
import { learn, speak, t, textsOf } from "../../src/texts/texts.svelte";

const NAMES: Names = ["Anna", "Ben"];
const GAMES = ["throne", "tower", "dwarves"];

beforeAll(async () => {
  await Promise.all([learn(), ...GAMES.map(learn)]);
});

const won = (reason: string): GameEnd =>
  ({ how: "rules", winner: 1, reason, score: [2, 5] }) as unknown as GameEnd;
const why = (game: string, reason: string, viewer: Seat | null) =>
  reasonOf(won(reason), viewer, NAMES, textsOf(game), null, {});

describe("a result", () => {
  it("names the winner to everyone who did not play", async () => {
    await speak("en");
    expect(headline(won("factions"), null, NAMES)).toContain("Ben");
    expect(why("throne", "factions", null)).toBe("Ben has won more factions, 2:5.");
    await speak("de");
    expect(headline(won("factions"), null, NAMES)).toContain("Ben");
    expect(why("throne", "factions", null)).toBe("Ben hat mehr Fraktionen gewonnen, 2:5.");
  });
  it("names the opponent to a player, whose own score comes first", async () => {
    await speak("en");
    expect(why("tower", "out", 0)).toBe("Ben has no cards left; gold 2:5.");
    expect(why("tower", "out", 1)).toBe("You have no cards left; gold 5:2.");
    expect(why("dwarves", "pile", 0)).toBe("The draw pile of Ben is empty; victory points 2:5.");
  });

  const LOST = {
    en: {
      resigned: ["You gave up.", "Ben gave up."],
      time: ["You ran out of time.", "Ben ran out of time."],
      gone: ["You left the table.", "Ben left the table."],
    },
    de: {
      resigned: ["Du hast aufgegeben.", "Ben hat aufgegeben."],
      time: ["Deine Zeit ist abgelaufen.", "Die Zeit von Ben ist abgelaufen."],
      gone: ["Du hast den Tisch verlassen.", "Ben hat den Tisch verlassen."],
    },
  } as const;
  it.each(["en", "de"] as const)("says to the player who lost that they did it: %s", async (to) => {
    await speak(to);
    for (const [how, [own, named]] of Object.entries(LOST[to])) {
      const end = { how, winner: 0, reason: null, score: null } as unknown as GameEnd;
      const said = (viewer: Seat | null, names: Names) =>
        reasonOf(end, viewer, names, textsOf("throne"), null, {});
      expect(said(1, NAMES)).toBe(own);
      expect(said(1, ["Anna", t("you-unnamed")])).toBe(own);
      expect(said(0, NAMES)).toBe(named);
      expect(said(null, NAMES)).toBe(named);
    }
  });
  it.each(["en", "de"] as const)("has the right verb for everyone in Dwarves: %s", async (to) => {
    await speak(to);
    const texts = textsOf("dwarves");
    const names: Names = [t("you-unnamed"), "Ben"];
    const said = (why: string, winner: Seat) => texts(`board-why-${why}`, about(winner, 0, names));
    for (const why of ["points", "tie"]) {
      expect(said(why, 0)).toMatch(to === "de" ? /Du (hast|gewinnst)/ : /You (have|win)/);
      expect(said(why, 1)).toMatch(to === "de" ? /Ben (hat|gewinnt)/ : /Ben (has|wins)/);
    }
  });
});

describe("a sentence about both players", () => {
  const loaded = { event: "opponent-loaded", seat: 1, card: "S4g", source: "d" };
  const fined = { event: "fine-paid", seat: 1, amount: 2 };
  const taken = { event: "joker-taken", seat: 1, source: "opponent" };
  const said = (viewer: Seat | null) =>
    [loaded, fined].map((event) => tell(event, viewer, {}, textsOf("tower"), NAMES)).join(" ") +
    ` ${tell(taken, viewer, {}, textsOf("dwarves"), NAMES)}`;

  it.each([
    ["en", null, /^Ben loads Anna .* Ben pays Anna a fine.* from Anna\.$/],
    ["en", 0, /^Ben loads you .* Ben pays you a fine.* from you\.$/],
    ["en", 1, /^You load Anna .* You pay Anna a fine.* from Anna\.$/],
    ["de", null, /^Ben belädt Anna .* Ben zahlt Anna 2 .* von Anna\.$/],
    ["de", 0, /^Ben belädt dich .* Ben zahlt dir 2 .* von dir\.$/],
    ["de", 1, /^Du belädst Anna .* Du zahlst Anna 2 .* von Anna\.$/],
  ] as const)("names the other one: %s, %s", async (language, viewer, words) => {
    await speak(language);
    expect(said(viewer)).toMatch(words);
  });
});
