cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.dwarves cimport cards, steps, tables
from zweikampf.games.dwarves.deck cimport Deck

cdef class DwarvesState(State):
    cdef readonly Deck deck
    cdef public int rules, step, active, to_draw, to_roll, rerolls, suffering, target
    cdef public bint spent, ending
    cdef public uint64_t pile[2]
    cdef public uint64_t hand[2]
    cdef public uint64_t display[2]
    cdef public uint64_t discard[2]
    cdef public int jokers[2]
    cdef public int items[7]
    cdef public int damage[34]

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _become(self, DwarvesState other) noexcept nogil
    @cython.locals(other=cython.int, unseen=uint64_t, size=cython.int, _=cython.int, card=uint64_t)
    cdef void fast_resample(self, int seat, Rng rng) noexcept nogil

cpdef int jokers_in_centre(DwarvesState state) noexcept nogil
@cython.locals(count=cython.int, face=cython.int)
cpdef int unused_dice(DwarvesState state) noexcept nogil
