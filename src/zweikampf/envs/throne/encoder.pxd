cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.state cimport State
from zweikampf.envs cimport encoder
from zweikampf.envs.encoder cimport Encoder
from zweikampf.games.throne cimport actions, cards, steps, tables
from zweikampf.games.throne.state cimport ThroneState, is_worked_out

cdef int SIZE, SIDE, HAND, RECRUITS, FACE_DOWN, SCORE, VOIDS, HAND_COUNT
cdef int FACE_DOWN_COUNT, UPCARD, LED, DISCARD, POOL, DECK_COUNT, STEP, PHASE_TWO, I_ACT, I_LEAD
cdef int THREE

@cython.locals(left=uint64_t)
cdef void put(signed char* row, int at, uint64_t source) noexcept nogil

cdef class ThroneEncoder(Encoder):
    @cython.final
    @cython.locals(other=cython.int, pool=uint64_t, their_hand=uint64_t, their_down=uint64_t)
    cdef void _encode(self, ThroneState state, int seat, signed char* row) noexcept nogil
    @cython.final
    @cython.locals(faction=cython.int)
    cdef void _side(self, ThroneState state, int owner, uint64_t hand, uint64_t down, signed char* row, int at) noexcept nogil
