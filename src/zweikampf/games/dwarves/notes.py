"""The rows that the rules write into a journal; ``events`` gives them words.

The numbers are repeated in ``notes.pxd``, where compiled modules find them as C constants.
"""

from typing import Final

FIRST_CHOSEN: Final = 0
CARD_DEALT: Final = 1
TURN_BEGAN: Final = 2
SUPPLY_FIXED: Final = 3
CARD_DRAWN: Final = 4
DICE_TAKEN: Final = 5
DIE_ROLLED: Final = 6
DIE_TAKEN_BACK: Final = 7
DICE_KEPT: Final = 8
TWIST_PLAYED: Final = 9
CARD_PLAYED: Final = 10
EVENT_PLAYED: Final = 11
CARD_REMOVED: Final = 12
DIE_TURNED: Final = 13
ALLY_USED: Final = 14
JOKER_TAKEN: Final = 15
DAMAGE_NAMED: Final = 16
DAMAGE_CANCELLED: Final = 17
CARD_HURT: Final = 18
CARD_DEFEATED: Final = 19
CARD_TURNED_UP: Final = 20
END_CHOSEN: Final = 21
PASSED: Final = 22
TURN_ENDED: Final = 23
GAME_ENDED: Final = 24
