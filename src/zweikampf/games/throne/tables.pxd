from libc.stdint cimport uint64_t

cdef int FACTION[52]
cdef int VALUE[52]
cdef uint64_t BIT[52]
cdef uint64_t FACTION_SET[5]
cdef uint64_t DECK, GOBLIN_ZEROS
cdef int ACTION_OF[52]
cdef int CARD_OF[48]
