import { ask } from "../../net/rest";
import type { CardSheet, DeckInfo } from "../../net/wire";
import type { Seat } from "../contract";
import type { Texts, Values } from "../../texts/texts.svelte";

/**
 * What the cards say comes from the deck file, through the server: the user's own deck needs no new
 * build.
 */
type Sheets = ReadonlyMap<string, CardSheet>;

const NONE: Sheets = new Map();
/** Seat 0 plays the good side, seat 1 the evil one. */
export const SIDES = ["good", "evil"] as const;
let known = $state.raw<ReadonlyMap<string, Sheets>>(new Map());
/** The deck of the table that is looked at; sentences use it implicitly. */
let present = $state.raw("standard");

export async function fetchDeck(name: string): Promise<void> {
  if (known.has(name)) return;
  try {
    const deck = await ask<DeckInfo>("GET", `/api/decks/${encodeURIComponent(name)}`);
    known = new Map(known).set(name, new Map(deck.cards.map((sheet) => [sheet.kind, sheet])));
  } catch {
    // Cards show their code until the deck is there; the line says that the server is away.
  }
}

export function useDeck(name: string): void {
  present = name;
  void fetchDeck(name);
}

export function sheetOf(kind: string): CardSheet | undefined {
  return (known.get(present) ?? NONE).get(kind);
}

/** Every name of the deck, by side and kind: `good-A4`, `evil-A8`. */
export function allNames(texts: Texts): Values {
  const sheets = [...(known.get(present) ?? NONE).values()];
  return Object.fromEntries(
    SIDES.flatMap((side) =>
      sheets.map((sheet) => [
        `${side}-${sheet.kind}`,
        sheet.names[side]?.[texts.language] ?? sheet.kind,
      ]),
    ),
  );
}

/** The label of a card in the deck of a seat. */
export function nameOf(kind: string, seat: Seat, texts: Texts): string {
  return sheetOf(kind)?.names[SIDES[seat]]?.[texts.language] ?? kind;
}
