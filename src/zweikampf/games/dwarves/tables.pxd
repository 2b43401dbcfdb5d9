from libc.stdint cimport uint8_t, uint64_t
from zweikampf.games.dwarves cimport actions, cards, payments

cdef uint64_t BIT[38]
cdef int KIND_OF[38]
cdef uint64_t KIND_SET[cards.KIND_COUNT]
cdef uint64_t HEALTH_SET, HITTER_SET, DISPLAY_SET

cdef int NEEDS[791]
cdef uint64_t AT_MOST[245]
cdef int FIRST_OF_SIZE[5]
cdef uint64_t NATURAL_WAY[5]

cdef uint8_t VERB[actions.ACTIONS]
cdef uint8_t CARD[actions.ACTIONS]
cdef uint8_t WITH[actions.ACTIONS]
cdef uint8_t AT[actions.ACTIONS]
cdef int FIRST_HIT[cards.HITTERS][cards.ITEM_COUNT]
cdef int FIRST_PLAY[cards.DISPLAYED]
cdef int FIRST_REMOVAL[payments.PAYMENT_COUNT]
