"""How a game of Dwarves stands between two turns, learnt from finished games.

The chance to win is a logistic function of what the seats have. Everything counts as the difference
of the two seats, with one weight for the beginning of a game and another one for its end; the
smaller draw pile shows how far a game has come. The weights were fitted to 370 games, a few random
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
from zweikampf.engine.checks import need, seat_of
from zweikampf.games.dwarves import cards, ending, tables
from zweikampf.games.dwarves.state import DwarvesState
from zweikampf.players.dwarves import features

A1_TO_A5 = sum(cards.SET_OF[kind] for kind in cards.ALLIES[:5])  # one face each
A6_TO_A8 = sum(cards.SET_OF[kind] for kind in cards.ALLIES[5:8])  # several faces
VICTORY_SET = sum(cards.SET_OF[kind] for kind in cards.VICTORIES)
LATE = [features.WORTH[thing][0] for thing in range(features.COUNT)]
EARLY = [features.WORTH[thing][1] for thing in range(features.COUNT)]


class Evaluation:
    """Reads and judges; it holds nothing but the numbers of the last reading."""

    has: list[float]  # what each seat has, in the order of ``features``

    def __init__(self) -> None:
        if not cython.compiled:
            self.has = [0.0] * (2 * features.COUNT)

    def outlook(self, state: DwarvesState, seat: int) -> float:
        """From -1, lost for the seat, to 1, won; meant for the beginning of a turn."""
        need(state, DwarvesState, "state")
        return self.fast_outlook(state, seat_of(seat))

    def fast_outlook(self, state: DwarvesState, seat: int) -> float:
        mover = state.active
        balance = self._balance(state, mover)
        return math.tanh((balance if mover == seat else -balance) / 2)

    def _balance(self, state: DwarvesState, seat: int) -> float:
        """The logarithm of the odds that the seat whose turn begins will win."""
        other = 1 - seat
        own_points = self._take_stock(state, seat)
        other_points = self._take_stock(state, other)
        own_pile = bits.count(state.pile[seat])
        other_pile = bits.count(state.pile[other])
        nearest = own_pile if own_pile < other_pile else other_pile
        early = nearest / float(cards.PILE_AT_START)  # whole numbers would be divided as in C
        soon = math.exp(-nearest / 4.0)
        lead = own_points - other_points
        stock = (own_pile - other_pile) / float(cards.PILE_AT_START)
        risk = self._risk(state, seat) - self._risk(state, other)
        balance = 0.454 + 0.892 * soon
        balance += lead * (0.285 + 0.020 * early + 0.441 * soon + 1.049 / (nearest + 1))
        if lead > 0:
            balance += 0.918 * math.exp(-nearest / 3.0)
        elif lead < 0:
            balance -= 0.918 * math.exp(-nearest / 3.0)
        balance += stock * (1.819 + 3.607 * early + 3.281 * soon - 0.379 * math.tanh(lead / 4.0))
        balance += risk * (-0.137 + 0.143 * early - 0.836 * soon)
        for thing in range(features.COUNT):
            worth = LATE[thing] + (EARLY[thing] - LATE[thing]) * early
            more = (
                self.has[seat * features.COUNT + thing] - self.has[other * features.COUNT + thing]
            )
            balance += more * worth
        return balance

    def _take_stock(self, state: DwarvesState, seat: int) -> float:
        """Note what a seat has, in the order of ``features``; its points on display."""
        first = seat * features.COUNT
        display, hand = state.display[seat], state.hand[seat]
        hitters = display & tables.HITTER_SET
        faces = bits.count(self._faces_used(state, hitters))
        extra = state.deck.amount[cards.S2] * bits.count(display & tables.KIND_SET[cards.S2])
        dice = cards.FEWEST_DICE + extra
        self.has[first + features.FACES_USED] = faces
        self.has[first + features.AVERAGE_HITS] = dice * (faces + 1) / 6.0 if faces else 0.0
        self.has[first + features.S1_SHOWN] = bits.count(display & tables.KIND_SET[cards.S1])
        self.has[first + features.S2_SHOWN] = bits.count(display & tables.KIND_SET[cards.S2])
        self.has[first + features.S3_SHOWN] = bits.count(display & tables.KIND_SET[cards.S3])
        self.has[first + features.A9_SHOWN] = bits.count(display & tables.KIND_SET[cards.A9])
        self.has[first + features.HITTERS_SHOWN] = bits.count(hitters)
        self.has[first + features.POINTS_HELD] = ending.points_in(hand, state.deck)
        self.has[first + features.VICTORIES_HELD] = bits.count(hand & VICTORY_SET)
        self.has[first + features.A1_TO_A5_HELD] = bits.count(hand & A1_TO_A5)
        self.has[first + features.A6_TO_A8_HELD] = bits.count(hand & A6_TO_A8)
        self.has[first + features.A9_HELD] = bits.count(hand & tables.KIND_SET[cards.A9])
        self.has[first + features.S1_HELD] = bits.count(hand & tables.KIND_SET[cards.S1])
        self.has[first + features.S2_HELD] = bits.count(hand & tables.KIND_SET[cards.S2])
        self.has[first + features.S3_HELD] = bits.count(hand & tables.KIND_SET[cards.S3])
        self.has[first + features.E1_HELD] = bits.count(hand & tables.KIND_SET[cards.E1])
        self.has[first + features.E2_HELD] = bits.count(hand & tables.KIND_SET[cards.E2])
        self.has[first + features.T1_HELD] = bits.count(hand & tables.KIND_SET[cards.T1])
        self.has[first + features.T2_HELD] = bits.count(hand & tables.KIND_SET[cards.T2])
        self.has[first + features.T3_HELD] = bits.count(hand & tables.KIND_SET[cards.T3])
        self.has[first + features.JOKER_CARDS] = state.jokers[seat]
        return ending.points_in(display, state.deck)

    def _faces_used(self, state: DwarvesState, allies: int) -> int:
        """The natural faces that at least one of these allies turns into damage, a bit each."""
        uses = 0
        while allies:
            uses |= state.deck.uses[bits.lowest(allies)]
            allies &= allies - 1
        return uses & ((1 << cards.AXE) - 1)

    def _risk(self, state: DwarvesState, seat: int) -> float:
        """Points on display that the other seat's average roll could defeat, at least in part."""
        hits = 1.0 + self.has[(1 - seat) * features.COUNT + features.AVERAGE_HITS]
        total = 0.0
        left = state.display[seat] & tables.HEALTH_SET
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            safety = state.deck.health[kind] / hits
            if safety < 1:
                total += state.deck.points[kind] * (1 - safety)
        return total
