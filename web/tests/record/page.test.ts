// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import RecordPage from "../../src/record/RecordPage.svelte";
import { go, here } from "../../src/state/route.svelte";
import { learn, speak } from "../../src/texts/texts.svelte";

const TABLE = "00000000000000ff";
let refused: string | null = null;
let sent: unknown[] = [];
function call(path: string, { body }: RequestInit): Promise<Response> {
  sent.push([path, JSON.parse(body as string)]);
  const content = refused ? { reason: { code: refused, values: {} } } : { id: TABLE };
  return Promise.resolve(new Response(JSON.stringify(content), { status: refused ? 400 : 201 }));
}

let page: Record<string, unknown> | null = null;
beforeAll(async () => {
  await learn();
  await speak("en");
});
beforeEach(() => {
  vi.stubGlobal("fetch", call);
  [refused, sent] = [null, []];
  go("/record");
  page = mount(RecordPage, { target: document.body });
  flushSync();
});
afterEach(() => {
  if (page) void unmount(page);
  vi.unstubAllGlobals();
});

/** A file falls on the page; the answers are there, so nothing is waited for but their turn. */
async function drop(content: string, until: () => boolean): Promise<void> {
  const event = new Event("drop", { cancelable: true });
  Object.assign(event, { dataTransfer: { files: [new File([content], "game.txt")] } });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  for (let turn = 0; turn < 500 && !until(); turn++) {
    await new Promise<void>((wake) => setTimeout(wake));
    flushSync();
  }
  expect(until()).toBe(true);
}
const trouble = () => document.querySelector("[data-trouble]")?.textContent ?? null;

describe("a record file", () => {
  it("is sent to the server, and leads to its game", async () => {
    await drop("zweikampf-record 2", () => here().table === TABLE);
    expect(sent).toEqual([["/api/records", { text: "zweikampf-record 2" }]]);
  });

  it("that is refused says why, and another one can be tried", async () => {
    refused = "not-a-record";
    await drop("a letter", () => trouble() === "This is not a Zweikampf record.");
    expect(here().alone).toBe("record");
    refused = null;
    await drop("zweikampf-record 2", () => here().table === TABLE);
  });

  it("that is far too large is not sent, and says so", async () => {
    const told = "That is too large; at most 60,000 bytes are allowed.";
    await drop("x".repeat(9_000_000), () => trouble() === told);
    expect(sent).toEqual([]);
  });
});
