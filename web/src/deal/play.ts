import { sawTable } from "../fairness/witness";
import type { Seat } from "../games/contract";
import * as rest from "../net/rest";
import type { DealInfo, PlayDealRequest } from "../net/wire";
import { keep, kept } from "../state/kept.svelte";
import { go } from "../state/route.svelte";

type Side = NonNullable<PlayDealRequest["side"]>;

/** The side on which a player gets a seat. */
export const sideOf = (deal: Pick<DealInfo, "seat">, seat: Seat): Side =>
  seat === deal.seat ? "same" : "other";

/** A game with the cards of a deal: its table is made, and the reader goes there. */
export async function playDeal(deal: DealInfo, side: Side): Promise<void> {
  const { table } = await rest.playDeal(deal.id, { side, name: kept.name, pace: kept.pace });
  keep();
  sawTable(table);
  go(`/t/${table.id}`);
}
