cimport cython
from zweikampf.games.tower.table cimport Table

cdef int MOST_TURNS, FEWEST_QUIET_TURNS, INTERIM, NOBODY

@cython.locals(loose=cython.int)
cpdef bint is_stalemate(Table table, bint two_passes) noexcept nogil
@cython.locals(seat=cython.int)
cpdef int out_seat(Table table) noexcept nogil
@cython.locals(out=cython.int)
cpdef int winner(Table table) noexcept nogil
