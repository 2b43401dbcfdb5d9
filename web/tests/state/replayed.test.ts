import { describe, expect, it, vi } from "vitest";
import * as rest from "../../src/net/rest";
import type { ReplayPage, ReplayPly } from "../../src/net/wire";
import { Replayed } from "../../src/state/replayed.svelte";

const TOTAL = 5;
const PAGE = 2;
const ply = (number: number): ReplayPly => ({
  ply: number,
  actor: 0,
  events: [],
  token: "",
  view: {},
});
/** What a server tells: two plies at a time. */
function page(seat: 0 | 1 | null, from: number): ReplayPage {
  const plies = Array.from({ length: Math.min(PAGE, TOTAL - from) }, (_, at) => ply(from + at));
  return { plies, seat, table: {} as ReplayPage["table"], total: TOTAL };
}
const whole = Array.from({ length: TOTAL }, (_, at) => ply(at));
const asked = () =>
  vi.spyOn(rest, "replay").mockImplementation((_, seat, from) => Promise.resolve(page(seat, from)));
const opened = () => new Replayed("t", (each) => each);

describe("a replay", () => {
  it("comes once for each side, even if it is asked for again on its way", async () => {
    const ask = asked();
    const replayed = opened();
    await Promise.all(([0, 1, 0] as const).map((each) => replayed.load(each)));
    await replayed.load(0);
    expect(replayed.plies).toEqual({ 0: whole, 1: whole });
    expect(ask).toHaveBeenCalledTimes(2 * Math.ceil(TOTAL / PAGE));
  });

  it("continues where it failed", async () => {
    const ask = asked();
    const replayed = opened();
    ask
      .mockResolvedValueOnce(page(0, 0))
      .mockRejectedValueOnce(new rest.Refused({ code: "no-connection", values: {} }));
    await replayed.load(0);
    expect([replayed.failed, replayed.plies[0].length]).toEqual([true, PAGE]);
    const again = replayed.load(0);
    expect(replayed.failed).toBe(false);
    await again;
    expect([replayed.failed, replayed.plies[0]]).toEqual([false, whole]);
    expect(ask.mock.calls.map(([, , from]) => from)).toEqual([0, 2, 2, 4]);
  });
});
