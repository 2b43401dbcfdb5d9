"""How a game of Dwarves stands between two turns, learnt from finished games.

The chance to win is a logistic function of what the seats have. Everything counts as the difference
of the two seats, with one weight for the beginning of a game and another one for its end; how far a
game has come is told by the smaller draw pile. The weights were fitted to 370 games, a few random
moves among them, of the greedy player and of a search with 200 iterations, with the standard deck
and version 1 of the rules. They name who will win in 78 of 100 positions of such games that they
were not fitted to; with version 2 they have not been fitted again. Points, health and dice come
from the deck at hand; whether the weights suit another deck has not been measured.
``evaluation.pxd`` makes this page fast.
"""

from __future__ import annotations

import math

import cython

from zweikampf.engine import bits
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.table import Table

# Typed copies of the tables: evaluation.pxd makes them C values.
KIND_SET = cards.KIND_SET
BODY_SET = cards.BODY_SET
HITTERS, AXE = cards.HITTERS, cards.AXE
FEWEST_DICE = cards.FEWEST_DICE
A9, S1, S2, S3 = cards.A9, cards.S1, cards.S2, cards.S3
E1, E2, T1, T2, T3 = cards.E1, cards.E2, cards.T1, cards.T2, cards.T3
ONE = 1  # a 64-bit one, for shifting
PILE_AT_START = float(cards.PILE_AT_START)

# What a seat has: (weight at the end of a game, weight at its beginning).
WORTH = {
    "faces that its allies use": (-0.095, -0.211),
    "hits of an average roll": (0.276, 0.480),
    "S1 on display": (-0.106, 1.340),
    "S2 on display": (0.334, 2.412),
    "S3 on display": (0.012, 1.122),
    "A9 on display": (0.305, 0.990),
    "allies that hit": (0.054, 0.736),
    "victory points in hand": (0.083, -0.098),
    "victory cards in hand": (0.032, 0.666),
    "A1 to A5 in hand": (-0.036, 0.488),
    "A6 to A8 in hand": (-0.379, 0.212),
    "A9 in hand": (-0.177, 0.363),
    "S1 in hand": (-0.447, 0.631),
    "S2 in hand": (-0.180, 0.644),
    "S3 in hand": (-0.052, 0.149),
    "E1 in hand": (0.284, 0.412),
    "E2 in hand": (0.078, 0.322),
    "T1 in hand": (0.562, 0.265),
    "T2 in hand": (0.729, 0.262),
    "T3 in hand": (0.647, 0.376),
    "joker cards": (0.312, 0.338),
}
THINGS = len(WORTH)
LATE = [late for late, _ in WORTH.values()]
EARLY = [early for _, early in WORTH.values()]


class Evaluation:
    """Reads and judges; it holds nothing but the numbers of the last reading."""

    has: list[float]  # what each seat has, in the order of ``WORTH``

    def __init__(self) -> None:
        if not cython.compiled:
            self.has = [0.0] * (2 * THINGS)

    def outlook(self, state: Table, seat: int) -> float:
        """From -1, lost, to 1, won; meant for the beginning of a turn."""
        mover = state.active
        balance = self._balance(state, mover)
        return math.tanh((balance if mover == seat else -balance) / 2)

    def _balance(self, state: Table, seat: int) -> float:
        """The logarithm of the odds that the seat whose turn begins will win."""
        other = 1 - seat
        own_points = self._take_stock(state, seat)
        other_points = self._take_stock(state, other)
        own_pile = bits.count(state.pile[seat])
        other_pile = bits.count(state.pile[other])
        nearest = own_pile if own_pile < other_pile else other_pile
        early = nearest / PILE_AT_START
        soon = math.exp(-nearest / 4.0)
        lead = own_points - other_points
        stock = (own_pile - other_pile) / PILE_AT_START
        risk = self._risk(state, seat) - self._risk(state, other)
        balance = 0.454 + 0.892 * soon
        balance += lead * (0.285 + 0.020 * early + 0.441 * soon + 1.049 / (nearest + 1))
        if lead > 0:
            balance += 0.918 * math.exp(-nearest / 3.0)
        elif lead < 0:
            balance -= 0.918 * math.exp(-nearest / 3.0)
        balance += stock * (1.819 + 3.607 * early + 3.281 * soon - 0.379 * math.tanh(lead / 4.0))
        balance += risk * (-0.137 + 0.143 * early - 0.836 * soon)
        for at in range(THINGS):
            worth = LATE[at] + (EARLY[at] - LATE[at]) * early
            balance += (self.has[seat * THINGS + at] - self.has[other * THINGS + at]) * worth
        return balance

    def _take_stock(self, state: Table, seat: int) -> float:
        """Note what a seat has, in the order of ``WORTH``; its points on display."""
        first = seat * THINGS
        display, hand = state.display[seat], state.hand[seat]
        hitters = display & ((ONE << HITTERS) - 1)
        faces = bits.count(self._faces_used(state, hitters))
        dice = FEWEST_DICE + state.deck.amount[S2] * bits.count(display & KIND_SET[S2])
        self.has[first] = faces
        self.has[first + 1] = dice * (faces + 1) / 6.0 if faces else 0.0
        self.has[first + 2] = bits.count(display & KIND_SET[S1])
        self.has[first + 3] = bits.count(display & KIND_SET[S2])
        self.has[first + 4] = bits.count(display & KIND_SET[S3])
        self.has[first + 5] = bits.count(display & KIND_SET[A9])
        self.has[first + 6] = bits.count(hitters)
        self.has[first + 7] = self._points(state, hand)
        self.has[first + 8] = bits.count(hand & BODY_SET & ~((ONE << (A9 + 1)) - 1))
        self.has[first + 9] = bits.count(hand & 31)
        self.has[first + 10] = bits.count(hand & 224)
        self.has[first + 11] = bits.count(hand & KIND_SET[A9])
        self.has[first + 12] = bits.count(hand & KIND_SET[S1])
        self.has[first + 13] = bits.count(hand & KIND_SET[S2])
        self.has[first + 14] = bits.count(hand & KIND_SET[S3])
        self.has[first + 15] = bits.count(hand & KIND_SET[E1])
        self.has[first + 16] = bits.count(hand & KIND_SET[E2])
        self.has[first + 17] = bits.count(hand & KIND_SET[T1])
        self.has[first + 18] = bits.count(hand & KIND_SET[T2])
        self.has[first + 19] = bits.count(hand & KIND_SET[T3])
        self.has[first + 20] = state.jokers[seat]
        return self._points(state, display)

    def _faces_used(self, state: Table, allies: int) -> int:
        """The natural faces that at least one of these allies turns into damage, a bit each."""
        uses = 0
        while allies:
            uses |= state.deck.uses[bits.lowest(allies)]
            allies &= allies - 1
        return uses & ((1 << AXE) - 1)

    def _points(self, state: Table, cards_: int) -> int:
        """The victory points of a set of cards."""
        total = 0
        left = cards_ & BODY_SET
        while left:
            total += state.deck.points[bits.lowest(left)]
            left &= left - 1
        return total

    def _risk(self, state: Table, seat: int) -> float:
        """Points on display that the other seat's average roll could defeat, at least in part."""
        hits = 1.0 + self.has[(1 - seat) * THINGS + 1]
        total = 0.0
        left = state.display[seat] & BODY_SET
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            safety = state.deck.health[kind] / hits
            if safety < 1:
                total += state.deck.points[kind] * (1 - safety)
        return total
