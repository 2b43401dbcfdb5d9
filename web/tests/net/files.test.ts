// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bring, held } from "../../src/net/files.svelte";
import { Refused } from "../../src/net/rest";
import { reached } from "../../src/state/network.svelte";

const JSON_ANSWER = { headers: { "content-type": "application/json" } };
const broken = new TypeError("Failed to fetch dynamically imported module");
let isServerThere = true;
const reload = vi.fn();

beforeEach(() => {
  isServerThere = true;
  reload.mockReset();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", () =>
    isServerThere
      ? Promise.resolve(new Response("{}", JSON_ANSWER))
      : Promise.reject(new TypeError()),
  );
});
afterEach(() => {
  reached(true);
  vi.useRealTimers();
});

it("a part that does not come once is asked for again", async () => {
  const load = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue("part");
  expect(await bring(load)).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

it("without a network a part comes when that is back, and the page says why it waits", async () => {
  isServerThere = false;
  const load = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue("part");
  const part = bring(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(held()).toBe("part-waits");
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe("part");
  expect(held()).toBeNull();
});

it("a part that the server no longer has is one of an older client: the newer is loaded", async () => {
  void bring(() => Promise.reject(broken));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it("a part that the newer client lacks, too, is missing: the page says so and stays", async () => {
  void bring(() => Promise.reject(broken));
  await vi.advanceTimersByTimeAsync(0);
  await expect(bring(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(reload).toHaveBeenCalledOnce();
  expect(held()).toBe("part-missing");
  await bring(() => Promise.resolve("another"));
  expect(held()).toBeNull();
});

it("what the server refuses is not asked for again", async () => {
  const refused = new Refused({ code: "unknown-game", values: {} });
  const load = vi.fn().mockRejectedValue(refused);
  await expect(bring(load)).rejects.toBe(refused);
  expect(load).toHaveBeenCalledOnce();
});
