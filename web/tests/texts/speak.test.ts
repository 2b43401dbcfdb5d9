// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as files from "../../src/net/files.svelte";
import { learn, speak, spoken, textsOf } from "../../src/texts/texts.svelte";

/** Loads that have begun and wait for the test. */
let held: (() => void)[] = [];

function hold(): void {
  vi.spyOn(files, "bring").mockImplementation(async (load) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return load();
  });
}

function release(): void {
  for (const goOn of held.splice(0)) goOn();
}

beforeEach(async () => {
  held = [];
  vi.restoreAllMocks();
  await learn();
  await speak("en");
});

describe("changing the language", () => {
  it("changes the page and every game that it knows", async () => {
    await learn("throne");
    await speak("de");
    expect(document.documentElement.lang).toBe("de");
    expect([textsOf()("language"), textsOf("throne").language]).toEqual(["Sprache", "de"]);
    expect(localStorage.getItem("zweikampf-language")).toBe("de");
  });

  it("takes the games along that are learned meanwhile", async () => {
    hold();
    const changed = speak("de");
    vi.restoreAllMocks();
    await learn("tower");
    release();
    await changed;
    expect(textsOf("tower").has("title")).toBe(true);
    expect(textsOf("tower")("to-lobby")).toBe(textsOf()("to-lobby"));
  });

  it("does what was clicked last, whichever comes first", async () => {
    hold();
    const first = speak("de");
    const german = held.splice(0);
    const second = speak("en");
    release();
    await second;
    for (const goOn of german) goOn();
    await first;
    expect([spoken(), localStorage.getItem("zweikampf-language")]).toEqual(["en", "en"]);
  });
});

it.each([
  ["en", "“Rules”"],
  ["de", "„Regeln“"],
] as const)("offline, the lobby says where lessons can be read: %s", async (language, button) => {
  await speak(language);
  expect(textsOf()("offline-lobby")).toContain(button);
});
