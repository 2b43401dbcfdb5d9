cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State

cdef class Policy:
    cdef void fast_rate(self, State state, Actions actions) noexcept nogil
    cdef void fast_narrow(self, State state, Actions actions) noexcept nogil
    cdef bint fast_merges(self, State state) noexcept nogil
    cdef int fast_chance(self, State state, Rng rng, Actions scratch) noexcept nogil
    cdef double fast_estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef void fast_play_on(self, State state, Rng rng, Actions scratch) noexcept nogil

    @cython.locals(actions=Actions)
    cpdef list ratings(self, State state)
    @cython.locals(actions=Actions)
    cpdef list narrowed(self, State state)
    @cython.locals(action=cython.int)
    cpdef tuple chance(self, State state, Rng rng)
    @cython.locals(world=State, number=cython.int)
    cpdef double estimate(self, State state, object seat, Rng rng) except? -9

cdef class PlainPolicy(Policy):
    pass

cdef void _fail(State state, object error)
