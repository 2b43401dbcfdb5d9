"""The tables of Throne as C arrays and C numbers, for compiled modules; see ``tables.pxd``."""

from zweikampf.games.throne import actions, cards

FACTION = cards.FACTION
VALUE = cards.VALUE
BIT = [1 << card for card in range(cards.CARDS)]  # the set of one card
FACTION_SET = cards.FACTION_SET
DECK = cards.DECK
GOBLIN_ZEROS = cards.GOBLIN_ZEROS
ACTION_OF = actions.ACTION_OF
CARD_OF = actions.CARD_OF
