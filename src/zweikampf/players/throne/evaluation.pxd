cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.throne cimport cards, tables

cdef int IN_HAND[52]
cdef int SCORED, SCORED_TOP, LEAD_WEIGHT
cdef uint64_t TOP
cdef int UNSEEN, PER_UNDEAD, TRICK_WEIGHT, COST_PER_VALUE, EVEN_CHANCE

@cython.locals(total=cython.int)
cdef int weight_of(uint64_t hand, uint64_t pile) noexcept nogil
@cython.locals(lead=cython.int)
cpdef double expected_payoff(uint64_t hand0, uint64_t hand1, uint64_t pile0, uint64_t pile1,
                      int leader) noexcept nogil
@cython.locals(total=cython.int)
cdef int stake(int card, int led, int upcard) noexcept nogil
@cython.locals(strength=cython.int)
cdef int lead_appeal(int card, int upcard) noexcept nogil
@cython.locals(wanted=cython.bint)
cdef int reply_appeal(int card, int led, int upcard, bint wins) noexcept nogil
