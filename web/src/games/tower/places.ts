import type { TowerEvent, TowerView } from "../../net/wire";
import type { Seat } from "../contract";
import { faceOf, SYMBOLS, type Symbol } from "./cards";

/**
 * Places of the board. As in tokens: `a` the player's own depot, `z` their interim store, `d` the
 * drawn card, `l1`-`l8` stores, `o` the opponent's interim store. Besides: `v` the player's own
 * stock, `t0`-`t7` building sites, `oa` and `ov` the opponent's depot and stock.
 */
export type Place = string;

/** A legal token as a way from one place to another; `null` for `draw`, `block` and the like. */
export interface Way {
  from: Place;
  to: Place;
  pair: boolean;
}

export function wayOf(token: string): Way | null {
  const found = /^(\w+)(>>?)(\w+)$/.exec(token);
  return found ? { from: found[1] ?? "", pair: found[2] === ">>", to: found[3] ?? "" } : null;
}

export function tokenOf({ from, to, pair }: Way): string {
  return from + (pair ? ">>" : ">") + (to.startsWith("t") ? "t" : to);
}

export const STORES = ["l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8"] as const;

/** The open cards of a place, the lowest first, as seat `own` sits. */
export function cardsAt(view: TowerView, place: Place, own: Seat): string[] {
  const [mine, theirs] = own === 0 ? view.sides : [view.sides[1], view.sides[0]];
  if (place.startsWith("l")) return view.stores[Number(place[1]) - 1] ?? [];
  const piles: Record<Place, string[]> = {
    a: mine.depot,
    z: mine.interim,
    o: theirs.interim,
    oa: theirs.depot,
  };
  if (place === "d") return view.drawn ? [view.drawn] : [];
  return piles[place] ?? [];
}

export interface Site {
  place: Place;
  symbol: Symbol;
  /** Value of the top card; -1 for none. */
  top: number;
}

/**
 * Two sites per symbol. The view sorts towers by height, and a tower never overtakes: the higher
 * one stands on the right.
 */
export function sitesOf(view: TowerView): Site[] {
  return SYMBOLS.flatMap((symbol, row) => {
    const tops = view.towers
      .filter((tower) => tower.startsWith(symbol))
      .map((tower) => Number(tower.slice(1)));
    const both = [...Array<number>(2 - tops.length).fill(-1), ...tops];
    return both.map((top, at) => ({ place: `t${row * 2 + at}`, symbol, top }));
  });
}

/** Where the eye looks for a card that may go to a tower: the last site with the value below it. */
export function siteFor(card: string, sites: readonly Site[]): Place {
  const { symbol, value } = faceOf(card);
  const own = sites.filter((site) => site.symbol === symbol);
  return (own.findLast((site) => site.top === value - 1) ?? own[0])?.place ?? "t0";
}

export interface Trace {
  card: string;
  from: Place;
  to: Place;
}

/**
 * The movements of cards in the latest turn of `seat`, the newest first, in places as `own` sees
 * them.
 */
export function latestTurn(
  steps: readonly { events: Record<string, unknown>[] }[],
  seat: Seat,
  own: Seat,
): Trace[] {
  const found: Trace[] = [];
  for (const step of steps.toReversed()) {
    for (const event of (step.events as unknown as TowerEvent[]).toReversed()) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.event === "turn-began") return found;
      const trace = traceOf(event);
      if (trace)
        found.push(
          seat === own ? trace : { ...trace, from: across(trace.from), to: across(trace.to) },
        );
    }
  }
  return found;
}

function traceOf(event: TowerEvent): Trace | null {
  switch (event.event) {
    case "card-laid-on-tower":
      return { card: event.card, from: event.source, to: "t" };
    case "card-laid-on-store":
      return { card: event.card, from: event.source, to: `l${event.store}` };
    case "opponent-loaded":
      return { card: event.card, from: event.source, to: "o" };
    case "pair-moved":
      return { card: event.upper, from: `l${event.source}`, to: `l${event.store}` };
    case "card-put-away":
      return { card: event.card, from: "d", to: "z" };
    case "depot-card-bought-out":
      return { card: event.card, from: "a", to: "z" };
    case "card-drawn":
      return { card: event.card, from: "v", to: "d" };
    default:
      return null;
  }
}

/** A place of the active seat as the seat opposite sees it. */
function across(place: Place): Place {
  return { a: "oa", v: "ov", z: "o", o: "z" }[place] ?? place;
}
