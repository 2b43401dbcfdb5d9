"""What Throne tells search: how good hands look at first sight, and cards in a recruiting trick.

Each card in a hand, each undead in a score pile and the lead have a weight, and the sum says how
likely a seat is to win phase 2. The weights are a logistic regression on solved positions:
``python -m bench.throne_hands`` fits and prints them. What is worth recruiting follows from them.
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

# For phase 1. A recruit is measured against the unseen card that the loser takes.
UNSEEN = -5
UNDEAD, DOPPELGANGER = cards.UNDEAD, cards.DOPPELGANGER
FACTION = cards.FACTION
VALUE = cards.VALUE
AN_UNDEAD = 35  # in the trick, for the winner's score pile
THE_TRICK = 100
SPENDING = 3  # a point of value, which will be missed in a later trick
MIDDLING = 55  # ten times the value of a card that wins every second trick when led


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


def stake(card: int, led: int, upcard: int) -> int:
    """What the winner of a recruiting trick gets more than the loser."""
    total = IN_HAND[upcard] - UNSEEN
    if FACTION[card] == UNDEAD:
        total += AN_UNDEAD
    if led >= 0 and FACTION[led] == UNDEAD:
        total += AN_UNDEAD
    return total


def lead_appeal(card: int, upcard: int) -> int:
    """How good a card looks to lead: strong for a good recruit, weak for a bad one."""
    strength = 10 * VALUE[card] - MIDDLING
    if FACTION[card] == DOPPELGANGER:
        strength += 20
    return strength * stake(card, -1, upcard) - 20 * SPENDING * VALUE[card]


def reply_appeal(card: int, led: int, upcard: int, wins: bool) -> int:
    """How good a card looks to follow with: win what is worth it, and spend little."""
    wanted = stake(card, led, upcard) > 0
    return (THE_TRICK if wins == wanted else -THE_TRICK) - SPENDING * VALUE[card]
