from libc.stdint cimport uint64_t
from zweikampf.games.tower cimport actions, cards, zones

cdef uint64_t DECK, ONE, BYTE, THREE_BITS, EACH_BYTE, LOW_BITS, HIGH_BITS

cdef int SYMBOL[cards.CARDS]
cdef int VALUE[cards.CARDS]
cdef int TOWER_REWARD[cards.CARDS]
cdef int FACE[2][cards.CARDS]
cdef int LOOK[2][cards.CARDS]
cdef int NEED[2][cards.CARDS]
cdef uint64_t BIT[cards.CARDS]
cdef uint64_t NEIGHBOURS[cards.CARDS]

cdef int VERB[actions.ACTIONS]
cdef int FROM[actions.ACTIONS]
cdef int TO[actions.ACTIONS]
cdef int MOVE[actions.PLACE_COUNT][actions.PLACE_COUNT]
cdef int PAIR[zones.STORES][zones.STORES]
cdef int CARD[cards.CARDS]
