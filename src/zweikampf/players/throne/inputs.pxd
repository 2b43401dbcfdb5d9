cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.throne cimport cards, tables

cdef int CARDS, RANKS, UNDEAD_CELLS, TOPS, HELD, SEAT, BALANCE, MOST_HELD, MOST_AHEAD
cdef int FIRST_UNDEAD
cdef uint64_t ONE

@cython.final
cdef class Inputs:
    cdef int cells[96]
    cdef int size

    @cython.locals(faction=cython.int, held=cython.int[2], ahead=cython.int)
    cdef void fill(self, uint64_t own, uint64_t other, uint64_t own_pile,
                   uint64_t other_pile) noexcept nogil
    @cython.locals(left=uint64_t, undead=uint64_t, card=cython.int, zeros=cython.int, at=cython.int)
    cdef void _fill_seat(self, int first, uint64_t hand, uint64_t pile,
                         uint64_t undead) noexcept nogil
    @cython.locals(left=uint64_t, card=cython.int, rank=cython.int)
    cdef void _fill_ranks(self, int faction, uint64_t own, uint64_t other) noexcept nogil
    cdef inline void _set(self, int cell) noexcept nogil
