"""What is to be done next in a game of Tower.

The numbers are repeated in ``steps.pxd``, where compiled modules find them as C constants.
"""

from enum import IntEnum
from typing import Final


class Step(IntEnum):
    """One question or one chance action at a time (W4, W5)."""

    DEAL = 0  # chance: the open cards of the setup
    START = 1  # chance: who begins
    FREE = 2
    DRAWN = 3  # a card is drawn and waits for its place
    TURN_UP = 4  # chance: the next depot card
    SHOW = 5  # chance: the drawn card
    ANSWER = 6  # the opponent: TURM! or not
    BLOCK = 7  # after your own turn
    TURN_OVER = 8  # never asked: only where play continues after an answer
    DONE = 9


DEAL, START, FREE, DRAWN, TURN_UP, SHOW, ANSWER, BLOCK, TURN_OVER, DONE = map(int, Step)

# In views and positions.
WORDS: Final = [step.name.lower().replace("_", "-") for step in Step]
