cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.dwarves cimport cards, ending, tables
from zweikampf.games.dwarves.state cimport DwarvesState

cdef int HAND, DISPLAY, DISCARD, HELD, PILE, JOKERS, POINTS, FACES, REACH, SEAT, RACE, BALANCE
cdef int MOST_IN_HAND, MOST_POINTS, DICE_COUNTS, MOST_AHEAD, MOST_APART, LEADS, GAPS
cdef int STAGE[32]
cdef int FIRST_SLOT[25]

cdef int _at_most(int number, int most) noexcept nogil
cdef int _within(int number, int most) noexcept nogil

@cython.final
cdef class Inputs:
    # No more than 38 cards of each seat, and 13 cells besides.
    cdef int cells[128]
    cdef int size

    @cython.locals(other=cython.int, own_points=cython.int, other_points=cython.int, own_pile=cython.int,
                   other_pile=cython.int, nearest=cython.int, lead=cython.int, gap=cython.int)
    cdef void fill(self, DwarvesState state, int mover) noexcept nogil
    @cython.locals(display=uint64_t, allies=uint64_t, points=cython.int, uses=cython.int,
                   faces=cython.int, face=cython.int, extra=cython.int, dice=cython.int)
    cdef int _fill_seat(self, int first, DwarvesState state, int seat) noexcept nogil
    @cython.locals(left=uint64_t, kind=cython.int, copies=cython.int, at=cython.int)
    cdef void _put_cards(self, int first, uint64_t mask) noexcept nogil
    cdef inline void put(self, int cell) noexcept nogil
