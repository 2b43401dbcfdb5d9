"""What the active seat may do (W7, W8, W14): preconditions, and the list made of them.

A set of stores is a number of 64 bits, a byte for each store with its highest bit set or not: so
eight stores are compared at once. ``rules`` says what the actions do.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import acts, cards, layouts, zones
from zweikampf.games.tower.steps import Kind
from zweikampf.games.tower.table import Table

CARDS = cards.CARDS
NEIGHBOURS = cards.NEIGHBOURS
NEED = cards.NEED
NO_LOOK = cards.NO_LOOK
BIT = cards.BIT
STORES = zones.STORES
PLACES = len(acts.PLACES)
AT_DEPOT, AT_INTERIM, AT_DRAWN = acts.AT_DEPOT, acts.AT_INTERIM, acts.AT_DRAWN
AT_OPPONENT, AT_TOWER = acts.AT_OPPONENT, acts.AT_TOWER
MOVE = acts.MOVE
PAIR = acts.PAIR
KIND = acts.KIND
FROM = acts.FROM
TO = acts.TO
DRAW, PASS, TAKE = acts.DRAW, acts.PASS, acts.TAKE
STORE_MOVE = int(Kind.STORE)
DEPOT, INTERIM, STOCK = zones.DEPOT, zones.INTERIM, zones.STOCK
NOWHERE = -1
EACH_BYTE = 0x0101010101010101
LOW_BITS = 0x7F7F7F7F7F7F7F7F
HIGH_BITS = 0x8080808080808080


# Sources and targets


def own_source(table: Table) -> int:
    """The depot, or the interim store once the depot is empty, or nothing (W7.0)."""
    if table.size[DEPOT + table.seat]:
        return AT_DEPOT
    return AT_INTERIM if table.size[INTERIM + table.seat] else NOWHERE


def fits_tower(table: Table, card: int) -> bool:
    """A 0, or the next card of a tower of its symbol (W7.1)."""
    return table.wanted & BIT[card] != 0


def stores_with(table: Table, look: int) -> int:
    """The stores whose top card has this look."""
    differ = table.looks ^ (look * EACH_BYTE)
    return ~(((differ & LOW_BITS) + LOW_BITS) | differ) & HIGH_BITS


def takers(table: Table, card: int) -> int:
    """The stores with a top card that this card may lie on (W7.2 a)."""
    return stores_with(table, NEED[CARDS * table.by_symbol + card])


def first_empty(table: Table) -> int:
    """The lowest-numbered empty store as a set of one, or of none (W7.2 b)."""
    empty = stores_with(table, NO_LOOK)
    return empty & (empty - 1) ^ empty


def lowest_store(stores: int) -> int:
    return bits.lowest(stores) >> 3


def has_store(stores: int, store: int) -> bool:
    return stores >> (8 * store + 7) & 1 == 1


def loads(table: Table) -> int:
    """The kinds that can be loaded: next to the top of the opponent's interim store (W7.3)."""
    other = 1 - table.seat
    if table.size[INTERIM + other] == 0 or table.nugget[other]:
        return 0
    return NEIGHBOURS[table.top[INTERIM + other]]


def can_load(table: Table, card: int) -> bool:
    return loads(table) & BIT[card] != 0


def has_to_be_laid(table: Table, card: int) -> bool:
    """With ``drawing=literal``: it fits a store that is not empty, or can be loaded (W7.10)."""
    return table.literal and (takers(table, card) != 0 or can_load(table, card))


def can_draw(table: Table) -> bool:
    """Something is left to draw (W7.4), and ``drawing=literal`` does not forbid it (W7.10 a)."""
    if table.stock_count(table.seat) + table.size[INTERIM + table.seat] == 0:
        return False
    depot = DEPOT + table.seat
    return table.size[depot] == 0 or not has_to_be_laid(table, table.top[depot])


def can_pass(table: Table) -> bool:
    """Nothing is left to draw (W7.9)."""
    return table.stock_count(table.seat) + table.size[INTERIM + table.seat] == 0


def can_block(table: Table) -> bool:
    """A card to protect and gold to pay for it (W7.8)."""
    return table.size[INTERIM + table.seat] != 0 and table.gold[table.seat] > 0


# Duties


