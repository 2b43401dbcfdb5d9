"""The tables of ``cards`` and ``actions`` once more, for compiled modules.

``tables.pxd`` makes C arrays of them, and of the sets 64 bits wide. Plain Python reads them in
``cards`` and ``actions``.
"""

from typing import Final

from zweikampf.games.tower import actions, cards

DECK: Final = cards.DECK
SYMBOL: Final = cards.SYMBOL
VALUE: Final = cards.VALUE
TOWER_REWARD: Final = cards.TOWER_REWARD
FACE: Final = cards.FACE
LOOK: Final = cards.LOOK
NEED: Final = cards.NEED
BIT: Final = cards.BIT
NEIGHBOURS: Final = cards.NEIGHBOURS

VERB: Final = actions.VERB
FROM: Final = actions.FROM
TO: Final = actions.TO
MOVE: Final = actions.MOVE
PAIR: Final = actions.PAIR
CARD: Final = actions.CARD

# For shifts and comparisons of 64 bits.
ONE: Final = 1
BYTE: Final = 0xFF
THREE_BITS: Final = 0b111
EACH_BYTE: Final = 0x0101010101010101
LOW_BITS: Final = 0x7F7F7F7F7F7F7F7F
HIGH_BITS: Final = 0x8080808080808080
