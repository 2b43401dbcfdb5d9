// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ply } from "../../src/net/wire";
import { hear, soundOf } from "../../src/sound/hearing";
import { play, SOUNDS } from "../../src/sound/sounds";
import { choose } from "../../src/state/settings.svelte";

interface Started {
  kind: string;
  from: number;
  to: number;
}
let started: Started[] = [];
let loudest = 0;
let contexts = 0;
let resumed = 0;

const param = () => ({
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: (value: number) => (loudest = Math.max(loudest, value)),
});

/** A context without ears: what it is asked for is written down. */
class FakeContext {
  currentTime = 10;
  sampleRate = 8_000;
  state = "suspended";
  destination = {};
  constructor() {
    contexts++;
  }
  resume(): Promise<void> {
    resumed++;
    return Promise.resolve();
  }
  createGain() {
    return { gain: param(), connect: vi.fn() };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBiquadFilter() {
    return { type: "", frequency: { ...param(), ...quiet }, connect: (to: unknown) => to };
  }
  createOscillator() {
    return { ...source("tone"), type: "", frequency: { ...param(), ...quiet } };
  }
  createBufferSource() {
    return { ...source("noise"), buffer: null };
  }
}
const quiet = { exponentialRampToValueAtTime: vi.fn() };

function source(kind: string) {
  const self = { kind, from: 0, to: 0 };
  return {
    connect: (to: unknown) => to,
    start: (at: number) => (self.from = at),
    stop: (at: number) => started.push({ ...self, to: at }),
  };
}

vi.stubGlobal("AudioContext", FakeContext);
const STUB = FakeContext;

beforeEach(() => {
  vi.stubGlobal("AudioContext", STUB);
  started = [];
  loudest = 0;
});

const step = (actor: Ply["actor"], ...events: string[]): Ply => ({
  ply: 1,
  actor,
  events: events.map((event) => ({ event })),
  by_itself: false,
});
const module = {
  sound: ({ event }: { event: string }) => (event === "won" ? ("gain" as const) : null),
};

it("nothing is made while sounds are off, not even a context", async () => {
  choose("sound", "off");
  await hear("card");
  play("card", "off");
  expect([contexts, started]).toEqual([0, []]);
});

it.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])("%s is short and ends", (sound) => {
  play(sound, "full");
  expect(started).toHaveLength(SOUNDS[sound].length);
  for (const part of started) {
    expect(part.from).toBeGreaterThanOrEqual(10);
    expect(part.to).toBeGreaterThan(part.from);
    expect(part.to).toBeLessThan(11);
  }
});

it("soft is softer than loud, and neither is too loud", () => {
  play("turn", "soft");
  const soft = loudest;
  loudest = 0;
  play("turn", "full");
  expect(soft).toBeLessThan(loudest);
  expect(loudest).toBeLessThan(1);
});

it("one context serves all sounds and is woken when the browser held it back", () => {
  const before = [contexts, resumed];
  play("card", "soft");
  play("end", "soft");
  expect([contexts, resumed]).toEqual([before[0] ?? 0, (before[1] ?? 0) + 2]);
});

describe("an update", () => {
  it("sounds like its most telling event", () => {
    expect(soundOf([step(0, "led"), step(1, "followed", "won")], module)).toBe("gain");
  });
  it("sounds like a card where a game says nothing", () => {
    expect(soundOf([step(1, "led")], {})).toBe("card");
  });
  it("of chance alone is silent, unless the game says otherwise", () => {
    expect(soundOf([step("chance", "dealt")], module)).toBe(null);
    expect(soundOf([step("chance", "won")], module)).toBe("gain");
    expect(soundOf([], module)).toBe(null);
  });
});

it("a sound is heard as chosen", async () => {
  choose("sound", "soft");
  await hear("gain");
  expect(started).toHaveLength(SOUNDS.gain.length);
});
