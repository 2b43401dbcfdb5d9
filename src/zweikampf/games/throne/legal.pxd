cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.games.throne cimport actions, cards, steps, tables
from zweikampf.games.throne.state cimport ThroneState

@cython.locals(same=uint64_t)
cpdef uint64_t may_follow(uint64_t hand, int led) noexcept nogil
cpdef uint64_t playable(ThroneState state) noexcept nogil
cpdef uint64_t possible(ThroneState state) noexcept nogil
@cython.locals(source=uint64_t, left=uint64_t, action=cython.int, zeros=cython.int)
cdef void fill(ThroneState state, Actions found) noexcept nogil
