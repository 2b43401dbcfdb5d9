"""How good hands of Throne look at first sight, and cards in a recruiting trick.

Each card in a hand, each undead in a score pile and the lead have a weight, and the sum says how
likely a seat is to win phase 2. The weights are a logistic regression on solved positions:
``python -m bench.throne_hands`` fits and prints them (all ``G0`` are one); they name the winner for
five of six hands. What is worth recruiting follows from them.
"""

from __future__ import annotations

import math

from zweikampf.engine import bits
from zweikampf.games.throne import cards, tables

# By card, in the order of ``cards.TOKEN``; hundredths of the logarithm of the odds.
IN_HAND = [
    *(36, 21, 7, -5, -14, -31, -36, -49, -48, -60),
    *(-72, -72, -72, -72, -72, -64, -51, -52, -39, -29, -15, 4, 26, 53),
    *(-42, -34, -35, -16, -7, 23, 52, 101),
    *(-39, -41, -47, -37, -29, -27, -17, 5, 13, 69),
    *(20, 22, 32, 47, 64, 73, 88, 118, 150, 202),
]
SCORED = 29
SCORED_TOP = 59
TOP = 1 << cards.TOKEN.index("U9")
LEAD_WEIGHT = 13

# For phase 1. A recruit is measured against the unseen card that the loser takes.
UNSEEN = -5
PER_UNDEAD = 35  # in the trick, for the winner's score pile
TRICK_WEIGHT = 100
COST_PER_VALUE = 3  # the card will be missed in a later trick
EVEN_CHANCE = 55  # ten times the value of a card that wins every second trick when led


def weight_of(hand: int, pile: int) -> int:
    """What a seat's cards are worth together."""
    total = SCORED * bits.count(pile)
    if pile & TOP:
        total += SCORED_TOP - SCORED
    while hand:
        total += IN_HAND[bits.lowest(hand)]
        hand &= hand - 1
    return total


def expected_payoff(hand0: int, hand1: int, pile0: int, pile1: int, leader: int) -> float:
    """From -1 to 1: will seat 0 win?"""
    lead = -LEAD_WEIGHT if leader else LEAD_WEIGHT
    return math.tanh((weight_of(hand0, pile0) - weight_of(hand1, pile1) + lead) / 200.0)


def stake(card: int, led: int, upcard: int) -> int:
    """What the winner of a recruiting trick gets more than the loser."""
    total = IN_HAND[upcard] - UNSEEN
    if tables.FACTION[card] == cards.UNDEAD:
        total += PER_UNDEAD
    if led >= 0 and tables.FACTION[led] == cards.UNDEAD:
        total += PER_UNDEAD
    return total


def lead_appeal(card: int, upcard: int) -> int:
    """How good a card looks to lead: strong for a good recruit, weak for a bad one."""
    strength = 10 * tables.VALUE[card] - EVEN_CHANCE
    if tables.FACTION[card] == cards.DOPPELGANGER:
        strength += 20
    return strength * stake(card, -1, upcard) - 20 * COST_PER_VALUE * tables.VALUE[card]


def reply_appeal(card: int, led: int, upcard: int, wins: bool) -> int:
    """How good a card looks to follow with: win what is worth it, and spend little."""
    wanted = stake(card, led, upcard) > 0
    return (TRICK_WEIGHT if wins == wanted else -TRICK_WEIGHT) - COST_PER_VALUE * tables.VALUE[card]
