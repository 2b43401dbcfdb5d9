cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.state cimport State
from zweikampf.envs cimport encoder
from zweikampf.envs.encoder cimport Encoder
from zweikampf.games.dwarves.table cimport Table, points_on

cdef int KIND_OF[38]
cdef uint64_t KIND_SET[25]
cdef int SIZE, KINDS, BODIES, ITEMS, T1, FIRST, SIDE, HAND, DISPLAY, DISCARD, UNSEEN, DAMAGE, TWISTS
cdef int HAND_COUNT, PILE_COUNT, JOKERS, POINTS, PHASE, ITEM, CENTRE, TO_DRAW, TO_ROLL, REROLLS
cdef int SPENT, ENDING, I_ACT, I_AM_ACTIVE, I_SUFFER, THEY_SUFFER, TARGET

@cython.locals(left=uint64_t)
cdef void put(signed char* row, int at, uint64_t source) noexcept nogil

cdef class DwarvesEncoder(Encoder):
    @cython.final
    @cython.locals(other=cython.int, item=cython.int)
    cdef void _encode(self, Table table, int seat, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _theirs(self, uint64_t unseen, int pile_count, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, twist=cython.int, left=uint64_t)
    cdef void _side(self, Table table, int owner, signed char* row, int at) noexcept nogil
