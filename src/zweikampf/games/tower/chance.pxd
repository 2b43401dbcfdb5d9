cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower cimport cards, steps, tables, zones
from zweikampf.games.tower.state cimport TowerState

cdef int seen_of(TowerState state, int seat) noexcept nogil
cdef int seat_of(TowerState state) noexcept nogil
cdef int depot_card(TowerState state, int seat, int face) noexcept nogil
cdef int stock_card(TowerState state, int seat, int face) noexcept nogil
cdef int _seen(TowerState state, int seat, int face) noexcept nogil
@cython.locals(seat=cython.int, kind=cython.int)
cpdef bint can_come(TowerState state, int face) noexcept nogil
@cython.locals(seat=cython.int, left=uint64_t)
cdef void fill(TowerState state, Actions found) noexcept nogil
@cython.locals(seat=cython.int, unseen=uint64_t, kind=cython.int)
cdef int pick(TowerState state, Rng rng) noexcept nogil
