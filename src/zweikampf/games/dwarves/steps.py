"""What is to be done next in a game of Dwarves, and what the rules report when it is done."""

from enum import IntEnum
from typing import Final

# The version of the rules, and the older ones whose records are still told. In version 1 nobody
# was asked for T1 after `keep`; the rest is the same.
RULES: Final = 2
OLDER_RULES: Final = (1,)


class Phase(IntEnum):
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
    OVER = 10

    @property
    def word(self) -> str:
        """The name in views, positions and texts."""
        return self.name.lower()


class Note(IntEnum):
    """The rows that the rules write into a journal; ``events`` gives them words."""

    FIRST_CHOSEN = 0
    CARD_DEALT = 1
    TURN_BEGAN = 2
    SUPPLY_FIXED = 3
    CARD_DRAWN = 4
    DICE_TAKEN = 5
    DIE_ROLLED = 6
    DIE_TAKEN_BACK = 7
    DICE_KEPT = 8
    TWIST_PLAYED = 9
    CARD_PLAYED = 10
    EVENT_PLAYED = 11
    CARD_REMOVED = 12
    DIE_TURNED = 13
    ALLY_USED = 14
    JOKER_TAKEN = 15
    DAMAGE_NAMED = 16
    DAMAGE_CANCELLED = 17
    CARD_HURT = 18
    CARD_DEFEATED = 19
    CARD_TURNED_UP = 20
    END_CHOSEN = 21
    PASSED = 22
    TURN_ENDED = 23
    GAME_ENDED = 24
