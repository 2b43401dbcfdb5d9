import type { DwarvesEvent, DwarvesSide, DwarvesView, Ply } from "../../net/wire";
import { calm } from "../../state/settings.svelte";
import type { Seat, Still } from "../contract";

/** What a blow did to a card or to a draw pile. */
export interface Blow {
  seat: Seat;
  target: string;
  how: "hurt" | "cancelled";
}

/** A view with what is seen only for a moment: a card that works and goes, and blows. */
export interface Scene extends DwarvesView {
  shown?: { seat: Seat; card: string };
  struck?: Blow[];
}

/** Milliseconds to look at something; where nothing moves, a glance at what happened to cards. */
const LOOK = { shown: 800, struck: 550, rolling: 500, calm: 150 };

/**
 * The moment before the view: dice are in the air, blows are seen, the fallen still lie on the
 * display, and a card that goes straight to the discard pile is shown to all. No one is asked yet.
 *
 * What two views differ in is found there: the fallen are missing from a display. Events are read
 * for what no view holds: a die that was rolled again and shows the same face, a blow that was
 * cancelled or whose damage lapsed with the turn, and whether a card in a discard pile was played
 * or turned up from the draw pile.
 */
export function between(before: DwarvesView, after: DwarvesView, steps: Ply[]): Still<Scene>[] {
  const events = steps.flatMap((step) => step.events as unknown as DwarvesEvent[]);
  const shown = events.findLast(isShown);
  const struck = events.flatMap(blowOf);
  const { dice, rolling } = withoutRolled(after.dice, events);
  const pause = Math.max(
    shown ? (calm() ? LOOK.calm : LOOK.shown) : 0,
    struck.length > 0 ? (calm() ? LOOK.calm : LOOK.struck) : 0,
    rolling > 0 && !calm() ? LOOK.rolling : 0,
  );
  if (pause === 0) return [];
  const sides = after.sides.map((side, seat) =>
    withFallen(side, before.sides[seat as Seat], events, seat as Seat),
  ) as DwarvesView["sides"];
  const view: Scene = {
    ...after,
    actor: "chance",
    sides,
    dice,
    to_roll: after.to_roll + rolling,
    struck,
    ...(shown ? { shown: { seat: shown.seat as Seat, card: shown.card } } : {}),
  };
  return [{ view, pause }];
}

function isShown(event: DwarvesEvent) {
  return event.event === "twist-played" || event.event === "event-played";
}

function blowOf(event: DwarvesEvent): Blow[] {
  switch (event.event) {
    case "damage-cancelled":
      return [{ seat: event.seat as Seat, target: event.target, how: "cancelled" }];
    case "card-hurt":
      return [{ seat: event.seat as Seat, target: event.card, how: "hurt" }];
    case "card-turned-up":
      return [{ seat: event.seat as Seat, target: "pile", how: "hurt" }];
    default:
      return [];
  }
}

/** The dice that were there before the roll, and how many of the others are in the air. */
function withoutRolled(dice: string, events: DwarvesEvent[]): { dice: string; rolling: number } {
  let left = dice;
  for (const event of events) {
    if (event.event === "die-rolled") left = left.replace(event.die, "");
  }
  return { dice: left, rolling: dice.length - left.length };
}

/**
 * A side with the cards that have just left it, before they are cleared away. Which they are is the
 * difference of the two views; how badly they are hurt is in neither, since damage goes with its card.
 */
function withFallen(
  side: DwarvesSide,
  before: DwarvesSide,
  events: DwarvesEvent[],
  seat: Seat,
): DwarvesSide {
  const fallen = side.display.reduce(without, before.display);
  if (fallen.length === 0) return side;
  const hurt = (kind: string): number =>
    (before.damage.find(([each]) => each === kind)?.[1] ?? 0) +
    events.filter(
      (event) => event.event === "card-hurt" && event.seat === seat && event.card === kind,
    ).length;
  return {
    ...side,
    display: [...side.display, ...fallen].sort(),
    discard: fallen.reduce(without, side.discard),
    damage: [...side.damage, ...fallen.map((kind): [string, number] => [kind, hurt(kind)])],
  };
}

/** One copy less. */
function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}
