"""What an action of Dwarves does (Z16.3).

The numbers are repeated in ``verbs.pxd``, where compiled modules find them as C constants.
"""

from enum import IntEnum


class Verb(IntEnum):
    CARD = 0  # chance: this card comes; a seat: T2 or T3 is played
    ROLL = 1  # chance: a die shows this face
    FIRST = 2  # chance: this seat begins
    DRAW = 3
    REROLL = 4
    KEEP = 5
    PASS = 6
    END = 7
    STRIKE = 8
    GAIN = 9
    MAKE_AXE = 10
    HIT = 11
    PLAY = 12
    REMOVE = 13


(
    CARD, ROLL, FIRST, DRAW, REROLL, KEEP, PASS, END, STRIKE, GAIN, MAKE_AXE, HIT, PLAY, REMOVE,
) = map(int, Verb)  # fmt: skip
