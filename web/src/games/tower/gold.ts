import type { TowerView } from "../../net/wire";

/**
 * What lies in each purse: `bank`, those of the seats, and `block0` and `block1` for what blocks an
 * interim store.
 */
export type Amounts = Readonly<Record<string, number>>;

/** A nugget that has changed places; from null if no one has less than before. */
export interface Payment {
  from: string | null;
  to: string;
}

const MOST = 6; // more nuggets at once are a jump to another position, and no payment

export function amountsOf({ bank, sides }: TowerView): Amounts {
  return {
    bank,
    0: sides[0].gold,
    1: sides[1].gold,
    block0: sides[0].blocked ? 1 : 0,
    block1: sides[1].blocked ? 1 : 0,
  };
}

/** Who paid whom, seen from the amounts alone. */
export function payments(before: Amounts, after: Amounts): Payment[] {
  const gained = grown(before, after);
  if (gained.length > MOST) return [];
  const lost = grown(after, before);
  return gained.map((to, at) => ({ from: lost[at] ?? null, to }));
}

/** Each purse as often as it holds nuggets more than before. */
function grown(before: Amounts, after: Amounts): string[] {
  return Object.keys(after).flatMap((purse) => {
    const more = (after[purse] ?? 0) - (before[purse] ?? 0);
    return Array<string>(Math.max(0, more)).fill(purse);
  });
}
