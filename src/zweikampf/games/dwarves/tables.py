"""The tables and sets of ``cards``, ``payments`` and ``actions`` as C values, for compiled modules.

``tables.pxd`` gives them their types. Plain modules read the originals.
"""

from zweikampf.games.dwarves import actions, cards, payments

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

VERB = actions.VERB
CARD = actions.CARD
WITH = actions.WITH
AT = actions.AT
FIRST_HIT = actions.FIRST_HIT
FIRST_PLAY = actions.FIRST_PLAY
FIRST_REMOVAL = actions.FIRST_REMOVAL
