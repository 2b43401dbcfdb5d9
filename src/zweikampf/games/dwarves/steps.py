"""What is to be done next in a game of Dwarves. Rule pages, views and positions say "phase".

The numbers are repeated in ``steps.pxd``, where compiled modules find them as C constants.
"""

from enum import IntEnum
from typing import Final

# The version of the rules, and the older ones whose records are still replayed. In version 1 no one
# was asked for T1 after `keep`; the rest is the same.
RULES: Final = 2
OLDER_RULES: Final = (1,)


class Step(IntEnum):
    """One question or one chance action at a time, in the order of Z5.2."""

    FIRST = 0
    DEAL = 1
    SUPPLY = 2
    DRAW = 3
    ROLL = 4
    DICE = 5
    CARD = 6
    SHIELD = 7
    FLIP = 8
    REACT = 9
    DONE = 10


FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD, SHIELD, FLIP, REACT, DONE = map(int, Step)

# In views and positions. The last word is older than the name of its step and stays: clients and
# stored games use it.
WORDS: Final = ["over" if step is Step.DONE else step.name.lower() for step in Step]
