"""What may be done (W7, W8, W14): preconditions, and the lists made of them.

A set of stores is a number of 64 bits, a byte for each store with its highest bit set or not: so
eight stores are compared at once. ``rules`` says what the actions do. The types that make this page
fast are in ``legal.pxd``.
"""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions, cards, chance, layouts, steps, tables, verbs, zones
from zweikampf.games.tower.state import TowerState

# Sources and targets


def own_source(state: TowerState) -> int:
    """The depot, or the interim store once the depot is empty, or nothing (W7.0)."""
    if state.size[zones.DEPOT + state.seat]:
        return actions.AT_DEPOT
    return actions.AT_INTERIM if state.size[zones.INTERIM + state.seat] else zones.NOWHERE


def is_source(state: TowerState, place: int) -> bool:
    """A store with a card, or the seat's own source (W7.0)."""
    if place < zones.STORES:
        return state.size[place] != 0
    return place == own_source(state)


def fits_tower(state: TowerState, card: int) -> bool:
    """A 0, or the next card of a tower of its symbol (W7.1)."""
    return state.wanted & tables.BIT[card] != 0


def stores_with(state: TowerState, look: int) -> int:
    """The stores whose top card has this look.

    A byte of ``differ`` is zero where the looks are the same. Adding 127 to its low seven bits sets
    the highest bit unless all seven are zero, without a carry into the next byte.
    """
    differ = state.looks ^ (look * tables.EACH_BYTE)
    return ~(((differ & tables.LOW_BITS) + tables.LOW_BITS) | differ) & tables.HIGH_BITS


def takers(state: TowerState, card: int) -> int:
    """The stores with a top card that this card may lie on: one value higher and of the other
    colour; a 12 lies on a 1 (W7.2 a)."""
    return stores_with(state, tables.NEED[state.colour_by_symbol][card])


def first_empty(state: TowerState) -> int:
    """The lowest-numbered empty store as a set of one, or of none (W7.2 b)."""
    empty = stores_with(state, cards.NO_LOOK)
    return empty & (empty - 1) ^ empty


def lowest_store(stores: int) -> int:
    return bits.lowest(stores) >> 3


def has_store(stores: int, store: int) -> bool:
    return stores >> (8 * store + 7) & 1 == 1


def loads(state: TowerState) -> int:
    """The kinds that can be loaded: next to the top of the opponent's interim store (W7.3)."""
    other = 1 - state.seat
    if state.size[zones.INTERIM + other] == 0 or state.nugget[other]:
        return 0
    return tables.NEIGHBOURS[state.top[zones.INTERIM + other]]


def can_load(state: TowerState, card: int) -> bool:
    return loads(state) & tables.BIT[card] != 0


def has_to_be_laid(state: TowerState, card: int) -> bool:
    """With ``drawing=literal``: it fits a store that is not empty, or can be loaded (W7.10)."""
    return state.literal_drawing and (takers(state, card) != 0 or can_load(state, card))


def can_draw(state: TowerState) -> bool:
    """Something is left to draw (W7.4), and ``drawing=literal`` does not forbid it (W7.10 a)."""
    if state.stock_count(state.seat) + state.size[zones.INTERIM + state.seat] == 0:
        return False
    depot = zones.DEPOT + state.seat
    return state.size[depot] == 0 or not has_to_be_laid(state, state.top[depot])


def can_pass(state: TowerState) -> bool:
    """Nothing is left to draw (W7.9)."""
    return state.stock_count(state.seat) + state.size[zones.INTERIM + state.seat] == 0


def can_block(state: TowerState) -> bool:
    """A card to protect and gold to pay for it (W7.8)."""
    return state.size[zones.INTERIM + state.seat] != 0 and has_gold(state)


def has_gold(state: TowerState) -> bool:
    """What buying a card out, moving a pair and blocking take (W6.6)."""
    return state.gold[state.seat] > 0


def has_pair(state: TowerState, store: int) -> bool:
    """Two cards that can move together (W7.7)."""
    return state.size[store] >= 2


def can_take(state: TowerState) -> bool:
    """A reward that was earned and not taken yet (W6.7)."""
    return state.pending != 0


def pair_targets(state: TowerState, store: int, empty: int) -> int:
    """Where the top two of a store can go: the lower one has to fit (W7.7)."""
    found = takers(state, state.below[state.top[store]])
    return found | empty if state.size[store] > 2 else found


def is_loop(state: TowerState, action: int) -> bool:
    """A single store move that would make a layout of this turn again (W10.3)?"""
    if tables.VERB[action] != verbs.STORE or tables.FROM[action] >= zones.STORES:
        return False
    return layouts.repeats(state, tables.FROM[action], tables.TO[action])


# Duties


def duties(state: TowerState) -> int:
    """The places whose card fits a tower now, as a set (W8.1)."""
    if state.drawn >= 0:
        return 1 << actions.AT_DRAWN if fits_tower(state, state.drawn) else 0
    found = 0
    for store in range(zones.STORES):
        if state.size[store] and fits_tower(state, state.top[store]):
            found |= 1 << store
    own = own_source(state)
    if own != zones.NOWHERE and fits_tower(state, state.top[state.pile(own)]):
        found |= 1 << own
    return found


