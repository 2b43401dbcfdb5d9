cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.throne cimport cards, tables

cdef int CARDS, RANKS, UNDEAD_CELLS, TOPS, HELD, SEAT, BALANCE, MOST_HELD, MOST_AHEAD
cdef int FIRST_UNDEAD
cdef uint64_t ONE

cdef class Cells:
    cdef int cells[96]
    cdef int size

    cdef inline void put(self, int cell) noexcept nogil
    @cython.locals(left=uint64_t, at=cython.int)
    cdef void put_cards(self, int first, uint64_t cards) noexcept nogil
    @cython.locals(left=uint64_t)
    cdef void put_undead(self, int first, uint64_t pile) noexcept nogil
    @cython.locals(left=uint64_t, faction=cython.int, card=cython.int, rank=cython.int)
    cdef void put_ranks(self, int own_first, int other_first, uint64_t own,
                        uint64_t other) noexcept nogil
    @cython.locals(faction=cython.int, held=cython.int)
    cdef void put_held(self, int first, uint64_t cards) noexcept nogil

@cython.final
cdef class Inputs(Cells):
    @cython.locals(faction=cython.int, ahead=cython.int)
    cdef void fill(self, uint64_t own, uint64_t other, uint64_t own_pile,
                   uint64_t other_pile) noexcept nogil
    @cython.locals(left=uint64_t, card=cython.int)
    cdef void _fill_seat(self, int first, uint64_t hand, uint64_t pile,
                         uint64_t others) noexcept nogil
