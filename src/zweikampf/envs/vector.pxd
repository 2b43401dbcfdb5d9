cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.envs.encoder cimport Encoder

@cython.final
cdef class VectorEnv:
    cdef object _game, _options, _layout, _batch
    cdef int _count, _num_actions
    cdef Encoder encoder
    cdef State start
    cdef list states
    cdef object rules, seeds
    cdef size_t[::1] places
    cdef Rng rng, chooser
    cdef Actions scratch
    cdef signed char[:, ::1] observations, masks, rewards
    cdef signed char[::1] seats, dones
    cdef uint64_t[::1] words

    @cython.locals(at=cython.int)
    cpdef reset(self, object seed=*)
    @cython.locals(at=cython.int, action=cython.int)
    cdef int _find_illegal(self, int[::1] chosen) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void _step_all(self, int[::1] chosen)
    @cython.locals(at=cython.int)
    cdef void _sample_all(self, int[::1] chosen)
    cdef inline int _sample_one(self, State state) noexcept nogil
    cdef inline void _begin(self, int at, State state) noexcept nogil
    cdef inline void _step_one(self, int at, int action, State state) noexcept nogil
    cdef inline void _deal_again(self, State state) noexcept nogil
    cdef inline void _play_chance(self, State state) noexcept nogil
    cdef inline void _show(self, int at, State state) noexcept nogil
