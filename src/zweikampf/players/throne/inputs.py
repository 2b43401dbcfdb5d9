"""The start of Throne's phase 2 as a network sees it, from the side of the seat that leads.

For each seat: the cards of its hand; their *ranks*, since what counts is which card of a faction is
higher, and how many of the 52 are gone matters little; the undead in its pile; whether it has the
highest undead; how many cards of each faction it has. Then, for each faction, by how many cards the
leader is ahead. Ranks and counts follow from the cards, but a small network does not find that out
by itself: with them it is right more often than with three times as many positions to learn from.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.checks import number_of
from zweikampf.games.throne import cards, tables

MOST_HELD = 7  # cards of a faction that are told apart; more are as good as these
HELD_CELLS = 5 * (MOST_HELD + 1)
MOST_AHEAD = 7
FIRST_UNDEAD = cards.TOKEN.index("U0")
ONE = 1  # a 64-bit one, for shifting

# Where the cells of a seat begin ...
CARDS = 0
RANKS = CARDS + cards.CARDS  # ten per faction, from the highest card on
UNDEAD_CELLS = RANKS + 50
TOPS = UNDEAD_CELLS + 10  # the highest undead: in the hand, in the pile
HELD = TOPS + 2
SEAT = HELD + HELD_CELLS
# ... and those of both.
BALANCE = 2 * SEAT
INPUTS = BALANCE + 5 * (2 * MOST_AHEAD + 1)


class Cells:
    """The numbers of inputs that are set."""

    def __init__(self) -> None:
        self.cells = [0] * 96
        self.size = 0

    def put(self, cell: int) -> None:
        self.cells[self.size] = cell
        self.size += 1

    def put_cards(self, first: int, cards: int) -> None:
        """One per card. All G0 are alike: the lowest ones stand for any."""
        for at in range(bits.count(cards & tables.GOBLIN_ZEROS)):
            self.put(first + bits.lowest(tables.GOBLIN_ZEROS) + at)
        left = cards & ~tables.GOBLIN_ZEROS
        while left:
            self.put(first + bits.lowest(left))
            left &= left - 1

    def put_undead(self, first: int, pile: int) -> None:
        left = pile & tables.FACTION_SET[cards.UNDEAD]
        while left:
            self.put(first + bits.lowest(left) - FIRST_UNDEAD)
            left &= left - 1

    def put_ranks(self, own_first: int, other_first: int, own: int, other: int) -> None:
        """Whose the highest card of each faction is, the second highest, and so on."""
        for faction in range(5):
            left = (own | other) & tables.FACTION_SET[faction] & ~tables.GOBLIN_ZEROS
            rank = 10 * faction
            while left:
                card = bits.highest(left)
                left ^= ONE << card
                self.put((own_first if own >> card & 1 else other_first) + rank)
                rank += 1

    def put_held(self, first: int, cards: int) -> None:
        """How many cards of each faction these are."""
        for faction in range(5):
            held = bits.count(cards & tables.FACTION_SET[faction])
            self.put(first + (MOST_HELD + 1) * faction + min(held, MOST_HELD))

    def listed(self) -> list[int]:
        return [self.cells[at] for at in range(self.size)]


class Inputs(Cells):
    def fill(self, own: int, other: int, own_pile: int, other_pile: int) -> None:
        """Hands and score piles of the leader and of the other seat."""
        self.size = 0
        self._fill_seat(0, own, own_pile, other | other_pile)
        self._fill_seat(SEAT, other, other_pile, own | own_pile)
        self.put_ranks(RANKS, SEAT + RANKS, own, other)
        for faction in range(5):
            ahead = bits.count((own | own_pile) & tables.FACTION_SET[faction])
            ahead -= bits.count((other | other_pile) & tables.FACTION_SET[faction])
            ahead = min(max(ahead, -MOST_AHEAD), MOST_AHEAD)
            self.put(BALANCE + (2 * MOST_AHEAD + 1) * faction + MOST_AHEAD + ahead)

    def _fill_seat(self, first: int, hand: int, pile: int, others: int) -> None:
        self.put_cards(first + CARDS, hand)
        self.put_undead(first + UNDEAD_CELLS, pile)
        self.put_held(first + HELD, hand | pile)
        left = (hand | pile | others) & tables.FACTION_SET[cards.UNDEAD]
        if left:
            card = bits.highest(left)
            if hand >> card & 1:
                self.put(first + TOPS)
            elif pile >> card & 1:
                self.put(first + TOPS + 1)

    def numbers(self, own: int, other: int, own_pile: int, other_pile: int) -> list[int]:
        """As ``fill``, as a list; for learning and for tests."""
        for name, each in (("own", own), ("other", other)):
            number_of(each, 0, cards.DECK, name)
            number_of(bits.count(each), 0, cards.HAND_SIZE, name)
        for each in (own_pile, other_pile):
            number_of(each & ~cards.FACTION_SET[cards.UNDEAD], 0, 0, "pile")
        self.fill(own, other, own_pile, other_pile)
        return self.listed()
