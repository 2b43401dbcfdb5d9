"""No loops within a turn (W10): the list of layouts, compared exactly and not by a hash.

A layout is a set of columns, wherever they lie (W10.1). It is known completely when for each card
in a store it is known what the card lies on. That needs three bits: 0 for a card in no store, 1 for
the bottom of a column, 2 to 5 for what it lies on. Value and colour of the card beneath follow from
W7.2, so with ``colour=deck`` its symbol is enough. 21 cards go into a word, 104 cards into five,
and every move changes three bits (``Table.push``, ``Table.pop``). ``columns`` reads the words.

With ``colour=symbol`` twins have to be exchangeable. The columns are put into the order of their
cards, and of two twins the first one met takes the name of deck 0; what a card lies on is then one
of two symbols and one of two names. Equal sets of columns get equal words, and the words give back
the columns.
"""

from __future__ import annotations

import cython

from zweikampf.games.tower import cards, zones
from zweikampf.games.tower.table import Table

KINDS = cards.KINDS
SYMBOL = cards.SYMBOL
STORES = zones.STORES
WORDS = 5
LAYOUTS = 64
A_WORD = 21  # cards in it
ONE = 1


def begin(table: Table) -> None:
    """The list starts with the layout at the begin of the turn (W10.2)."""
    forget(table)
    add(table, table)


def forget(table: Table) -> None:
    """At the end of the turn (W10.2)."""
    if table.layout_count > LAYOUTS:
        with cython.gil:
            table.more_layouts = None
    table.layout_count = 0


def add(table: Table, shown: Table) -> None:
    """Add the layout that a table shows, as a rule the same one, to its list (W10.2)."""
    _name_twins(shown)
    if table.layout_count < LAYOUTS:
        for at in range(WORDS):
            table.layouts[WORDS * table.layout_count + at] = shown.lying[at]
    else:
        with cython.gil:
            table.more_layouts = [*(table.more_layouts or ()), tuple(shown.lying)]
    table.layout_count += 1


def repeats(table: Table, source: int, target: int) -> bool:
    """Would a single store move make a layout of this turn again (W10.3)?"""
    table.push(target, table.pop(source))
    _name_twins(table)
    found = _is_listed(table)
    table.push(source, table.pop(target))
    return found


def _is_listed(table: Table) -> bool:
    for number in range(min(table.layout_count, LAYOUTS)):
        differ = 0
        for at in range(5):  # a literal, so that the compiler unrolls it
            differ |= table.layouts[WORDS * number + at] ^ table.lying[at]
        if differ == 0:
            return True
    if table.layout_count > LAYOUTS:
        with cython.gil:
            return tuple(table.lying) in (table.more_layouts or ())
    return False


def _name_twins(table: Table) -> None:
    """With twins, work out the words anew; without, they are kept up to date by every move."""
    if not table.by_symbol:
        return
    order = [0, 1, 2, 3, 4, 5, 6, 7]
    for last in range(1, STORES):
        at = last
        while at > 0 and _comes_before(table, table.top[order[at]], table.top[order[at - 1]]):
            order[at], order[at - 1] = order[at - 1], order[at]
            at -= 1
    for at in range(WORDS):
        table.lying[at] = 0
    met = 0
    for at in range(STORES):
        upper = -1
        card = table.top[order[at]]
        while card >= 0:
            name = card % KINDS
            if met >> name & 1:
                name += KINDS
            met |= ONE << (card % KINDS)
            if upper >= 0:
                _lies(table, upper, 2 + 2 * (SYMBOL[card] & 1) + name // KINDS)
            upper = name
            card = table.below[card]
        if upper >= 0:
            _lies(table, upper, 1)


def _lies(table: Table, name: int, how: int) -> None:
    table.lying[name // A_WORD] |= (ONE * how) << (3 * (name % A_WORD))


def _comes_before(table: Table, one: int, other: int) -> bool:
    """An order of columns by their kinds from the top down; equal columns are before neither."""
    while one >= 0 and other >= 0:
        if one % KINDS != other % KINDS:
            return one % KINDS < other % KINDS
        one = table.below[one]
        other = table.below[other]
    return one < 0 and other >= 0
