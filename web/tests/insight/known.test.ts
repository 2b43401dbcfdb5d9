import { afterEach, describe, expect, it, vi } from "vitest";
import { alike, Known } from "../../src/insight/known.svelte";
import * as rest from "../../src/net/rest";
import type { KnownCards } from "../../src/net/wire";

describe("cards with equal chances", () => {
  const hand = { hand: 0.25, deck: 0.75 };

  it("stand together, each where it lay", () => {
    const found = alike([
      { card: "A1", chances: hand, truth: { deck: 1 } },
      { card: "B1", chances: { deck: 1 }, truth: { deck: 1 } },
      { card: "A2", chances: { deck: 0.75, hand: 0.25 }, truth: { hand: 2, deck: 1 } },
    ]);
    expect(found).toEqual([
      {
        count: 4,
        rows: [
          { place: "hand", chance: 0.25, count: 2, lay: [["A2", 2]] },
          {
            place: "deck",
            chance: 0.75,
            count: 2,
            lay: [
              ["A1", 1],
              ["A2", 1],
            ],
          },
        ],
      },
      { count: 1, rows: [{ place: "deck", chance: 1, count: 1, lay: [["B1", 1]] }] },
    ]);
  });

  it("say where a card lay that could be nowhere", () => {
    const [group] = alike([{ card: "A1", chances: hand, truth: { nowhere: 1 } }]);
    expect(group?.rows.at(-1)).toEqual({
      place: "nowhere",
      chance: null,
      count: 1,
      lay: [["A1", 1]],
    });
  });
});

describe("what could be known", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const answer = (seat: 0 | 1, ply: number): KnownCards => ({
    game: "g",
    seat,
    ply,
    exact: true,
    cards: [],
  });
  const rested = () => new Promise<void>((wake) => setTimeout(wake));

  it("is asked for once, and for where the reader stops", async () => {
    const waiting: (() => void)[] = [];
    const ask = vi.spyOn(rest, "known").mockImplementation(
      (_, seat, ply) =>
        new Promise((tell) => {
          waiting.push(() => tell(answer(seat, ply)));
        }),
    );
    const known = new Known("t");
    for (const ply of [1, 2, 3]) known.want(0, ply);
    expect(ask).toHaveBeenCalledTimes(1);
    waiting.pop()?.();
    await rested();
    expect(known.told).toBeNull(); // the reader is elsewhere
    expect(ask).toHaveBeenLastCalledWith("t", 0, 3);
    waiting.pop()?.();
    await rested();
    expect(known.told).toEqual(answer(0, 3));
    known.want(0, 1);
    expect(known.told).toEqual(answer(0, 1));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("says why there is no answer, and asks again for another place", async () => {
    const refused = new rest.Refused({ code: "not-worked-out", values: {} });
    vi.spyOn(rest, "known")
      .mockRejectedValueOnce(refused)
      .mockImplementation((_, seat, ply) => Promise.resolve(answer(seat, ply)));
    const known = new Known("t");
    known.want(1, 5);
    await rested();
    expect(known.trouble).toEqual(refused.reason);
    known.want(1, 6);
    await rested();
    expect([known.trouble, known.told]).toEqual([null, answer(1, 6)]);
  });

  it("is no trouble where an answer is there", async () => {
    const refused = new rest.Refused({ code: "not-worked-out", values: {} });
    vi.spyOn(rest, "known").mockResolvedValueOnce(answer(0, 1)).mockRejectedValue(refused);
    const known = new Known("t");
    known.want(0, 1);
    await rested();
    known.want(0, 2);
    await rested();
    expect(known.trouble).toEqual(refused.reason);
    known.want(0, 1);
    expect([known.trouble, known.told]).toEqual([null, answer(0, 1)]);
    known.want(0, 3);
    known.want(0, 1); // before the answer for the other place
    await rested();
    expect(known.trouble).toBeNull();
  });

  it("is not asked for again when nobody looks", async () => {
    vi.useFakeTimers();
    const refused = new rest.Refused({ code: "too-fast", values: {} });
    const ask = vi.spyOn(rest, "known").mockRejectedValue(refused);
    const known = new Known("t");
    known.want(0, 1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ask).toHaveBeenCalledTimes(2);
    known.rest();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    known.want(0, 1);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
