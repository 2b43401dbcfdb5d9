"""The rows that the rules write into a journal; ``events`` gives them words.

A row is one of these numbers and what it is about: a seat, a card, a faction, a trick. Compiled
modules find the numbers in ``notes.pxd``.
"""

from typing import Final

LEADER_CHOSEN: Final = 0
CARD_DEALT: Final = 1
CARD_TURNED_UP: Final = 2
CARD_LED: Final = 3
CARD_FOLLOWED: Final = 4
VOID_SHOWN: Final = 5
TRICK_WON: Final = 6
UPCARD_RECRUITED: Final = 7
CARD_SCORED: Final = 8
CARD_DISCARDED: Final = 9
CARD_TAKEN_FACE_DOWN: Final = 10
PHASE_TWO_BEGAN: Final = 11
GAME_ENDED: Final = 12
TRICK_BEGAN: Final = 13
