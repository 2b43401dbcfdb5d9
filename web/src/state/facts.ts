import type { Seat } from "../games/contract";
import type { Facts, LostOffer, PlayerInfo } from "../net/wire";

/** The player's own offer that came to nothing last; they can ask again after their next action. */
export function lostOffer(facts: Facts | null, seat: Seat | null): LostOffer | null {
  return facts?.offers.lost.findLast((each) => each.seat === seat) ?? null;
}

/** Who sits at a board that is only looked at: nobody acts, offers or leaves there. */
export function quietFacts(players: Facts["players"], more: Partial<Facts> = {}): Facts {
  return {
    status: "over",
    // Who is at the table now is not part of what is shown.
    players: [
      { ...players[0], present: true },
      { ...players[1], present: true },
    ],
    watchers: 0,
    clocks: null,
    offers: { draw: [], rematch: [], takeback: null, lost: [] },
    window: null,
    can: {
      undo: false,
      takeback: false,
      draw: false,
      rematch: false,
      resign: false,
      claim: false,
      resume: false,
      hint: false,
      emote: false,
      again: false,
      accept: [],
    },
    end: null,
    secret: null,
    next: null,
    lesson: null,
    restart: null,
    words_missing: [],
    by_itself: false,
    spared: [],
    ...more,
  };
}

/** A player without a name, for boards that belong to no table. */
export function somebody(kind: PlayerInfo["kind"]): PlayerInfo {
  return { bot: null, kind, level: null, name: "", present: true, stand_in: null };
}
