import type { Texts } from "../../texts/texts.svelte";
import { factionOf, valueOf } from "./suits";

const CARD = /^[DGKUX]\d$/;

export function isCard(token: unknown): token is string {
  return typeof token === "string" && CARD.test(token);
}

export function cardName(token: string, texts: Texts): string {
  return texts("card-name", { faction: factionOf(token), value: valueOf(token) });
}
