import type { Ply, ThroneEvent, ThroneSide, ThroneView } from "../../net/wire";
import type { Seat, Still } from "../contract";

export interface Trick {
  leader: Seat;
  led: string;
  followed: string | null;
  winner: Seat | null;
}

/** A view in which a complete trick still lies on the table. */
export interface Scene extends ThroneView {
  onTable?: Trick;
}

const LOOK = 1500; // milliseconds for a complete trick

/**
 * A trick is looked at before it is cleared. Its second card is in no view, and neither is its first
 * one where both came with the same change; therefore they are read from the events. Everything else
 * is the view before.
 */
export function between(before: ThroneView, _after: ThroneView, steps: Ply[]): Still<Scene>[] {
  const trick = lastTrick(steps, leadOf(before));
  if (trick?.winner == null) return [];
  const sides = before.sides.map((side, seat) => {
    if (seat !== trick.leader) return played(side, trick.followed);
    return before.led === null ? played(side, trick.led) : side;
  }) as ThroneView["sides"];
  return [{ view: { ...before, sides, led: null, onTable: trick }, pause: LOOK }];
}

/** The trick that lies on the table, complete or not. */
export function trickOf(scene: Scene): Trick | null {
  return scene.onTable ?? leadOf(scene);
}

/**
 * The latest trick that was completed in these steps; `lead` is what lay on the table before them.
 */
export function lastTrick(
  steps: readonly Pick<Ply, "events">[],
  lead: Trick | null = null,
): Trick | null {
  let open = lead;
  let found: Trick | null = null;
  for (const event of steps.flatMap((step) => step.events as unknown as ThroneEvent[])) {
    if (event.event === "card-led")
      open = { leader: event.seat as Seat, led: event.card, followed: null, winner: null };
    if (event.event === "card-followed" && open) found = { ...open, followed: event.card };
    if (event.event === "trick-won" && found) found = { ...found, winner: event.seat as Seat };
  }
  return found;
}

function leadOf({ leader, led }: ThroneView): Trick | null {
  if (led === null || leader === null) return null;
  return { leader: leader as Seat, led, followed: null, winner: null };
}

function played(side: ThroneSide, card: string | null): ThroneSide {
  const hand = side.hand.filter((each) => each !== card);
  return { ...side, hand, hand_count: side.hand_count - 1 };
}