def duties(table: Table) -> int:
    """The places whose card fits a tower now, as a set (W8.1)."""
    if table.drawn >= 0:
        return 1 << AT_DRAWN if fits_tower(table, table.drawn) else 0
    found = 0
    for store in range(STORES):
        if table.size[store] and fits_tower(table, table.top[store]):
            found |= 1 << store
    own = own_source(table)
    if own != NOWHERE and fits_tower(table, table.top[table.pile(own)]):
        found |= 1 << own
    return found


# The list


def fill_turn(table: Table, actions: Actions, loops: bool) -> None:
    """All actions in FREE or DRAWN; with ``loops`` also store moves that W10.3 forbids."""
    due = duties(table)
    left = due
    while left:
        actions.add(MOVE[PLACES * bits.lowest(left) + AT_TOWER], 1)
        left &= left - 1
    if due and not table.calls:
        return  # W8.2
    empty = first_empty(table)
    loading = loads(table)
    if table.drawn >= 0:
        _fill_card(table, actions, AT_DRAWN, table.drawn, empty, loading)
        if not has_to_be_laid(table, table.drawn):
            actions.add(MOVE[PLACES * AT_DRAWN + AT_INTERIM], 1)
        return
    own = own_source(table)
    if own != NOWHERE:
        _fill_card(table, actions, own, table.top[table.pile(own)], empty, loading)
    if own == AT_DEPOT and table.gold[table.seat] > 0:
        actions.add(MOVE[PLACES * AT_DEPOT + AT_INTERIM], 1)
    _fill_from_stores(table, actions, empty, loading, loops)
    if can_draw(table):
        actions.add(DRAW, 1)
    elif can_pass(table):
        actions.add(PASS, 1)
    if table.pending:
        actions.add(TAKE, 1)


def _fill_card(
    table: Table, actions: Actions, source: int, card: int, empty: int, loading: int
) -> None:
    """An own card or the drawn one to stores and to the opponent (W7.2, W7.3)."""
    left = takers(table, card) | empty
    while left:
        actions.add(MOVE[PLACES * source + lowest_store(left)], 1)
        left &= left - 1
    if source != AT_INTERIM and loading & BIT[card]:
        actions.add(MOVE[PLACES * source + AT_OPPONENT], 1)


def _fill_from_stores(
    table: Table, actions: Actions, empty: int, loading: int, loops: bool
) -> None:
    """The top card of each store to others and to the opponent, the top two as a pair."""
    for store in range(STORES):
        if table.size[store]:
            card = table.top[store]
            targets = takers(table, card) | empty
            if targets:
                _fill_store_moves(table, actions, store, targets, loops)
            if loading & BIT[card]:
                actions.add(MOVE[PLACES * store + AT_OPPONENT], 1)
            if table.size[store] >= 2 and table.gold[table.seat] > 0:
                targets = pair_targets(table, store, empty)
                if targets:
                    _fill_pairs(actions, store, targets)


def _fill_store_moves(
    table: Table, actions: Actions, store: int, targets: int, loops: bool
) -> None:
    while targets:
        target = lowest_store(targets)
        targets &= targets - 1
        if loops or not layouts.repeats(table, store, target):
            actions.add(MOVE[PLACES * store + target], 1)


def _fill_pairs(actions: Actions, store: int, targets: int) -> None:
    while targets:
        actions.add(PAIR[STORES * store + lowest_store(targets)], 1)
        targets &= targets - 1


def pair_targets(table: Table, store: int, empty: int) -> int:
    """Where the top two of a store can go: the lower one has to fit (W7.7)."""
    found = takers(table, table.below[table.top[store]])
    return found | empty if table.size[store] > 2 else found


def pick_turn(table: Table, rng: Rng, scratch: Actions) -> int:
    """One of them at random. Layouts are compared for the store move that was picked only; drawing
    again among the others after a forbidden one leaves each of them equally likely."""
    scratch.clear()
    fill_turn(table, scratch, True)
    while True:
        at = rng.below(scratch.size)
        action = scratch.items[at]
        if not is_loop(table, action):
            return action
        scratch.size -= 1
        scratch.items[at] = scratch.items[scratch.size]


def is_loop(table: Table, action: int) -> bool:
    """A single store move that would make a layout of this turn again (W10.3)?"""
    if KIND[action] != STORE_MOVE or FROM[action] >= STORES:
        return False
    return layouts.repeats(table, FROM[action], TO[action])
