cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.state cimport State
from zweikampf.envs cimport encoder
from zweikampf.envs.encoder cimport Encoder
from zweikampf.games.dwarves cimport cards, ending, steps, tables
from zweikampf.games.dwarves.state cimport DwarvesState, jokers_in_centre

cdef int SIZE, SIDE, HAND, DISPLAY, DISCARD, UNSEEN, DAMAGE, TWISTS
cdef int HAND_COUNT, PILE_COUNT, JOKERS, POINTS, PHASE, ITEM, CENTRE, TO_DRAW, TO_ROLL, REROLLS
cdef int SPENT, ENDING, I_ACT, I_AM_ACTIVE, I_SUFFER, THEY_SUFFER, TARGET

@cython.locals(left=uint64_t)
cdef void put(signed char* row, int at, uint64_t source) noexcept nogil

cdef class DwarvesEncoder(Encoder):
    @cython.final
    @cython.locals(other=cython.int, item=cython.int)
    cdef void _encode(self, DwarvesState state, int seat, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void _theirs(self, uint64_t unseen, int pile_count, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, twist=cython.int, left=uint64_t)
    cdef void _side(self, DwarvesState state, int owner, signed char* row, int at) noexcept nogil
