"""The cards of Throne as the endgame search numbers them, its packed lanes and its tables.

A card is ``5 * value + place``, so that a higher number means a higher or an equal value, and in
every value the doppelganger comes first. A hand is a set of such cards; the ``G0`` beyond the first
one of a hand are the bits from 50 on, counted from below, so that equal hands are equal numbers.

Five small numbers, one per faction, are packed into one word, a *lane* of eight bits and a guard
bit each; a sixth, wider lane above them holds points. All lanes are compared at once by a
subtraction that leaves its answers in the guard bits.
"""

from __future__ import annotations

from math import comb
from typing import Final

from zweikampf.games.throne import cards

PLACES: Final = "XDGKU"
DOPPELGANGER, DWARF, GOBLIN, KNIGHT, UNDEAD = range(5)
NUMBERS: Final = 50
TOKEN: Final = [f"{PLACES[number % 5]}{number // 5}" for number in range(NUMBERS)]
PLACE: Final = [number % 5 for number in range(NUMBERS)]
VALUE: Final = [number // 5 for number in range(NUMBERS)]
SINGLE: Final = (1 << NUMBERS) - 1  # every token once
ZERO: Final = TOKEN.index("G0")
MORE_ZEROS: Final = 0b1111 << NUMBERS
FACTION_SET: Final = [
    sum(1 << number for number in range(NUMBERS) if PLACE[number] == place)
    | (MORE_ZEROS if place == GOBLIN else 0)
    for place in range(5)
]
VALUE_SET: Final = [0b11111 << 5 * value for value in range(10)]

# Lanes
WIDTH: Final = 9
SHIFT: Final = [WIDTH * (number % 5) for number in range(NUMBERS)]
POINTS: Final = 5 * WIDTH  # where the lane of the points begins
FACTION_LANES: Final = (1 << POINTS) - 1
EVEN: Final = 128  # the standing of a faction in which no seat is ahead
POINTS_WIDTH: Final = 13
EVEN_POINTS: Final = 4096


def in_every_lane(number: int) -> int:
    return sum(number << WIDTH * place for place in range(5))


ONES: Final = in_every_lane(1)
LEVEL: Final = in_every_lane(EVEN)  # no seat is ahead anywhere
GUARDS: Final = in_every_lane(1 << WIDTH - 1)
ALL_GUARDS: Final = GUARDS | 1 << 58
# What every standing fulfils. A proof moves these by at most 29 and 234, so they stay out of reach.
NO_DEMAND: Final = in_every_lane(40) | 2048 << POINTS
NO_LIMIT: Final = in_every_lane(220) | 6144 << POINTS


def _beats(led: int, second: int) -> bool:
    """T7.9, for cards of any value: renumbered hands hold a ``K0``.

    ``tests/players/throne/test_endgame_rules.py`` compares this, the cards that may follow (T6.7)
    and who gets which card (T5.5) with the rules.
    """
    if PLACE[led] == GOBLIN and PLACE[second] == KNIGHT:
        return True
    same = PLACE[second] in (PLACE[led], DOPPELGANGER)
    return same and VALUE[second] > VALUE[led]


BEATEN_BY: Final = [
    sum(1 << second for second in range(NUMBERS) if _beats(led, second)) for led in range(NUMBERS)
]

# The order of moves, found by trying on random positions: what playing a card costs, ...
_BASE_COST: Final = {"X": 132, "D": -38, "G": -50, "K": 50, "U": 0}
_COST_PER_VALUE: Final = {"X": 22, "D": 6, "G": 22, "K": 22, "U": 11}
COST: Final = [_BASE_COST[token[0]] + _COST_PER_VALUE[token[0]] * int(token[1]) for token in TOKEN]


def _weight(swing: int, standing: int) -> int:
    """... and what half a card of a faction is worth: how likely it decides.

    If all other open cards fall by a coin, that is the chance of the one split that leaves the
    faction even without this card. An open top falls by a coin too.
    """
    others = swing // 2 - 1
    if others < 0:
        return 0
    ends = (standing - EVEN - 1, standing - EVEN + 1) if swing % 2 else (standing - EVEN,)
    splits = [(2 * others - end + 2) // 4 for end in ends]
    ways = sum(comb(others, split) for split in splits if split >= 0)
    return round(70 * ways / (1 << others) / len(ends))


SWINGS: Final = 32  # at most 14 cards and the highest of them
WEIGHT: Final = [_weight(swing, standing) for swing in range(SWINGS) for standing in range(256)]


def hand_of(mask: int) -> int:
    """A set of cards of the rules as a hand of the search."""
    hand = 0
    for token in cards.tokens(mask):
        bit = 1 << TOKEN.index(token)
        if hand & bit:
            hand |= (hand & MORE_ZEROS) << 1 & MORE_ZEROS | 1 << NUMBERS
        hand |= bit
    return hand


def lowest_of_lanes(hand: int) -> int:
    """One in the lane of each card; the cards are of different factions."""
    return sum(1 << SHIFT[number] for number in range(NUMBERS) if hand >> number & 1)
