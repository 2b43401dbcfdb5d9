cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower.table cimport Table

cdef int KINDS, OPEN_CARDS, DEAL, OF_STOCK
cdef uint64_t BIT[104]
cdef int CARD[104]

cdef int seen_of(Table table, int seat) noexcept nogil
cdef int seat_of(Table table) noexcept nogil
cdef int depot_card(Table table, int seat, int face) noexcept nogil
cdef int stock_card(Table table, int seat, int face) noexcept nogil
cdef int _seen(Table table, int seat, int face) noexcept nogil
@cython.locals(seat=cython.int, left=uint64_t)
cdef void fill(Table table, Actions actions) noexcept nogil
@cython.locals(seat=cython.int, unseen=uint64_t, kind=cython.int)
cdef int pick(Table table, Rng rng) noexcept nogil
