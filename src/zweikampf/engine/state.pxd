cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng

cdef class State:
    cdef public int actor
    cdef public Journal journal
    cdef public object failure

    cdef void act(self, int action) noexcept nogil
    cdef void fill(self, Actions actions) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef int payoff(self, int seat) noexcept nogil

    cdef int pick(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long playout(self, Rng rng, Actions scratch) noexcept nogil

    cdef bint shows(self, int seat) noexcept nogil

    cpdef State copy(self)
