"""Cards that no one has seen (W13.2): a set for each deck, and how many lie in which place."""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import cards, steps, tables, zones
from zweikampf.games.tower.state import TowerState


def seen_of(state: TowerState, seat: int) -> int:
    """How many cards of a seat's deck have been seen."""
    return cards.KINDS - bits.count(state.unseen[seat])


def seat_of(state: TowerState) -> int:
    """Whose card chance shows next; in the setup all of seat 0 come first (W4.2)."""
    if state.step == steps.DEAL:
        return 0 if seen_of(state, 0) < zones.OPEN_CARDS else 1
    return state.seat


def depot_card(state: TowerState, seat: int, face: int) -> int:
    """The card of a seat's deck that shows this face; it comes out of the depot."""
    state.hidden[zones.DEPOT + seat] -= 1
    return _seen(state, seat, face)


def stock_card(state: TowerState, seat: int, face: int) -> int:
    state.hidden[zones.STOCK + seat] -= 1
    return _seen(state, seat, face)


def _seen(state: TowerState, seat: int, face: int) -> int:
    state.unseen[seat] ^= tables.BIT[face]
    return cards.KINDS * seat + bits.lowest(tables.BIT[face])


def can_come(state: TowerState, face: int) -> bool:
    """Is it the face of a card that no one has seen, in the deck that the next one is from?"""
    seat = seat_of(state)
    kind = face % cards.KINDS
    return (
        state.face(cards.KINDS * seat + kind) == face and state.unseen[seat] & tables.BIT[kind] != 0
    )


def fill(state: TowerState, found: Actions) -> None:
    """Any card that no one has seen, each with weight 1 (W13.2, W13.4)."""
    seat = seat_of(state)
    left = state.unseen[seat]
    while left:
        found.add(tables.CARD[state.face(cards.KINDS * seat + bits.lowest(left))], 1)
        left &= left - 1


def pick(state: TowerState, rng: Rng) -> int:
    """One of them at random, straight from the set."""
    seat = seat_of(state)
    unseen = state.unseen[seat]
    kind = bits.nth(unseen, rng.fast_below(bits.count(unseen)))
    return tables.CARD[state.face(cards.KINDS * seat + kind)]
