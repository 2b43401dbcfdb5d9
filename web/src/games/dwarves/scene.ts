import type { DwarvesEvent, DwarvesSide, DwarvesView } from "../../net/wire";
import { calm } from "../../parts/motion";
import type { GameEvent, Seat } from "../contract";

/** A view with what is seen only for a moment: a card that works and goes, and what a blow did. */
export interface Scene extends DwarvesView {
  shown?: { seat: Seat; card: string } | null;
  struck?: { seat: Seat; target: string; how: "hurt" | "cancelled" } | null;
}

const FACES = "12345J";

/** Moves the cards and dice of an event from place to place. The true view follows, so no rule stands here. */
export function fold(before: Scene, told: GameEvent): Scene {
  const event = told as unknown as DwarvesEvent;
  // Nobody is asked while something is being told; the true view asks.
  const scene: Scene = { ...before, actor: "chance", struck: null };
  switch (event.event) {
    case "card-dealt":
    case "card-drawn":
      return on(scene, event.seat, (side) => ({
        ...side,
        hand: event.card === null ? side.hand : [...side.hand, event.card].sort(),
        hand_count: side.hand_count + 1,
        pile_count: side.pile_count - 1,
      }), { phase: event.event === "card-drawn" ? "draw" : "deal" });
    case "first-chosen":
    case "turn-began":
      return { ...scene, active: event.seat, shown: null, usable: scene.sides[event.seat === 0 ? 0 : 1].jokers, phase: "draw" };
    case "dice-taken":
      return { ...scene, to_roll: event.count, rerolls: event.rerolls, phase: "roll" };
    case "die-rolled":
      return { ...scene, dice: ordered(scene.dice + event.die), to_roll: scene.to_roll - 1 };
    case "die-taken-back":
      return { ...scene, dice: scene.dice.replace(event.die, ""), to_roll: 1, rerolls: scene.rerolls - 1, phase: "roll" };
    case "dice-kept":
      return { ...scene, rerolls: 0, phase: "card" };
    case "die-turned":
      return { ...scene, dice: ordered(scene.dice.replace(event.die, "J")) };
    case "twist-played":
      return discarded(leftHand(scene, event.seat, event.card), event.seat, event.card, { shown: { seat: event.seat as Seat, card: event.card } });
    case "event-played":
      return discarded(leftHand(paid(scene, event.payment), event.seat, event.card), event.seat, event.card, {
        shown: { seat: event.seat as Seat, card: event.card },
      });
    case "card-played":
      return on(leftHand(paid(scene, event.payment), event.seat, event.card), event.seat, (side) => ({
        ...side,
        display: [...side.display, event.card].sort(),
      }), { shown: null });
    case "card-removed":
    case "card-defeated":
      return discarded(
        on(scene, event.seat, (side) => ({
          ...side,
          display: without(side.display, event.card),
          damage: side.damage.filter(([kind]) => kind !== event.card),
        }), { suffering: null, target: null }),
        event.seat,
        event.card,
      );
    case "ally-used":
      return { ...paid(scene, event.die), shown: null };
    case "joker-taken":
      return joker(scene, event.seat, event.source === "centre");
    case "damage-named":
      return { ...scene, suffering: event.seat, target: event.target };
    case "damage-cancelled":
      return { ...scene, suffering: null, target: null, struck: { seat: event.seat as Seat, target: event.target, how: "cancelled" } };
    case "card-hurt":
      return on(scene, event.seat, (side) => ({ ...side, damage: hurt(side.damage, event.card) }), {
        suffering: null,
        target: null,
        struck: { seat: event.seat as Seat, target: event.card, how: "hurt" },
      });
    case "card-turned-up":
      return discarded(on(scene, event.seat, (side) => ({ ...side, pile_count: side.pile_count - 1 }), {}), event.seat, event.card, {
        suffering: null,
        target: null,
        struck: { seat: event.seat as Seat, target: "pile", how: "hurt" },
      });
    case "turn-ended": {
      const [one, two] = scene.sides;
      return { ...scene, dice: "", usable: 0, shown: null, sides: [{ ...one, damage: [] }, { ...two, damage: [] }] };
    }
    default:
      return scene;
  }
}

