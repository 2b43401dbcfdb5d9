cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State

cdef class Policy:
    cdef void rate(self, State state, Actions actions) noexcept nogil
    cdef double estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef void play_on(self, State state, Rng rng, Actions scratch) noexcept nogil

    @cython.locals(actions=Actions)
    cpdef list ratings(self, State state)
    @cython.locals(world=State)
    cpdef double outlook(self, State state, int seat, Rng rng) except? -9

cdef class PlainPolicy(Policy):
    pass
