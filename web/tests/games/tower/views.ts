import type { TowerSide, TowerView } from "../../../src/net/wire";

export function side(change: Partial<TowerSide> = {}): TowerSide {
  return {
    blocked: false,
    depot: [],
    depot_hidden: 0,
    gold: 0,
    interim: [],
    stock: [],
    stock_hidden: 0,
    unseen: [],
    ...change,
  };
}

export function view(change: Partial<TowerView> = {}): TowerView {
  const empty = {
    active: 0,
    actor: 0,
    bank: 10,
    drawn: null,
    pending: 0,
    seat: 0,
    sides: [side(), side()],
    stores: [[], [], [], [], [], [], [], []],
    towers: [],
    turns: 0,
  };
  return { ...empty, ...change } as TowerView;
}
