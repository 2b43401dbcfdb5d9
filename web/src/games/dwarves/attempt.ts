import type { DwarvesView } from "../../net/wire";
import type { Seat } from "../contract";
import { count, type Source } from "./moves";
import { sheetOf } from "./sheets.svelte";

/**
 * The token that choosing this most likely meant, although it is not legal: the server refuses it
 * with the rule's own reason. `null` if there is nothing to be meant, as with a victory card on
 * display.
 */
export function attempt(source: Source, view: DwarvesView, own: Seat): string | null {
  const { place, card } = source;
  const sheet = sheetOf(card);
  if (place === "die") return `reroll:${card}`;
  if (!sheet) return null;
  if (place === "display") {
    const face = sheet.faces[0];
    if (sheet.type !== "ally" || face === undefined) return null;
    return sheet.effect === "gain" ? `gain:${card}=${face}` : `hit:${card}=${face}>pile`;
  }
  if (sheet.type === "twist") return card === "T1" ? "T1>pile" : card;
  if (sheet.size === 0) return `play:${card}`;
  const payment = nearest(view, sheet.size, sheet.face);
  if (sheet.type !== "event") return `play:${card}=${payment}`;
  // An empty display has no target to name: any will do, and the server says what is wrong first.
  return `play:${card}=${payment}>${view.sides[own === 0 ? 1 : 0].display[0] ?? "A1"}`;
}

/** What comes nearest to the cost: the commonest face with the axes, which is too little. */
function nearest(view: DwarvesView, size: number, face: number): string {
  if (size === 1) return String(face);
  const faces = [..."12345"].sort((one, other) => count(view.dice, other) - count(view.dice, one));
  const best = faces[0] ?? "1";
  const items =
    best.repeat(count(view.dice, best)) +
    "J".repeat(count(view.dice, "J")) +
    "C".repeat(view.usable);
  return items.slice(0, size) || best.repeat(size);
}
