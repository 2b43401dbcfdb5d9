"""The zones of Tower (W3) as numbers of piles, and how much of everything there is.

The numbers are repeated in ``zones.pxd``, where compiled modules find them as C constants.
"""

from typing import Final

# Piles 0 to 7 are the stores; of each of the others seat 0 has the first, seat 1 the second.
STORES: Final = 8
DEPOT: Final = 8
INTERIM: Final = 10
STOCK: Final = 12
PILES: Final = 14

SITES: Final = 8  # building sites 2s and 2s + 1 are for symbol s (W3.1)

DEPOT_CARDS: Final = 13  # W4.1
STOCK_CARDS: Final = 39  # before four of them open stores
OPEN_CARDS: Final = 5  # of a seat in the setup: the depot's top and four stores

ALL_GOLD: Final = 57  # W1.3
STARTING_GOLD: Final = 3
DEPOT_BONUS: Final = 1  # W6.2
OUT_BONUS: Final = 2  # W6.3

# A layout (W10) takes three bits per card; ``layouts`` explains them.
LAYOUT_WORDS: Final = 5  # of 64 bits
CARDS_PER_WORD: Final = 21
LAYOUTS_AT_HAND: Final = 64  # of a turn, in the state itself; any more are in a Python list

NO_CARD: Final = -1
NO_ACTION: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1
