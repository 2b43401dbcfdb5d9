// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import * as rest from "../../src/net/rest";
import { online } from "../../src/state/network.svelte";

function serverSays(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof rest.Refused ? error.reason : error),
  );

describe("a call", () => {
  it("gives the answer", async () => {
    const fetched = serverSays(200, '{"id": "t1"}');
    expect(await rest.table("t1")).toEqual({ id: "t1" });
    expect(fetched).toHaveBeenCalledWith("/api/tables/t1", {
      method: "GET",
      headers: {},
      body: null,
    });
  });

  it("sends a body as JSON", async () => {
    const fetched = serverSays(201, "{}");
    await rest.join("t1", { key: "k", name: "Ada" });
    expect(fetched).toHaveBeenCalledWith("/api/tables/t1/join", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"key":"k","name":"Ada"}',
    });
  });

  it("reads a record as text", async () => {
    serverSays(200, "throne 1\n");
    expect(await rest.record("t1")).toBe("throne 1\n");
  });

  it("names the seat of a replay, or none for a spectator", async () => {
    const fetched = serverSays(200, "{}");
    await rest.replay("t1", 1, 200);
    await rest.replay("t1", null, 0);
    expect(fetched.mock.calls.map(([path]: unknown[]) => path)).toEqual([
      "/api/tables/t1/replay?seat=1&from=200",
      "/api/tables/t1/replay?from=0",
    ]);
  });

  it("escapes the name of a game", async () => {
    const fetched = serverSays(200, "");
    await rest.texts("a/b", "de");
    expect(fetched).toHaveBeenCalledWith("/api/games/a%2Fb/texts/de", expect.anything());
  });
});

describe("a refusal", () => {
  it("carries the reason of the server", async () => {
    serverSays(409, '{"reason": {"code": "seat-taken", "values": {"seat": 1}}}');
    expect(await refusal(rest.table("t1"))).toEqual({ code: "seat-taken", values: { seat: 1 } });
  });

  it.each([
    ["a page of a proxy", "<h1>502</h1>"],
    ["JSON of another shape", '{"detail": "no"}'],
    ["nothing", ""],
    ["null", "null"],
  ])("says that the server is in trouble when it answers with %s", async (_, body) => {
    serverSays(502, body);
    expect(await refusal(rest.games())).toEqual({ code: "server-trouble", values: {} });
  });

  it("says that there is no connection when nothing answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await refusal(rest.games())).toEqual({ code: "no-connection", values: {} });
  });
});

describe("whether the server is there", () => {
  const answers = (headers: Record<string, string>) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers })));

  it("is known from what it answers, and not from what is kept in the browser", async () => {
    answers({ "x-zweikampf-kept": "1" });
    await rest.table("t1");
    expect(online()).toBe(false);
    // The browser's own store answers for the server, which is still away.
    answers({ "cache-control": "public, max-age=604800, immutable" });
    await rest.replay("t1", 0, 0);
    expect(online()).toBe(false);
    answers({ "cache-control": "private, no-cache" });
    await rest.table("t1");
    expect(online()).toBe(true);
  });
});
