import type { TowerView } from "../../net/wire";
import type { Seat } from "../contract";

/** How many cards a seat still has to get rid of; one that it has drawn is among them. */
export function cardsLeft(view: TowerView, seat: Seat): number {
  const side = view.sides[seat];
  const drawn = view.drawn !== null && view.active === seat ? 1 : 0;
  return (
    depotLeft(view, seat) + side.stock.length + side.stock_hidden + side.interim.length + drawn
  );
}

export function depotLeft(view: TowerView, seat: Seat): number {
  const side = view.sides[seat];
  return side.depot.length + side.depot_hidden;
}

/** The seat that has gone out; null if nobody has. */
export function whoIsOut(view: TowerView): Seat | null {
  if (cardsLeft(view, 0) === 0) return 0;
  return cardsLeft(view, 1) === 0 ? 1 : null;
}
