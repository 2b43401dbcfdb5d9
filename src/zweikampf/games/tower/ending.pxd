cimport cython
from zweikampf.games.tower cimport zones
from zweikampf.games.tower.state cimport TowerState

cdef int MOST_TURNS, FEWEST_QUIET_TURNS

@cython.locals(loose=cython.int)
cpdef bint is_stalemate(TowerState state, bint two_passes) noexcept nogil
@cython.locals(seat=cython.int)
cpdef int out_seat(TowerState state) noexcept nogil
@cython.locals(out=cython.int)
cpdef int winner(TowerState state) noexcept nogil
