"""What the active seat may do (W7, W8, W14): preconditions, and the list made of them.

Stores are listed as sets of bits, one for each store. ``rules`` says what the actions do.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.actions import Actions
from zweikampf.games.tower import acts, cards, layouts, zones
from zweikampf.games.tower.steps import Kind
from zweikampf.games.tower.table import Table

CARDS = cards.CARDS
SYMBOL = cards.SYMBOL
VALUE = cards.VALUE
LIES_ON = cards.LIES_ON
NEED = cards.NEED
STORES = zones.STORES
PLACES = len(acts.PLACES)
A, Z, D, O, T, V = acts.A, acts.Z, acts.D, acts.O, acts.T, acts.V
MOVE = acts.MOVE
PAIR = acts.PAIR
KIND = acts.KIND
FROM = acts.FROM
TO = acts.TO
DRAW, PASS, TAKE = acts.DRAW, acts.PASS, acts.TAKE
STORE_MOVE = int(Kind.STORE)
DEPOT, INTERIM, STOCK = zones.DEPOT, zones.INTERIM, zones.STOCK
NOWHERE = -1


# Sources and targets


def own_source(table: Table) -> int:
    """The depot, or the interim store once the depot is empty, or nothing (W7.0)."""
    if table.size[DEPOT + table.seat]:
        return A
    return Z if table.size[INTERIM + table.seat] else NOWHERE


def takers(table: Table, card: int) -> int:
    """The stores with a top card that this card may lie on (W7.2 a)."""
    need = NEED[CARDS * table.by_symbol + card]
    found = 0
    for store in range(STORES):
        found |= (table.looks[store] == need) << store
    return found


def first_empty(table: Table) -> int:
    """The lowest-numbered empty store as a set of one, or of none (W7.2 b)."""
    for store in range(STORES):
        if table.looks[store] < 0:
            return 1 << store
    return 0


def can_load(table: Table, card: int) -> bool:
    """Next to the top of the opponent's interim store, which is not blocked (W7.3)."""
    other = 1 - table.seat
    if table.size[INTERIM + other] == 0 or table.nugget[other]:
        return False
    top = table.top[INTERIM + other]
    return SYMBOL[card] == SYMBOL[top] and (
        VALUE[top] == LIES_ON[VALUE[card]] or VALUE[card] == LIES_ON[VALUE[top]]
    )


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
        return (1 << D) * table.fits_tower(table.drawn)
    found = 0
    for store in range(STORES):
        if table.looks[store] >= 0 and table.fits_tower(table.top[store]):
            found |= 1 << store
    own = own_source(table)
    if own != NOWHERE and table.fits_tower(table.top[table.pile(own)]):
        found |= 1 << own
    return found


# The list


def fill_turn(table: Table, actions: Actions, loops: bool) -> None:
    """All actions in FREE or DRAWN; with ``loops`` also store moves that W10.3 forbids."""
    due = duties(table)
    left = due
    while left:
        actions.add(MOVE[PLACES * bits.lowest(left) + T], 1)
        left &= left - 1
    if due and not table.calls:
        return  # W8.2
    if table.drawn >= 0:
        _fill_card(table, actions, D, table.drawn)
        if not has_to_be_laid(table, table.drawn):
            actions.add(MOVE[PLACES * D + Z], 1)
        return
    own = own_source(table)
    if own != NOWHERE:
        _fill_card(table, actions, own, table.top[table.pile(own)])
    if own == A and table.gold[table.seat] > 0:
        actions.add(MOVE[PLACES * A + Z], 1)
    for store in range(STORES):
        if table.looks[store] >= 0:
            _fill_store(table, actions, store, loops)
    if can_draw(table):
        actions.add(DRAW, 1)
    elif can_pass(table):
        actions.add(PASS, 1)
    if table.pending:
        actions.add(TAKE, 1)


def _fill_card(table: Table, actions: Actions, source: int, card: int) -> None:
    """An own card or the drawn one to stores and to the opponent (W7.2, W7.3)."""
    left = takers(table, card) | first_empty(table)
    while left:
        actions.add(MOVE[PLACES * source + bits.lowest(left)], 1)
        left &= left - 1
    if source != Z and can_load(table, card):
        actions.add(MOVE[PLACES * source + O], 1)


def _fill_store(table: Table, actions: Actions, store: int, loops: bool) -> None:
    """The top card of a store to other stores and to the opponent, the top two as a pair."""
    card = table.top[store]
    left = takers(table, card) | first_empty(table)
    while left:
        target = bits.lowest(left)
        left &= left - 1
        if loops or not layouts.repeats(table, store, target):
            actions.add(MOVE[PLACES * store + target], 1)
    if can_load(table, card):
        actions.add(MOVE[PLACES * store + O], 1)
    if table.size[store] >= 2 and table.gold[table.seat] > 0:
        left = pair_targets(table, store)
        while left:
            actions.add(PAIR[STORES * store + bits.lowest(left)], 1)
            left &= left - 1


def pair_targets(table: Table, store: int) -> int:
    """Where the top two of a store can go: the lower one has to fit (W7.7)."""
    found = takers(table, table.below[table.top[store]])
    if table.size[store] > 2:
        found |= first_empty(table)
    return found


def is_loop(table: Table, action: int) -> bool:
    """A single store move that would make a layout of this turn again (W10.3)?"""
    if KIND[action] != STORE_MOVE or FROM[action] >= STORES:
        return False
    return layouts.repeats(table, FROM[action], TO[action])
