// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { time } from "../../src/parts/motion";
import { painted, type Suit } from "../../src/parts/suits";
import {
  calm,
  choose,
  chosen,
  CHOICES,
  follow,
  pace,
  valid,
} from "../../src/state/settings.svelte";

const KEY = "zweikampf-settings";
const FIRST = {
  theme: "system",
  text: "normal",
  cards: "four",
  motion: "system",
  sound: "off",
  confirm: false,
  ask: false,
  notify: false,
  mute: false,
};
const root = document.documentElement.dataset;

let isReduced = false;
let systemChanges: () => void;

vi.stubGlobal("matchMedia", (query: string) => ({
  get matches() {
    return query.includes("reduced-motion") && isReduced;
  },
  addEventListener: (_: string, listen: () => void) => (systemChanges = listen),
}));
document.head.innerHTML = `
  <meta name="theme-color" content="#fff" data-of="light">
  <meta name="theme-color" content="#000" data-of="dark">`;
follow();

/** What another tab has stored. */
function elsewhere(text: string | null, key: string | null = KEY): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(Object.assign(new Event("storage"), { key }));
}

beforeEach(() => {
  isReduced = false;
  systemChanges();
  elsewhere(null);
});

describe("what was stored", () => {
  it("is taken over as far as it is known", () => {
    expect(valid({ theme: "dark", sound: "soft", confirm: true, colour: "pink" })).toEqual({
      ...FIRST,
      theme: "dark",
      sound: "soft",
      confirm: true,
    });
  });

  it.each([null, 7, "dark", [], {}, { theme: "pink", confirm: "yes", sound: true, text: null }])(
    "is left out if it is %j",
    (stored) => expect(valid(stored)).toEqual(FIRST),
  );

  it("can be nonsense", () => {
    elsewhere("{");
    expect(chosen()).toEqual(FIRST);
  });

  it("has every value that can be chosen", () => {
    for (const [name, values] of Object.entries(CHOICES))
      for (const value of values) expect(valid({ [name]: value })).toMatchObject({ [name]: value });
  });
});

describe("a change", () => {
  it("is kept and counts at once", () => {
    choose("theme", "dark");
    choose("text", "larger");
    expect(chosen()).toEqual({ ...FIRST, theme: "dark", text: "larger" });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(chosen());
    expect([root["theme"], root["text"]]).toEqual(["dark", "larger"]);
    const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    expect(bars.map((bar) => bar.media)).toEqual(["not all", "all"]);
    choose("theme", "system");
    expect(bars.map((bar) => bar.media)).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
  });

  it("of another tab counts here too, whichever way it comes", () => {
    elsewhere(JSON.stringify({ theme: "light" }));
    expect([chosen().theme, root["theme"]]).toEqual(["light", "light"]);
    elsewhere(JSON.stringify({ theme: "dark" }), "something-else");
    expect(chosen().theme).toBe("light");
    elsewhere(null, null); // everything was cleared
    expect(chosen()).toEqual(FIRST);
  });

  it("counts although the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    choose("cards", "two");
    expect(chosen().cards).toBe("two");
  });
});

describe("motion", () => {
  it("follows the system until something is chosen", () => {
    expect([calm(), root["motion"]]).toEqual([false, "on"]);
    isReduced = true;
    systemChanges();
    expect([calm(), root["motion"], time(300)]).toEqual([true, "off", 0]);
    choose("motion", "slow");
    expect([calm(), root["motion"]]).toEqual([false, "on"]);
    choose("motion", "off");
    isReduced = false;
    systemChanges();
    expect([calm(), root["motion"], time(300)]).toEqual([true, "off", 0]);
  });

  it("is faster or slower as chosen", () => {
    expect(time(300)).toBe(300);
    choose("motion", "fast");
    expect(time(300)).toBe(150);
    choose("motion", "slow");
    expect(time(300)).toBeGreaterThan(300);
    choose("motion", "off");
    expect(pace()).toBe(1); // stills are still looked at
  });
});

it("cards have their own colours, or two for all", () => {
  const suit: Suit = {
    id: "one",
    face: "#ff0",
    edge: "#0f0",
    ink: "#00f",
    pattern: "dots",
    emblem: [],
    pair: "red",
  };
  expect(painted(suit)).toBe(suit);
  choose("cards", "two");
  const [red, again] = [painted(suit), painted({ ...suit, ink: "#0ff" })];
  expect(red).toEqual(again);
  expect(red.ink).not.toBe(suit.ink);
  expect(painted({ ...suit, pair: "black" }).ink).not.toBe(red.ink);
});
