import type { DwarvesSide, DwarvesView } from "../../../src/net/wire";

export function side(change: Partial<DwarvesSide> = {}): DwarvesSide {
  return {
    damage: [],
    discard: [],
    display: [],
    hand: [],
    hand_count: 0,
    jokers: 0,
    pile_count: 20,
    points: 0,
    twists: [],
    unseen: [],
    ...change,
  };
}

export function view(change: Partial<DwarvesView> = {}): DwarvesView {
  return {
    active: 0,
    actor: 0,
    centre: 2,
    deck: "standard",
    dice: "",
    digest: "",
    ending: false,
    phase: "card",
    rerolls: 0,
    rules: 1,
    seat: 0,
    sides: [side(), side()],
    spent: false,
    suffering: null,
    target: null,
    to_draw: 0,
    to_roll: 0,
    usable: 0,
    verdict: null,
    ...change,
  };
}
