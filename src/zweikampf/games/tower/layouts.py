"""No loops within a turn (W10): the list of layouts, compared exactly and not by a hash.

A layout is a set of columns, wherever they lie (W10.1). It is known completely when for each card
in a store it is known what the card lies on. That needs three bits: 0 for a card in no store, 1 for
the bottom of a column, 2 to 5 for what it lies on. Value and colour of the card beneath follow from
W7.2, so with ``colour=deck`` its symbol is enough. 21 cards go into a word, 104 cards into five,
and every move changes three bits (``TowerState.push`` and ``pop``). ``columns`` reads the words.

With ``colour=symbol`` twins have to be exchangeable. The columns are put into the order of their
cards, and of two twins the first one met takes the name of deck 0; what a card lies on is then one
of two symbols and one of two names. Equal sets of columns get equal words, and the words give back
the columns.
"""

from __future__ import annotations

import cython

from zweikampf.games.tower import cards, tables, zones
from zweikampf.games.tower.state import TowerState


def begin(state: TowerState) -> None:
    """The list starts with the layout at the beginning of the turn (W10.2)."""
    forget(state)
    add(state, state)


def forget(state: TowerState) -> None:
    """At the end of the turn (W10.2)."""
    if state.layout_count > zones.LAYOUTS_AT_HAND:
        with cython.gil:
            state.more_layouts = None
    state.layout_count = 0


def add(state: TowerState, shown: TowerState) -> None:
    """Add the layout that a state shows, as a rule the same one, to its list (W10.2)."""
    _name_twins(shown)
    if state.layout_count < zones.LAYOUTS_AT_HAND:
        for at in range(zones.LAYOUT_WORDS):
            state.layouts[zones.LAYOUT_WORDS * state.layout_count + at] = shown.lying[at]
    else:
        with cython.gil:
            state.more_layouts = [*(state.more_layouts or ()), tuple(shown.lying)]
    state.layout_count += 1


def repeats(state: TowerState, source: int, target: int) -> bool:
    """Would a single store move make a layout of this turn again (W10.3)?"""
    state.push(target, state.pop(source))
    _name_twins(state)
    found = _is_listed(state)
    state.push(source, state.pop(target))
    return found


def _is_listed(state: TowerState) -> bool:
    for number in range(min(state.layout_count, zones.LAYOUTS_AT_HAND)):
        differ = 0
        for at in range(zones.LAYOUT_WORDS):
            differ |= state.layouts[zones.LAYOUT_WORDS * number + at] ^ state.lying[at]
        if differ == 0:
            return True
    if state.layout_count > zones.LAYOUTS_AT_HAND:
        with cython.gil:
            return tuple(state.lying) in (state.more_layouts or ())
    return False


def _name_twins(state: TowerState) -> None:
    """With twins, work out the words again; without, every move keeps them up to date."""
    if not state.colour_by_symbol:
        return
    order = [0, 1, 2, 3, 4, 5, 6, 7]
    for last in range(1, zones.STORES):
        at = last
        while at > 0 and _comes_before(state, state.top[order[at]], state.top[order[at - 1]]):
            order[at], order[at - 1] = order[at - 1], order[at]
            at -= 1
    for at in range(zones.LAYOUT_WORDS):
        state.lying[at] = 0
    met = 0
    for at in range(zones.STORES):
        upper = -1
        card = state.top[order[at]]
        while card >= 0:
            name = card % cards.KINDS
            if met >> name & 1:
                name += cards.KINDS
            met |= tables.ONE << (card % cards.KINDS)
            if upper >= 0:
                _lies(state, upper, 2 + 2 * (tables.SYMBOL[card] & 1) + name // cards.KINDS)
            upper = name
            card = state.below[card]
        if upper >= 0:
            _lies(state, upper, 1)


def _lies(state: TowerState, name: int, how: int) -> None:
    state.lying[name // zones.CARDS_PER_WORD] |= (tables.ONE * how) << (
        3 * (name % zones.CARDS_PER_WORD)
    )


def _comes_before(state: TowerState, one: int, other: int) -> bool:
    """An order of columns by their kinds from the top down; equal columns are before neither."""
    while one >= 0 and other >= 0:
        if one % cards.KINDS != other % cards.KINDS:
            return one % cards.KINDS < other % cards.KINDS
        one = state.below[one]
        other = state.below[other]
    return one < 0 and other >= 0
