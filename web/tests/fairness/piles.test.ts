import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bytesOf } from "../../src/fairness/bytes";
import { shuffled, type Choice } from "../../src/fairness/draws";
import { library } from "../../src/fairness/library";
import { Piles } from "../../src/fairness/piles";

const KEY = "0123456789abcdef".repeat(4);
const [DEAL, PILE] = ["5f0c9a7e21d4b386", "deck"];
const CARDS: Choice[] = [
  ["D1", 1],
  ["G0", 5],
  ["K7", 1],
];
const underKey = await library.hmac(bytesOf(KEY));

/** What docs/same-deal.md says, by other means. */
function order(): string[] {
  const copies = CARDS.flatMap(([card, count]) =>
    Array.from({ length: count }, (_, at) => [card, `${DEAL}|${PILE}|${card}|${at + 1}`] as const),
  );
  const number = (label: string) => createHmac("sha256", bytesOf(KEY)).update(label).digest("hex");
  return copies.sort((a, b) => (number(a[1]) < number(b[1]) ? -1 : 1)).map(([card]) => card);
}

const SOURCES = [
  { name: "deck", pile: PILE },
  { name: "depot", pile: PILE, to: 4 },
  { name: "stock", pile: PILE, from: 4 },
  { name: "dice0" },
  { name: "dice1" },
];

async function piles(): Promise<Piles> {
  const found = new Piles(underKey, DEAL, SOURCES);
  await found.shuffle([{ name: PILE, cards: CARDS }]);
  return found;
}
const draw = (name: string, pile: string | null, at: number, choices = CARDS) => ({
  ply: 0,
  token: "",
  source: { name, pile, at },
  choices,
});
/** What is left of the pile when some of its cards have come. */
function left(...came: (string | undefined)[]): Choice[] {
  return CARDS.map(([card, count]): Choice => [
    card,
    count - came.filter((e) => e === card).length,
  ]).filter(([, count]) => count > 0);
}

describe("a pile", () => {
  it("lies in the order of the numbers of its cards", async () => {
    expect(await shuffled(underKey, DEAL, PILE, CARDS)).toEqual(order());
  });

  it("gives its cards in their order, to each place from its own part", async () => {
    const [found, cards] = [await piles(), order()];
    expect(await found.next(draw("depot", PILE, 0))).toBe(cards[0]);
    const came = [cards[0]];
    for (const [name, at] of [
      ["stock", 4],
      ["depot", 1],
      ["stock", 5],
    ] as const) {
      expect(await found.next(draw(name, PILE, at, left(...came)))).toBe(cards[at]);
      came.push(cards[at]);
    }
  });

  it.each([
    ["skips a card", [0, 2]],
    ["gives a card twice", [0, 0]],
  ])("breaks the seal if a place %s", async (_, places) => {
    const found = await piles();
    const card = await found.next(draw("deck", PILE, places[0] ?? 0));
    expect(card).not.toBeNull();
    expect(await found.next(draw("deck", PILE, places[1] ?? 0, left(card ?? "")))).toBeNull();
  });

  it("breaks the seal if a place takes cards of another one", async () => {
    const found = await piles();
    const came: (string | undefined)[] = [];
    for (const at of [0, 1, 2, 3]) {
      expect(await found.next(draw("depot", PILE, at, left(...came)))).toBe(order()[at]);
      came.push(order()[at]);
    }
    expect(await found.next(draw("depot", PILE, 4, left(...came)))).toBeNull();
    expect(await (await piles()).next(draw("stock", PILE, 0))).toBeNull();
  });

  it.each([
    ["nowhere", PILE, 0],
    ["nowhere", PILE, 3],
    ["nowhere", null, 0],
    ["deck", null, 0],
    ["dice0", PILE, 0],
    ["deck", PILE, 1],
  ])("breaks the seal if there is no such place or die: %s %s %i", async (name, pile, at) => {
    expect(await (await piles()).next(draw(name, pile, at))).toBeNull();
  });

  it("breaks the seal if it has no card left", async () => {
    const found = await piles();
    const came = order().slice(4);
    for (const [at, card] of came.entries())
      expect(await found.next(draw("stock", PILE, at + 4, left(...came.slice(0, at))))).toBe(card);
    expect(await found.next(draw("stock", PILE, 7, left(...came)))).toBeNull();
  });

  it("breaks the seal if it is not there, or something else than what is left of it could come", async () => {
    const found = await piles();
    expect(await found.next(draw("other", "other", 0))).toBeNull();
    for (const choices of [left("G0"), [...CARDS, ["Z9", 1] as Choice], CARDS.slice(1)])
      expect(await (await piles()).next(draw("deck", PILE, 0, choices))).toBeNull();
    expect(await found.next({ ply: 0, token: "", source: null, choices: CARDS })).toBeNull();
  });
});

describe("dice", () => {
  it("are thrown one after the other, from the first throw on", async () => {
    const found = await piles();
    const faces: Choice[] = ["1", "2", "3", "4", "5", "6"].map((face) => [face, 1]);
    const throws = [];
    for (let at = 0; at < 20; at++) throws.push(await found.next(draw("dice0", null, at, faces)));
    expect(new Set(throws).size).toBeGreaterThan(3);
    expect(throws).not.toContain(null);
    expect(await found.next(draw("dice0", null, 21, faces))).toBeNull();
    expect(await found.next(draw("dice1", null, 1, faces))).toBeNull();
  });
});
