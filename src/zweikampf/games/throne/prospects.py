"""How good the start of phase 2 looks in Throne, at first sight (see ``State.estimate``).

Each card in a hand, each undead in a score pile and the lead have a weight, and the sum says how
likely a seat is to win. The weights are a logistic regression on solved positions:
``python -m bench.prospects`` fits and prints them.
"""

from __future__ import annotations

import math

from zweikampf.engine import bits
from zweikampf.games.throne import cards

# By card, in the order of ``cards.TOKEN``; hundredths of the logarithm of the odds.
IN_HAND = [
    *(43, 19, 10, -7, -26, -27, -41, -46, -44, -53),
    *(-56, -65, -66, -73, -75, -53, -48, -46, -43, -22, -15, 1, 15, 48),
    *(-44, -35, -38, -21, -1, 10, 51, 104),
    *(-44, -49, -46, -29, -26, -32, -19, -1, 14, 65),
    *(26, 28, 33, 43, 52, 76, 91, 116, 155, 192),
]
SCORED = 29
SCORED_TOP = 64
TOP = 1 << cards.TOKEN.index("U9")
THE_LEAD = 9


def weight_of(hand: int, pile: int) -> int:
    """What a seat's cards are worth together."""
    total = SCORED * bits.count(pile)
    if pile & TOP:
        total += SCORED_TOP - SCORED
    while hand:
        total += IN_HAND[bits.lowest(hand)]
        hand &= hand - 1
    return total


def prospect(hand0: int, hand1: int, pile0: int, pile1: int, leader: int) -> float:
    """From -1 to 1: will seat 0 win?"""
    lead = -THE_LEAD if leader else THE_LEAD
    return math.tanh((weight_of(hand0, pile0) - weight_of(hand1, pile1) + lead) / 200.0)
