"""The tables and sets of ``cards`` and ``payments`` as C values, for compiled modules.

``tables.pxd`` gives them their types. Plain modules read the originals.
"""

from zweikampf.games.dwarves import cards, payments

BIT = cards.BIT
KIND_OF = cards.KIND_OF
KIND_SET = cards.KIND_SET
HEALTH_SET = cards.HEALTH_SET
HITTER_SET = cards.HITTER_SET
DISPLAY_SET = cards.DISPLAY_SET

NEEDS = payments.NEEDS
AT_MOST = payments.AT_MOST
FIRST_OF_SIZE = payments.FIRST_OF_SIZE
NATURAL_WAY = payments.NATURAL_WAY
