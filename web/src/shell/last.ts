import type { CreateTableRequest, GameInfo } from "../net/wire";
import { keep, kept } from "../state/kept.svelte";
import { played, type Options } from "./options";

/** Seconds for a player, and for each turn; null: without a clock. */
export const CLOCKS = [null, [120, 2], [300, 3], [600, 5], [1800, 10]] as const;
export const KINDS = ["computer", "friend", "screen"] as const;
export const SEATS = ["random", "0", "1"] as const;

/** How a table of a game was set up. */
export interface Setup {
  kind: (typeof KINDS)[number];
  clock: (typeof CLOCKS)[number];
  seat: (typeof SEATS)[number];
  options: Options;
}

/** Under what name the last table is kept that was set up for a friend. */
const withFriend = (game: GameInfo) => `${game.id} friend`;

/** How the last one was set up, as far as all of that can still be chosen. */
export function lastSetup(game: GameInfo, key = game.id): Setup {
  const last = (kept.setups as Record<string, Partial<Setup> | undefined>)[key] ?? {};
  const base = last.clock?.[0];
  const options = Object.entries(last.options ?? {}).filter(([name, value]) =>
    game.options.some((each) => each.name === name && each.choices.includes(value)),
  );
  return {
    kind: KINDS.find((each) => each === last.kind) ?? "computer",
    clock: CLOCKS.find((each) => each?.[0] === base) ?? null,
    seat: SEATS.find((each) => each === last.seat) ?? "random",
    options: Object.fromEntries(options),
  };
}

export function keepSetup(game: GameInfo, setup: Setup): void {
  kept.setups[game.id] = setup;
  if (setup.kind === "friend") kept.setups[withFriend(game)] = setup;
  keep();
}

/** An invitation to what a friend was invited to last: both see what it is before they play. */
export function invitation(game: GameInfo): CreateTableRequest {
  const { options, seat, clock } = lastSetup(game, withFriend(game));
  return {
    game: game.id,
    options: played(game.options, options),
    opponent: { kind: "friend" },
    seat: seatOf(seat),
    clock: clockOf(clock),
  };
}

export function seatOf(seat: Setup["seat"]): CreateTableRequest["seat"] {
  return seat === "random" ? seat : seat === "0" ? 0 : 1;
}

export function clockOf(clock: Setup["clock"]): CreateTableRequest["clock"] {
  return clock && { base: clock[0], increment: clock[1] };
}
