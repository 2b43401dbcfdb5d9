import type { TowerSide, TowerView } from "../../net/wire";
import type { Texts, Values } from "../../texts/texts.svelte";
import type { Seat } from "../contract";
import { faceOf, isCard } from "./cards";
import { cardsAt, wayOf, type Site } from "./places";

export function cardName(token: string, texts: Texts): string {
  const { symbol, value, colour } = faceOf(token);
  return texts("card-name", { symbol, value, colour });
}

/** Card names for codes, wherever an event or a reason carries one. */
export function named(values: Values, texts: Texts): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isCard(value) ? cardName(value, texts) : value,
    ]),
  );
}

/** Cards from the top down, as one would read them aloud. */
function spoken(tokens: readonly string[], texts: Texts): string {
  const [top, ...below] = tokens.toReversed().map((token) => cardName(token, texts));
  if (!top) return texts("board-empty");
  return below.length > 0 ? `${top}, ${texts("board-below", { cards: below.join(", ") })}` : top;
}

export function storeName(number: number, tokens: readonly string[], texts: Texts): string {
  return `${texts("board-store", { number })}: ${spoken(tokens, texts)}`;
}

export function siteName({ symbol, top }: Site, texts: Texts): string {
  return top < 0
    ? texts("board-site-empty", { symbol })
    : texts("board-site", { symbol, value: top });
}

export function pileName(
  pile: "depot" | "stock" | "interim",
  side: TowerSide,
  texts: Texts,
): string {
  if (pile === "interim") {
    const blocked = side.blocked ? `, ${texts("board-blocked")}` : "";
    return `${texts("board-interim-store")}: ${spoken(side.interim, texts)}${blocked}`;
  }
  const [open, hidden] =
    pile === "depot" ? [side.depot, side.depot_hidden] : [side.stock, side.stock_hidden];
  const shown = open.length > 0 || hidden === 0 ? `${spoken(open, texts)}, ` : "";
  return `${texts(`board-${pile}`)}: ${shown}${texts("board-hidden", { count: hidden })}`;
}

/** What a move is called, with the cards that it moves. */
export function moveName(token: string, view: TowerView, texts: Texts): string {
  const way = wayOf(token);
  const seat = (view.active ?? 0) as Seat;
  if (!way) return texts(`do-${token}`, { amount: view.pending });
  const pile = cardsAt(view, way.from, seat);
  const [upper, lower] = [pile.at(-1), pile.at(-2)];
  const card = upper ? cardName(upper, texts) : texts("place-name", { place: way.from });
  if (way.pair)
    return texts("move-pair", {
      lower: lower ? cardName(lower, texts) : "",
      upper: card,
      number: Number(way.to[1]),
    });
  if (way.to === "t") return texts("move-tower", { card });
  if (way.to === "o") return texts("move-load", { card });
  if (way.to === "z") return texts(way.from === "a" ? "move-buy-out" : "move-put-away", { card });
  return texts("move-store", { card, number: Number(way.to[1]) });
}