const TELLING = new Set(["card-played", "event-played", "twist-played", "damage-named", "damage-cancelled", "card-turned-up"]);

/** Milliseconds that the eye needs; where nothing moves, only what happens to cards takes a moment. */
export function pause(event: GameEvent): number {
  if (calm()) return TELLING.has(event.event) ? 150 : 0;
  return length(event);
}

function length(event: GameEvent): number {
  switch (event.event) {
    case "card-dealt":
      return 60;
    case "card-drawn":
      return 300;
    case "dice-taken":
    case "die-taken-back":
      return 500;
    case "die-rolled":
      return 180;
    case "card-played":
    case "event-played":
    case "twist-played":
      return 700;
    case "damage-named":
      return 500;
    case "damage-cancelled":
    case "card-hurt":
    case "card-turned-up":
      return 550;
    case "card-defeated":
    case "card-removed":
      return 450;
    case "joker-taken":
    case "die-turned":
      return 350;
    case "turn-began":
      return 250;
    default:
      return 0;
  }
}

/** The kinds that went to a discard pile last, as the log tells; a view knows no order. */
export function lastDiscarded(steps: readonly { events: Record<string, unknown>[] }[], discard: readonly string[], seat: Seat): string | null {
  for (const step of steps.toReversed()) {
    for (const event of step.events.toReversed()) {
      const gone = ["twist-played", "event-played", "card-removed", "card-defeated", "card-turned-up"].includes(String(event["event"]));
      if (gone && event["seat"] === seat && discard.includes(String(event["card"]))) return String(event["card"]);
    }
  }
  return discard.at(-1) ?? null;
}

function on(scene: Scene, seat: number, change: (side: DwarvesSide) => DwarvesSide, more: Partial<Scene>): Scene {
  const [one, two] = scene.sides;
  return { ...scene, ...more, sides: seat === 0 ? [change(one), two] : [one, change(two)] };
}

function leftHand(scene: Scene, seat: number, card: string): Scene {
  return on(scene, seat, (side) => ({ ...side, hand: without(side.hand, card), hand_count: side.hand_count - 1 }), {});
}

function discarded(scene: Scene, seat: number, card: string, more: Partial<Scene> = {}): Scene {
  return on(scene, seat, (side) => ({ ...side, discard: [...side.discard, card].sort() }), more);
}

function paid(scene: Scene, payment: string): Scene {
  if (payment === "free" || scene.active === null) return scene;
  const dice = [...payment].reduce((left, item) => left.replace(item, ""), scene.dice);
  const cards = payment.split("C").length - 1;
  return on(scene, scene.active, (side) => ({ ...side, jokers: side.jokers - cards }), {
    dice,
    centre: scene.centre + cards,
    usable: scene.usable - cards,
  });
}

function joker(scene: Scene, seat: number, fromCentre: boolean): Scene {
  const after = on(scene, seat, (side) => ({ ...side, jokers: side.jokers + 1 }), {});
  if (fromCentre) return { ...after, centre: after.centre - 1 };
  return on(after, 1 - seat, (side) => ({ ...side, jokers: side.jokers - 1 }), {});
}

function hurt(damage: DwarvesSide["damage"], card: string): DwarvesSide["damage"] {
  const now = damage.find(([kind]) => kind === card)?.[1] ?? 0;
  return [...damage.filter(([kind]) => kind !== card), [card, now + 1]];
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

function ordered(dice: string): string {
  return [...dice].sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other)).join("");
}

/** The card on display that a seat played or used last. */
export function lastUsed(steps: readonly { events: Record<string, unknown>[] }[], seat: Seat): string | null {
  for (const step of steps.toReversed()) {
    for (const event of step.events.toReversed()) {
      if (["card-played", "ally-used"].includes(String(event["event"])) && event["seat"] === seat) return String(event["card"]);
      if (event["event"] === "turn-began" && event["seat"] === seat) return null;
    }
  }
  return null;
}
