cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne cimport cards, steps, tables

@cython.locals(found=uint64_t, faction=cython.int)
cpdef uint64_t cards_of(int factions) noexcept nogil
@cython.locals(part=uint64_t, left=uint64_t, card=uint64_t, _=cython.int)
cdef uint64_t random_part(uint64_t source, int size, Rng rng) noexcept nogil

cdef class ThroneState(State):
    cdef public bint victory_by_three
    cdef public int phase, step, leader, upcard, led
    cdef public uint64_t discard, deck
    cdef public uint64_t hand[2]
    cdef public uint64_t recruits[2]
    cdef public uint64_t hidden[2]
    cdef public uint64_t score[2]
    cdef public int voids[2]

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _become(self, ThroneState other) noexcept nogil
    @cython.locals(other=cython.int, pool=uint64_t, possible=uint64_t)
    cdef void fast_resample(self, int seat, Rng rng) noexcept nogil

cdef uint64_t pool_behind(ThroneState state, int owner) noexcept nogil
cdef uint64_t may_hold(ThroneState state, int owner) noexcept nogil
@cython.locals(begun=cython.int)
cpdef int trick_number(ThroneState state) noexcept nogil
cpdef bint is_worked_out(ThroneState state, int owner) noexcept nogil
