"""Can a position of Tower come about at all? ``build`` has already looked at cards and rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.games.tower import acts, cards, ending, legal
from zweikampf.games.tower.build import Misfit
from zweikampf.games.tower.steps import Kind, Step
from zweikampf.games.tower.zones import (
    DEPOT,
    DEPOT_CARDS,
    INTERIM,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    STARTING_GOLD,
    STOCK,
    STOCK_CARDS,
)

if TYPE_CHECKING:
    from zweikampf.games.tower.rules import Tower

MOST_KNOWN_DEPOT_CARDS = 2  # the top, and the one below it after an undo (W13.3)


def check(state: Tower) -> None:
    """Refuse with a ``Misfit`` what no game can reach and the rules could not play on from."""
    for seat in (0, 1):
        unseen = state.unseen[seat].bit_count()
        _expect(unseen == state.hidden[seat] + state.hidden[2 + seat], f"U{seat}")
        _expect(state.size[DEPOT + seat] <= MOST_KNOWN_DEPOT_CARDS, f"A{seat}")
    _expect(state.bank >= state.pending, "gold")
    _expect(not all(state.nugget), "block")
    _expect(state.claim or not state.pending, "pending")
    if state.step <= Step.START:
        _check_setup(state)
    else:
        _check_play(state)


def _check_setup(state: Tower) -> None:
    """Exactly the open cards that have been dealt, and nothing has happened (W4)."""
    for seat in (0, 1):
        dealt = cards.KINDS - state.unseen[seat].bit_count()
        stores = [min(1, max(0, dealt - 1 - number)) for number in range(4)]
        _expect(list(state.size[4 * seat : 4 * seat + 4]) == stores, "step")
        _expect(state.size[DEPOT + seat] == min(1, dealt), f"A{seat}")
        _expect(state.size[STOCK + seat] == state.size[INTERIM + seat] == 0, f"V{seat}")
        _expect(state.hidden[seat] == DEPOT_CARDS - min(1, dealt), f"A{seat}")
        _expect(state.hidden[2 + seat] == STOCK_CARDS - max(0, dealt - 1), f"V{seat}")
    opened = [sum(state.size[4 * seat : 4 * seat + 4]) for seat in (0, 1)]
    _expect(opened[0] == 4 or state.size[DEPOT + 1] == 0, "step")
    tops = [cards.VALUE[state.top[DEPOT + seat]] for seat in (0, 1)]
    complete = opened == [4, 4]
    _expect(complete and tops[0] == tops[1] if state.step == Step.START else not complete, "step")
    _expect(list(state.gold) == [STARTING_GOLD] * 2 and not any(state.nugget), "gold")
    _expect(all(top < 0 for top in state.sites) and state.drawn == NO_CARD, "T")
    _expect(state.turns == state.quiet == state.pending == 0, "turns")
    _expect(not state.progress and not state.idle and state.last == NO_ACTION, "step")


def _check_play(state: Tower) -> None:
    seat, step = state.seat, state.step
    depot_open = [
        state.size[DEPOT + each] > 0 or state.hidden[each] == 0 for each in (seat, 1 - seat)
    ]
    _expect(depot_open[1] and depot_open[0] != (step == Step.TURN_UP), "step")
    _expect((state.drawn != NO_CARD) == _has_drawn(state), "drawn")
    _check_answer(state)
    if step == Step.SHOW:
        _expect(state.size[STOCK + seat] == 0 and state.hidden[2 + seat] > 0, "step")
    if step == Step.BLOCK:
        _expect(legal.can_block(state) and not state.pending, "step")
    if step == Step.DONE:
        _expect(_is_over(state), "step")
    else:
        _expect(ending.out_seat(state) == NOBODY or state.drawn != NO_CARD, "step")


def _has_drawn(state: Tower) -> bool:
    if state.step == Step.ANSWER:
        return bool(acts.KIND[state.last] == Kind.DRAW)
    return bool(state.step == Step.DRAWN)


def _check_answer(state: Tower) -> None:
    """An answer is due in table mode only, and only after an action that can be challenged."""
    asked = state.last != NO_ACTION
    kind = acts.KIND[state.last] if asked else None
    _expect(state.calls or not asked, "last")
    if state.step == Step.ANSWER:
        _expect(asked, "last")
    elif state.step == Step.SHOW:
        _expect(asked == state.calls and kind in (None, Kind.DRAW), "last")
    elif state.step == Step.TURN_UP:
        _expect(not asked or acts.FROM[state.last] == acts.AT_DEPOT, "last")
    else:
        _expect(not asked, "last")


def _is_over(state: Tower) -> bool:
    return ending.out_seat(state) != NOBODY or ending.is_stalemate(state, bool(state.idle))


def _expect(fits: bool, field: str) -> None:
    if not fits:
        raise Misfit(field)
