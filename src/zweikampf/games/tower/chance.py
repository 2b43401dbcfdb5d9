"""Cards that nobody has seen (W13.2): a set for each deck, and how many lie in which place."""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import acts, cards, zones
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.table import Table

KINDS = cards.KINDS
BIT = cards.BIT
CARD = acts.CARD
OPEN_CARDS = zones.OPEN_CARDS
DEAL = int(Step.DEAL)
OF_STOCK = 2  # hidden cards of depots are counted before those of stocks


def seen_of(table: Table, seat: int) -> int:
    """How many cards of a seat's deck have been seen."""
    return KINDS - bits.count(table.unseen[seat])


def seat_of(table: Table) -> int:
    """Whose card chance shows next; in the setup all of seat 0 come first (W4.2)."""
    if table.step == DEAL:
        return 0 if seen_of(table, 0) < OPEN_CARDS else 1
    return table.seat


def depot_card(table: Table, seat: int, face: int) -> int:
    """The card of a seat's deck that shows this face; it comes out of the depot."""
    table.hidden[seat] -= 1
    return _seen(table, seat, face)


def stock_card(table: Table, seat: int, face: int) -> int:
    table.hidden[OF_STOCK + seat] -= 1
    return _seen(table, seat, face)


def _seen(table: Table, seat: int, face: int) -> int:
    table.unseen[seat] ^= BIT[face]
    return KINDS * seat + bits.lowest(BIT[face])


def fill(table: Table, actions: Actions) -> None:
    """Any card that nobody has seen, each with weight 1 (W13.2, W13.4)."""
    seat = seat_of(table)
    left = table.unseen[seat]
    while left:
        actions.add(CARD[table.face(KINDS * seat + bits.lowest(left))], 1)
        left &= left - 1


def pick(table: Table, rng: Rng) -> int:
    """One of them at random, straight from the set."""
    seat = seat_of(table)
    unseen = table.unseen[seat]
    kind = bits.nth(unseen, rng.below(bits.count(unseen)))
    return CARD[table.face(KINDS * seat + kind)]