def comes_first(state: TowerState, due: int) -> bool:
    """Laying what fits a tower comes before everything else, with a referee (W8.2)."""
    return due != 0 and not state.table_mode


# The list


def fill(state: TowerState, found: Actions) -> None:
    """The legal list of this step (W14.1)."""
    found.clear()
    if state.step == steps.FREE or state.step == steps.DRAWN:
        _fill_turn(state, found, False)
    elif state.step == steps.ANSWER:
        found.add(actions.TURM, 1)
        found.add(actions.OK, 1)
    elif state.step == steps.BLOCK:
        found.add(actions.BLOCK, 1)
        found.add(actions.NOBLOCK, 1)
    elif state.step == steps.START:
        found.add(actions.START0, 1)
        found.add(actions.START1, 1)
    elif state.actor == actors.CHANCE:
        chance.fill(state, found)


def _fill_turn(state: TowerState, found: Actions, loops: bool) -> None:
    """All actions in FREE or DRAWN; with ``loops`` also store moves that W10.3 forbids."""
    due = duties(state)
    left = due
    while left:
        found.add(tables.MOVE[bits.lowest(left)][actions.AT_TOWER], 1)
        left &= left - 1
    if comes_first(state, due):
        return
    empty = first_empty(state)
    loading = loads(state)
    if state.drawn >= 0:
        _fill_card(state, found, actions.AT_DRAWN, state.drawn, empty, loading)
        if not has_to_be_laid(state, state.drawn):
            found.add(tables.MOVE[actions.AT_DRAWN][actions.AT_INTERIM], 1)
        return
    own = own_source(state)
    if own != zones.NOWHERE:
        _fill_card(state, found, own, state.top[state.pile(own)], empty, loading)
    if own == actions.AT_DEPOT and has_gold(state):
        found.add(tables.MOVE[actions.AT_DEPOT][actions.AT_INTERIM], 1)
    _fill_from_stores(state, found, empty, loading, loops)
    if can_draw(state):
        found.add(actions.DRAW, 1)
    elif can_pass(state):
        found.add(actions.PASS, 1)
    if can_take(state):
        found.add(actions.TAKE, 1)


def _fill_card(
    state: TowerState, found: Actions, source: int, card: int, empty: int, loading: int
) -> None:
    """The seat's own card or the drawn one to stores and to the opponent (W7.2, W7.3)."""
    left = takers(state, card) | empty
    while left:
        found.add(tables.MOVE[source][lowest_store(left)], 1)
        left &= left - 1
    if source != actions.AT_INTERIM and loading & tables.BIT[card]:
        found.add(tables.MOVE[source][actions.AT_OPPONENT], 1)


def _fill_from_stores(
    state: TowerState, found: Actions, empty: int, loading: int, loops: bool
) -> None:
    """The top card of each store to others and to the opponent, the top two as a pair."""
    for store in range(zones.STORES):
        if is_source(state, store):
            card = state.top[store]
            targets = takers(state, card) | empty
            if targets:
                _fill_store_moves(state, found, store, targets, loops)
            if loading & tables.BIT[card]:
                found.add(tables.MOVE[store][actions.AT_OPPONENT], 1)
            if has_pair(state, store) and has_gold(state):
                targets = pair_targets(state, store, empty)
                if targets:
                    _fill_pairs(found, store, targets)


def _fill_store_moves(
    state: TowerState, found: Actions, store: int, targets: int, loops: bool
) -> None:
    while targets:
        target = lowest_store(targets)
        targets &= targets - 1
        if loops or not layouts.repeats(state, store, target):
            found.add(tables.MOVE[store][target], 1)


def _fill_pairs(found: Actions, store: int, targets: int) -> None:
    while targets:
        found.add(tables.PAIR[store][lowest_store(targets)], 1)
        targets &= targets - 1


# One of them at random


def pick(state: TowerState, rng: Rng, scratch: Actions) -> int:
    """As ``State.pick`` does, but with less work where it can be saved."""
    if state.step == steps.FREE or state.step == steps.DRAWN:
        return _pick_turn(state, rng, scratch)
    if state.actor == actors.CHANCE and state.step != steps.START:
        return chance.pick(state, rng)
    fill(state, scratch)
    return scratch.items[rng.fast_below(scratch.size)]


def _pick_turn(state: TowerState, rng: Rng, scratch: Actions) -> int:
    """One action of the turn. Layouts are compared for the store move that was picked only; drawing
    again among the others after a forbidden one leaves each of them equally likely."""
    scratch.clear()
    _fill_turn(state, scratch, True)
    while True:
        at = rng.fast_below(scratch.size)
        action = scratch.items[at]
        if not is_loop(state, action):
            return action
        scratch.size -= 1
        scratch.items[at] = scratch.items[scratch.size]
