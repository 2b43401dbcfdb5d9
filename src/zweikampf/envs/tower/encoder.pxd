cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine.state cimport State
from zweikampf.envs cimport encoder
from zweikampf.envs.encoder cimport Encoder
from zweikampf.games.tower cimport cards, steps, tables, zones
from zweikampf.games.tower.state cimport TowerState

cdef int CARRIES[15]
cdef int SIZE, PILE, SIDE
cdef int DEPOT, INTERIM, STOCK, UNSEEN, DEPOT_HIDDEN, STOCK_HIDDEN, GOLD, BLOCKED, DRAWN, TOWERS, BANK
cdef int BONUS_OPEN, PENDING, TURNS, QUIET, PROGRESS, IDLE, STEP, I_ACT, I_AM_ACTIVE, LAST_KIND
cdef int LAST_FROM, LAST_TO, LAST_RECYCLED, LAST_PROGRESS, OPTIONS, DEEPEST

cdef class TowerEncoder(Encoder):
    @cython.final
    @cython.locals(store=cython.int)
    cdef void _encode(self, TowerState state, int seat, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int, depth=cython.int, face=cython.int)
    cdef void _pile(self, TowerState state, int pile, signed char* row, int at) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _side(self, TowerState state, int owner, signed char* row, int at) noexcept nogil
    @cython.final
    @cython.locals(symbol=cython.int, low=cython.int, high=cython.int)
    cdef void _towers(self, TowerState state, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _last(self, TowerState state, signed char* row) noexcept nogil
