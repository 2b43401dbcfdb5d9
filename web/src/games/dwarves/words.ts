import type { Texts, Values } from "../../texts/texts.svelte";
import type { GameEvent, GameModule, Seat } from "../contract";
import { parse, type TokenParts } from "./moves";
import { nameOf, sheetOf, SIDES } from "./sheets.svelte";

const KIND = /^[AVSET]\d$/;

export function isKind(value: unknown): value is string {
  return typeof value === "string" && KIND.test(value);
}

/** A payment as people say it: "4, 4, axe". */
export function itemsName(items: string, texts: Texts): string {
  return [...items]
    .map((die) => (die === "C" ? texts("legend-card") : texts("die-name", { die })))
    .join(", ");
}

/**
 * Everything that a card says, in one sentence: for screen readers and for the line next to the
 * dice.
 */
export function factsOf(kind: string, texts: Texts, left?: number): string {
  const sheet = sheetOf(kind);
  if (!sheet) return "";
  const facts = [
    texts("card-type", { type: sheet.type }),
    texts("cost", { size: sheet.size, face: sheet.face }),
  ];
  if (sheet.health)
    facts.push(texts("board-health", { left: left ?? sheet.health, health: sheet.health }));
  return `${facts.join(" · ")}. ${effectOf(kind, texts)}`;
}

export function effectOf(kind: string, texts: Texts): string {
  const sheet = sheetOf(kind);
  if (!sheet) return "";
  if (sheet.points) return texts("effect-victory", { points: sheet.points });
  const any = sheet.faces.length === 5 && texts.has(`effect-${sheet.effect}-any`);
  const faces = new Intl.ListFormat(texts.language, { type: "disjunction" }).format(
    sheet.faces.map(String),
  );
  return texts(`effect-${sheet.effect}${any ? "-any" : ""}`, { faces, amount: sheet.amount });
}

export interface Value {
  /** The key of what it is, such as `deck-cost`. */
  label: string;
  text: string;
  flag: string;
}

/** Every value of a card with the flag of the deck file that says how sure it is. */
export function valuesOf(kind: string, seat: Seat, texts: Texts): Value[] {
  const sheet = sheetOf(kind);
  if (!sheet) return [];
  const values: [string, string, string][] = [
    ["deck-name", nameOf(kind, seat, texts), `${SIDES[seat]}_${texts.language}`],
    ["deck-copies", String(sheet.copies), "copies"],
    ["deck-cost", texts("cost", { size: sheet.size, face: sheet.face }), "cost"],
    ["deck-health", String(sheet.health), "health"],
    ["deck-points", String(sheet.points), "points"],
    ["deck-text", effectOf(kind, texts), "effect"],
    ["deck-amount", String(sheet.amount), "amount"],
    ["deck-faces", sheet.faces.join(", "), "faces"],
  ];
  return values.flatMap(([label, text, key]) => {
    const flag = sheet.flags[key];
    return flag === undefined ? [] : [{ label, text, flag }];
  });
}

export function targetName(target: string, owner: Seat, texts: Texts): string {
  return target === "pile" ? texts("board-pile-head") : nameOf(target, owner, texts);
}

/** A token in words. `seat` is who would play it. */
export function moveName(token: string, seat: Seat, texts: Texts): string {
  const move = parse(token);
  return move ? sayMove(move, seat, texts) : token;
}

export function sayMove(move: TokenParts, seat: Seat, texts: Texts): string {
  const values: Values = {
    card: move.source && move.source.place !== "die" ? nameOf(move.source.card, seat, texts) : "",
    payment: itemsName(move.items, texts),
    target: move.target === null ? "" : targetName(move.target, seat === 0 ? 1 : 0, texts),
    count: move.count,
    die: move.source?.card ?? "",
  };
  if (move.verb === "play" && move.target !== null) return texts("move-remove", values);
  if (move.verb === "play" && move.items === "") return texts("move-free", values);
  return texts(`move-${move.verb}`, values);
}

/** On the button under the name of the card that is chosen: only what is done with it. */
export function sayReady(move: TokenParts, seat: Seat, texts: Texts): string {
  if (move.verb === "twist" || (move.verb === "play" && move.items === ""))
    return texts("ready-free");
  if (move.verb === "play") return texts("ready-play", { payment: itemsName(move.items, texts) });
  return sayMove(move, seat, texts);
}

// That dice are kept is said: the opponent is asked for a reaction to it.
const SILENT = new Set(["card-dealt", "passed", "supply-fixed"]);

/** How events of this game are worded. */
export const telling: Pick<GameModule, "values" | "silent" | "opens" | "merge"> = {
  opens: "turn-began",
  merge: throws,
  silent: (event) => SILENT.has(event.event),
  values: (values, texts, owner) => inWords(values, texts, owner ?? 0),
};

/** Dice that are rolled one after the other are one throw. */
export function throws(events: GameEvent[]): GameEvent[] {
  const merged: GameEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (event.event !== "die-rolled") merged.push(event);
    else if (last?.event === "dice-rolled")
      last["dice"] = String(last["dice"]) + String(event["die"]);
    else merged.push({ event: "dice-rolled", dice: event["die"] });
  }
  return merged;
}

/** Codes become names: cards as their owner calls them, payments and whole tokens in words. */
export function inWords(values: Values, texts: Texts, owner: Seat): Values {
  const named = { ...values };
  // An event names cards of the seat that it is about; a reason those of the player, but aims at
  // the other side.
  const aimed = "who" in values ? owner : owner === 0 ? 1 : 0;
  const { card, target, payment, dice, action, token } = values;
  if (isKind(card)) named["card"] = nameOf(card, owner, texts);
  if (isKind(target)) named["target"] = nameOf(target, aimed, texts);
  if (typeof payment === "string" && payment !== "free")
    named["payment"] = itemsName(payment, texts);
  if (typeof dice === "string")
    Object.assign(named, { dice: itemsName(dice, texts), count: dice.length });
  if (typeof action === "string") named["action"] = moveName(action, owner, texts);
  if (typeof token === "string") named["token"] = moveName(token, owner, texts);
  return named;
}
