"""The beginning of a turn of Dwarves as a network sees it, from the side of the seat to move.

Between two turns no die lies on the table and no damage counts (Z13.3): a position is where the
cards of both seats are, the joker cards, and whose turn it is. For each seat: the cards in its
hand, on its display and in its discard pile (the rest is its draw pile); how many cards are in
hand and pile; joker cards; points on display; the faces that its allies turn into damage, and how
many of them with how many dice. Then by how many points the mover is ahead, together with how soon
a pile is empty and with the difference of the piles. All but the cards follows from the cards, but
a small network does not find that out by itself.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.checks import need, seat_of
from zweikampf.games.dwarves import cards, ending, tables
from zweikampf.games.dwarves.state import DwarvesState

MOST_IN_HAND = 11  # more are as good as these
MOST_POINTS = 23
DICE_COUNTS = cards.MOST_DICE - cards.FEWEST_DICE + 1
MOST_AHEAD = 8
MOST_APART = 6  # cards between the two draw piles
LEADS = 2 * MOST_AHEAD + 1
GAPS = 2 * MOST_APART + 1
# How soon a pile is empty: a number for each size of the smaller one, finer towards the end.
STAGE = [0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, *[7] * 4, *[8] * 6, *[9] * 11]
STAGES = 10
FIRST_SLOT = [cards.KIND_OF.index(kind) for kind in range(cards.KIND_COUNT)]
SHOWN_SLOTS = FIRST_SLOT[cards.DISPLAYED]

# Where the cells of a seat begin ...
HAND = 0
DISPLAY = HAND + cards.SLOTS
DISCARD = DISPLAY + SHOWN_SLOTS
HELD = DISCARD + cards.SLOTS
PILE = HELD + MOST_IN_HAND + 1
JOKERS = PILE + cards.PILE_AT_START + 1
POINTS = JOKERS + cards.JOKER_CARDS + 1
FACES = POINTS + MOST_POINTS + 1
REACH = FACES + cards.AXE
SEAT = REACH + DICE_COUNTS * (cards.AXE + 1)
# ... and those of both.
RACE = 2 * SEAT
BALANCE = RACE + STAGES * LEADS
INPUTS = BALANCE + GAPS * LEADS


class Inputs:
    """The numbers of inputs that are set."""

    def __init__(self) -> None:
        self.cells = [0] * 128
        self.size = 0

    def fill(self, state: DwarvesState, mover: int) -> None:
        """The state is between two turns."""
        self.size = 0
        other = 1 - mover
        own_points = self._fill_seat(0, state, mover)
        other_points = self._fill_seat(SEAT, state, other)
        own_pile = bits.count(state.pile[mover])
        other_pile = bits.count(state.pile[other])
        nearest = own_pile if own_pile < other_pile else other_pile
        lead = MOST_AHEAD + _within(own_points - other_points, MOST_AHEAD)
        self.put(RACE + LEADS * STAGE[_at_most(nearest, cards.PILE_AT_START)] + lead)
        gap = MOST_APART + _within(own_pile - other_pile, MOST_APART)
        self.put(BALANCE + LEADS * gap + lead)

    def _fill_seat(self, first: int, state: DwarvesState, seat: int) -> int:
        """What one seat has; its points."""
        display = state.display[seat]
        self._put_cards(first + HAND, state.hand[seat])
        self._put_cards(first + DISPLAY, display)
        self._put_cards(first + DISCARD, state.discard[seat])
        self.put(first + HELD + _at_most(bits.count(state.hand[seat]), MOST_IN_HAND))
        self.put(first + PILE + _at_most(bits.count(state.pile[seat]), cards.PILE_AT_START))
        self.put(first + JOKERS + state.jokers[seat])
        points = ending.points_in(display, state.deck)
        self.put(first + POINTS + _at_most(points, MOST_POINTS))
        uses = 0
        allies = display & tables.HITTER_SET
        while allies:
            uses |= state.deck.uses[bits.lowest(allies)]
            allies &= allies - 1
        faces = 0
        for face in range(cards.AXE):
            if uses >> face & 1:
                self.put(first + FACES + face)
                faces += 1
        extra = state.deck.amount[cards.S2] * bits.count(display & tables.KIND_SET[cards.S2])
        dice = _at_most(extra, DICE_COUNTS - 1)
        self.put(first + REACH + (cards.AXE + 1) * dice + faces)
        return points

    def _put_cards(self, first: int, mask: int) -> None:
        """One per card. Copies of a kind are alike: the first ones stand for any."""
        left = mask & tables.HEALTH_SET
        while left:
            self.put(first + bits.lowest(left))
            left &= left - 1
        left = mask & ~tables.HEALTH_SET
        while left:
            kind = tables.KIND_OF[bits.lowest(left)]
            copies = bits.count(left & tables.KIND_SET[kind])
            left &= ~tables.KIND_SET[kind]
            for at in range(copies):
                self.put(first + FIRST_SLOT[kind] + at)

    def put(self, cell: int) -> None:
        self.cells[self.size] = cell
        self.size += 1

    def numbers(self, state: DwarvesState) -> list[int]:
        """As ``fill`` for the seat whose turn it is, as a list; for learning and for tests."""
        need(state, DwarvesState, "state")
        self.fill(state, seat_of(state.active))
        return [self.cells[at] for at in range(self.size)]


def _at_most(number: int, most: int) -> int:
    return number if number < most else most


def _within(number: int, most: int) -> int:
    return -most if number < -most else most if number > most else number
