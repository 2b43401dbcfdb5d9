"""What an action of Tower does (W7).

The numbers are repeated in ``verbs.pxd``, where compiled modules find them as C constants.
"""

from enum import IntEnum
from typing import Final


class Verb(IntEnum):
    CARD = 0  # chance: this card comes
    START = 1  # chance: this seat begins
    TOWER = 2
    STORE = 3
    LOAD = 4
    PAIR = 5
    DRAW = 6
    PUT_AWAY = 7
    PAY = 8
    PASS = 9
    TAKE = 10
    BLOCK = 11
    NOBLOCK = 12
    TURM = 13
    OK = 14


(
    CARD, START, TOWER, STORE, LOAD, PAIR, DRAW, PUT_AWAY, PAY, PASS, TAKE,
    BLOCK, NOBLOCK, TURM, OK,
) = map(int, Verb)  # fmt: skip

# They move cards from a place to a place.
MOVES: Final = (Verb.TOWER, Verb.STORE, Verb.LOAD, Verb.PAIR, Verb.PUT_AWAY, Verb.PAY)
