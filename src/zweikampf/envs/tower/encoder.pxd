cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine.state cimport State
from zweikampf.envs cimport encoder
from zweikampf.envs.encoder cimport Encoder
from zweikampf.games.tower.table cimport Table

cdef int FACE[208]
cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]
cdef int CARRIES[15]
cdef int SIZE, KINDS, CARDS, STORES, PILE_DEPOT, PILE_INTERIM, PILE_STOCK, START, PILE, SIDE
cdef int DEPOT, INTERIM, STOCK, UNSEEN, DEPOT_HIDDEN, STOCK_HIDDEN, GOLD, BLOCKED, DRAWN, TOWERS, BANK
cdef int BONUS_OPEN, PENDING, TURNS, QUIET, PROGRESS, IDLE, STEP, I_ACT, I_AM_ACTIVE, LAST_KIND
cdef int LAST_FROM, LAST_TO, LAST_RECYCLED, LAST_PROGRESS, OPTIONS, DEEPEST

cdef class TowerEncoder(Encoder):
    @cython.final
    @cython.locals(store=cython.int)
    cdef void _encode(self, Table table, int seat, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int, depth=cython.int, face=cython.int)
    cdef void _pile(self, Table table, int pile, signed char* row, int at) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _side(self, Table table, int owner, signed char* row, int at) noexcept nogil
    @cython.final
    @cython.locals(symbol=cython.int, low=cython.int, high=cython.int)
    cdef void _towers(self, Table table, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _last(self, Table table, signed char* row) noexcept nogil
