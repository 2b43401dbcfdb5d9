"""What is to be done next in a game of Throne."""

from enum import IntEnum
from typing import Final


class Step(IntEnum):
    """One question or one chance action at a time, in the order of a game (T3, T4.11, T5)."""

    CHOOSE_LEADER = 0
    DEAL = 1
    TURN_UP = 2
    LEAD = 3
    FOLLOW = 4
    TAKE_FACE_DOWN = 5
    DONE = 6


# The same as plain numbers; compiled modules find them in ``steps.pxd``.
CHOOSE_LEADER, DEAL, TURN_UP, LEAD, FOLLOW, TAKE_FACE_DOWN, DONE = map(int, Step)

# In views. One word is older than the name of its step and stays: clients and stored games use it.
WORDS: Final = [
    "take-down" if step is Step.TAKE_FACE_DOWN else step.name.lower().replace("_", "-")
    for step in Step
]
