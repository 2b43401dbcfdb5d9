import type { ThroneEvent, ThroneSide, ThroneView } from "../../net/wire";
import type { GameEvent, Seat } from "../contract";

/** A view with what lies on the table only for a moment: the answer to the led card, and who won. */
export interface Scene extends ThroneView {
  followed?: string | null;
  winner?: Seat | null;
}

export interface Trick {
  leader: Seat;
  led: string;
  followed: string | null;
  winner: Seat | null;
}

/** Moves the cards of an event from place to place. The true view follows, so no rule stands here. */
export function fold(scene: Scene, told: GameEvent): Scene {
  const event = told as unknown as ThroneEvent;
  switch (event.event) {
    case "card-dealt":
      return side(scene, event.seat, (each) => ({
        ...each,
        hand: event.card === null ? each.hand : [...each.hand, event.card],
        hand_count: each.hand_count + 1,
      }), { deck_count: scene.deck_count - 1 });
    case "card-turned-up":
      return { ...scene, upcard: event.card, deck_count: scene.deck_count - 1, followed: null, winner: null, led: null };
    case "card-led":
      return side(scene, event.seat, (each) => played(each, event.card), {
        led: event.card,
        leader: event.seat,
        followed: null,
        winner: null,
      });
    case "card-followed":
      return side(scene, event.seat, (each) => played(each, event.card), { followed: event.card });
    case "trick-won":
      return { ...scene, winner: event.seat as Seat };
    case "upcard-recruited":
      return side(scene, event.seat, (each) => ({ ...each, recruits: [...each.recruits, event.card] }), {
        upcard: null,
      });
    case "card-scored":
      return side(scene, event.seat, (each) => ({ ...each, score: [...each.score, event.card] }), without(scene, event.card));
    case "card-discarded":
      return { ...scene, ...without(scene, event.card), discard: [...scene.discard, event.card] };
    case "card-taken-down":
      return side(scene, event.seat, (each) => ({
        ...each,
        face_down: event.card === null ? each.face_down : [...each.face_down, event.card],
        face_down_count: each.face_down_count + 1,
      }), { deck_count: scene.deck_count - 1, led: null, followed: null, winner: null });
    default:
      return scene;
  }
}

/** Milliseconds that the eye needs: longest for a complete trick, short for what is dealt. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "card-dealt":
      return 34;
    case "card-led":
      return 250;
    case "trick-won":
      return 1250;
    case "card-taken-down":
      return 450;
    case "phase-two-began":
      return 300;
    default:
      return 0;
  }
}

/** The latest trick that was completed, out of the log. */
export function lastTrick(steps: readonly { events: Record<string, unknown>[] }[]): Trick | null {
  let led: { seat: Seat; card: string } | null = null;
  let found: Trick | null = null;
  for (const step of steps.slice(-12)) {
    for (const event of step.events as unknown as ThroneEvent[]) {
      if (event.event === "card-led") led = { seat: event.seat as Seat, card: event.card };
      if (event.event === "card-followed" && led)
        found = { leader: led.seat, led: led.card, followed: event.card, winner: null };
      if (event.event === "trick-won" && found) found = { ...found, winner: event.seat as Seat };
    }
  }
  return found;
}

function side(scene: Scene, seat: number, change: (side: ThroneSide) => ThroneSide, more: Partial<Scene>): Scene {
  const [one, two] = scene.sides;
  return { ...scene, ...more, sides: seat === 0 ? [change(one), two] : [one, change(two)] };
}

function played(each: ThroneSide, card: string): ThroneSide {
  const at = each.hand.indexOf(card);
  return {
    ...each,
    hand: at < 0 ? each.hand : each.hand.filter((_, index) => index !== at),
    hand_count: each.hand_count - 1,
  };
}

function without(scene: Scene, card: string): Partial<Scene> {
  if (scene.followed === card) return { followed: null };
  return scene.led === card ? { led: null } : {};
}
