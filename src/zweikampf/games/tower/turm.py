"""TURM! (W9): what a call would undo, whether it would be right, and the undoing itself."""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.games.tower import actions, legal, notes, steps, tables, verbs, zones
from zweikampf.games.tower.state import TowerState


def remember(state: TowerState, action: int) -> None:
    """Before an action: keep what a call would undo, and whether it would be right (W9.3)."""
    state.last = action
    state.violation = legal.duties(state) != 0
    state.recycled = False
    state.had_progress = state.progress


def missed(state: TowerState) -> list[tuple[int, int]]:
    """The duties before the last action (W9.3): places, as they were then, with their cards."""
    if tables.FROM[state.last] == actions.AT_DRAWN:
        card = state.top[state.pile(tables.TO[state.last])]
        return [(actions.AT_DRAWN, card)] if legal.fits_tower(state, card) else []
    before = cython.cast(TowerState, state.copy())
    if state.step != steps.SHOW:
        undo(before)
    due = legal.duties(before)
    return [(place, before.top[before.pile(place)]) for place in bits.members(due)]


def undo(state: TowerState) -> None:
    """Take the last action back completely; what was seen stays known (W9.4, W13.3)."""
    verb = tables.VERB[state.last]
    source = tables.FROM[state.last]
    if source == actions.AT_DEPOT and state.is_first_empty_depot():
        _take_bonus_back(state)
    if verb == verbs.DRAW:
        _take_back(state, actions.AT_DRAWN, actions.AT_STOCK)
        if state.recycled:
            state.turn_over(zones.STOCK + state.seat, zones.INTERIM + state.seat)
            state.note(notes.STOCK_TURNED_BACK, state.seat)
    elif verb == verbs.PAIR:
        _take_pair_back(state, tables.TO[state.last], source)
    elif verb != verbs.PASS:
        # A drawn card cannot stay drawn, since the turn is over: it goes on the stock.
        target = actions.AT_STOCK if source == actions.AT_DRAWN else source
        _take_back(state, tables.TO[state.last], target)
    if verb in (verbs.PAIR, verbs.PAY):
        state.to_bank(state.seat, -1)
        state.note(notes.GOLD_GIVEN_BACK, state.seat, 1)
    state.progress = state.had_progress
    state.passed = False
    state.pending = 0
    state.last = zones.NO_ACTION


def _take_back(state: TowerState, source: int, target: int) -> None:
    if source == actions.AT_DRAWN:
        card = state.drawn
        state.drawn = zones.NO_CARD
    else:
        card = state.pop(state.pile(source))
    state.push(state.pile(target), card)
    state.note(notes.CARD_TAKEN_BACK, state.seat, state.face(card), source, target)


def _take_pair_back(state: TowerState, source: int, target: int) -> None:
    upper = state.pop(source)
    lower = state.pop(source)
    state.push(target, lower)
    state.push(target, upper)
    state.note(notes.CARD_TAKEN_BACK, state.seat, state.face(lower), source, target)
    state.note(notes.CARD_TAKEN_BACK, state.seat, state.face(upper), source, target)


def _take_bonus_back(state: TowerState) -> None:
    """Gold that was earned goes back; a mere offer is gone with the undo (W6.7)."""
    if not state.claim_reward:
        state.to_bank(state.seat, zones.DEPOT_BONUS)
        state.note(notes.BONUS_TAKEN_BACK, state.seat, zones.DEPOT_BONUS)


def fine(state: TowerState, seat: int) -> None:
    """1 gold to the other seat, if there is any (W9.5, W9.6)."""
    if state.gold[seat]:
        state.gold[seat] -= 1
        state.gold[1 - seat] += 1
        state.note(notes.FINE_PAID, seat, 1)
