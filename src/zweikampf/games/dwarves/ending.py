"""How a game of Dwarves ends (Z14)."""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.outcome import Outcome, Verdict
from zweikampf.games.dwarves import tables
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.state import DwarvesState


def points_in(mask: int, deck: Deck) -> int:
    """The victory points of a set of cards; only those on a display count in the end (Z14.3)."""
    total = 0
    left = mask & tables.HEALTH_SET
    while left:
        total += deck.points[bits.lowest(left)]
        left &= left - 1
    return total


def lead(state: DwarvesState, seat: int) -> int:
    """By how many points on display a seat is ahead."""
    own = points_in(state.display[seat], state.deck)
    return own - points_in(state.display[1 - seat], state.deck)


def winner(state: DwarvesState) -> int:
    """More points, on a tie the seat whose pile is not empty (Z14.3, Z14.4)."""
    ahead = lead(state, 0)
    if ahead != 0:
        return 0 if ahead > 0 else 1
    return 0 if state.pile[0] else 1


def payoff(state: DwarvesState, seat: int) -> int:
    if state.actor != actors.OVER:
        return 0
    return 1 if winner(state) == seat else -1


def verdict(state: DwarvesState) -> Verdict:
    """More points, or on a tie the pile (Z14.3, Z14.4); an empty pile ended the game (Z14.1)."""
    return Verdict("tie" if lead(state, 0) == 0 else "points", 1 if state.pile[0] else 0)


def outcome(state: DwarvesState) -> Outcome:
    """Z14.5."""
    first, second = (points_in(display, state.deck) for display in state.display)
    return Outcome(winner(state), "pile", (first, second))
