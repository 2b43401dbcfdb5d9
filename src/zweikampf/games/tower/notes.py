"""The rows that the rules write into a journal; ``events`` gives them words.

The numbers are repeated in ``notes.pxd``, where compiled modules find them as C constants.
"""

from typing import Final

DEPOT_CARD_TURNED_UP: Final = 0
STORE_OPENED: Final = 1
LOT_DRAWN: Final = 2
TURN_BEGAN: Final = 3
CARD_LAID_ON_TOWER: Final = 4
CARD_LAID_ON_STORE: Final = 5
OPPONENT_LOADED: Final = 6
PAIR_MOVED: Final = 7
STOCK_RECYCLED: Final = 8
DRAW_BEGAN: Final = 9
CARD_DRAWN: Final = 10
CARD_PUT_AWAY: Final = 11
DEPOT_CARD_BOUGHT_OUT: Final = 12
PASSED: Final = 13
GOLD_PAID: Final = 14
REWARD_EARNED: Final = 15
REWARD_OFFERED: Final = 16
REWARD_TAKEN: Final = 17
REWARD_LAPSED: Final = 18
CALL_WAIVED: Final = 19
TURM_CALLED: Final = 20
CARD_TAKEN_BACK: Final = 21
STOCK_TURNED_BACK: Final = 22
GOLD_GIVEN_BACK: Final = 23
BONUS_TAKEN_BACK: Final = 24
FINE_PAID: Final = 25
BLOCK_ASKED: Final = 26
INTERIM_STORE_BLOCKED: Final = 27
BLOCK_WAIVED: Final = 28
BLOCK_LIFTED: Final = 29
TURN_ENDED: Final = 30
GAME_ENDED: Final = 31
TOWER_CARD_MISSED: Final = 32

# What a reward is for (W6.1-W6.3), as a value in its row.
FOR_TOWER: Final = 0
FOR_DEPOT: Final = 1
FOR_OUT: Final = 2
REWARDS: Final = ("tower", "depot", "out")
