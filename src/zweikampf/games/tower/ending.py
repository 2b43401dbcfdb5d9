"""How a game of Tower ends (W11, W12): pure functions of the state."""

from __future__ import annotations

from zweikampf.engine.outcome import Outcome, Verdict
from zweikampf.games.tower import zones
from zweikampf.games.tower.state import TowerState

MOST_TURNS = 1000
FEWEST_QUIET_TURNS = 8


def is_stalemate(state: TowerState, two_passes: bool) -> bool:
    """No progress for long, two idle passes in a row, or 1000 turns (W12.2-W12.4)."""
    loose = state.stock_count(0) + state.stock_count(1)
    loose += state.size[zones.INTERIM] + state.size[zones.INTERIM + 1]
    return (
        state.quiet >= max(FEWEST_QUIET_TURNS, 2 * loose) or two_passes or state.turns >= MOST_TURNS
    )


def out_seat(state: TowerState) -> int:
    """The seat that has no card left, or -1. A seat is left without cards only by going out."""
    for seat in range(2):
        if state.own_cards(seat) == 0:
            return seat
    return zones.NOBODY


def winner(state: TowerState) -> int:
    """The winner of a finished game, or -1 for a draw."""
    if state.gold[0] != state.gold[1]:
        return 0 if state.gold[0] > state.gold[1] else 1
    out = out_seat(state)
    if out != zones.NOBODY:
        return out  # W11.2
    if state.own_cards(0) != state.own_cards(1):
        return 0 if state.own_cards(0) < state.own_cards(1) else 1  # W12.5
    if state.depot_count(0) != state.depot_count(1):
        return 0 if state.depot_count(0) < state.depot_count(1) else 1
    return zones.NOBODY


def verdict(state: TowerState) -> Verdict:
    """What decided: gold, then who went out (W11.2), or fewer cards, smaller depot (W12.5)."""
    out = out_seat(state)
    if state.gold[0] != state.gold[1]:
        why = "more-gold"
    elif out != zones.NOBODY:
        why = "equal-out"
    else:
        why = "equal-all" if winner(state) == zones.NOBODY else "equal-cards"
    return Verdict(why, None if out == zones.NOBODY else out)


def outcome(state: TowerState) -> Outcome:
    """Winner, reason and score as W11.2 and W12.5 list them."""
    best = winner(state)
    reason = "stalemate" if out_seat(state) == zones.NOBODY else "out"
    return Outcome(None if best == zones.NOBODY else best, reason, (state.gold[0], state.gold[1]))
