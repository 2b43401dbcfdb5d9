import { describe, expect, it } from "vitest";
import { firstOf, sawDeal, sawFull, sawTable, seenAt } from "../../src/fairness/witness";
import type { TableInfo } from "../../src/net/wire";
import { full } from "../frames";

const [FIRST, AGAIN, DEAL] = ["a".repeat(16), "b".repeat(16), "d".repeat(32)];
const WORDS: [string, string] = ["0".repeat(64), "1".repeat(64)];
const deal = { id: DEAL, week: null, ends: null };
const before = { table: FIRST, commitment: "c1", words: WORDS, view: null };

const table = (commitment: string) =>
  ({ id: AGAIN, status: "waiting", commitment, seat_draw: "none", deal }) as unknown as TableInfo;

describe("what is said before the cards are dealt", () => {
  it("says how they will be dealt, and cannot change it", () => {
    sawFull(full(0, { ...before, table: "t-piles", dealing: "piles" }));
    expect(seenAt("t-piles")).toMatchObject({ dealing: "piles", exchanged: false });
    sawFull(full(1, { ...before, table: "t-piles", dealing: "ply" }));
    expect(seenAt("t-piles")?.exchanged).toBe(true);
  });

  it("is compared with what was seen when the cards were played first", () => {
    sawFull(full(0, { ...before, dealing: "piles" }));
    expect(firstOf(DEAL)).toBeNull();
    sawDeal(FIRST, DEAL);
    expect(firstOf(DEAL)?.commitment).toBe("c1");
    sawTable(table("c1"));
    expect(seenAt(AGAIN)).toMatchObject({ exchanged: false, repeats: true, dealing: "piles" });
  });

  it("is noticed before the game if it is another one", () => {
    sawFull(full(0, { ...before, dealing: "piles" }));
    sawDeal(FIRST, DEAL);
    const other = { ...table("c2"), id: "e".repeat(16) };
    sawTable(other);
    expect(seenAt(other.id)?.exchanged).toBe(true);
  });
});
