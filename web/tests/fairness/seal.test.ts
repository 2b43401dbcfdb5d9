import { beforeEach, describe, expect, it, vi } from "vitest";
import { sealOf, type Seal } from "../../src/fairness/seal.svelte";

const [PAST, FUTURE] = [1, 8_640_000_000_000_000]; // milliseconds since 1970

/** What was asked of the server, which has no answer. */
let asked: string[] = [];
let code = "week-not-over";
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const body = JSON.stringify({ reason: { code, values: {} } });
    return Promise.resolve(new Response(body, { status: 409 }));
  });
});

const seal = (table: string, ends: number | null): Seal =>
  sealOf(table, {
    commitment: "c",
    game: "throne",
    deal: { id: "d", week: ends === null ? null : "2026-W07", ends },
  });

describe("the seal of a weekly deal", () => {
  it("stays closed while the week lasts", async () => {
    const found = seal("t-week", FUTURE);
    await found.open(0);
    expect([found.state, asked]).toEqual(["weekly", []]);
  });

  it("is checked when the week is over", async () => {
    const found = seal("t-over", PAST);
    await found.open(0);
    expect(asked).toEqual(["/api/tables/t-over/draws", "/api/tables/t-over/record"]);
    expect(found.state).toBe("weekly"); // the clock of the server says so
    code = "server-trouble";
    await found.open(0);
    expect([asked.length, found.state]).toEqual([4, "unchecked"]);
  });
});
