"""The tables of the endgame search as C arrays and C numbers; see ``endgame_tables.pxd``."""

from zweikampf.players.throne import endgame_cards as packed

PLACE = packed.PLACE
VALUE = packed.VALUE
SHIFT = packed.SHIFT
COST = packed.COST
WEIGHT = packed.WEIGHT
BEATEN_BY = packed.BEATEN_BY
FACTION_SET = packed.FACTION_SET
VALUE_SET = packed.VALUE_SET
BIT = [1 << number for number in range(packed.NUMBERS)]  # the set of one card
SINGLE = packed.SINGLE
MORE_ZEROS = packed.MORE_ZEROS
ONES = packed.ONES
GUARDS = packed.GUARDS
ALL_GUARDS = packed.ALL_GUARDS
FACTION_LANES = packed.FACTION_LANES
NO_DEMAND = packed.NO_DEMAND
NO_LIMIT = packed.NO_LIMIT
LEVEL = packed.LEVEL
