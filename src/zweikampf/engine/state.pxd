cimport cython
from zweikampf.engine cimport actors, fields
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng

# A state refers to nothing that could refer back to it; without the garbage collector's account a
# copy takes two thirds of the time.
@cython.no_gc
cdef class State:
    cdef public int actor
    cdef public Journal journal
    cdef object failure

    cdef void fast_apply(self, int action) noexcept nogil
    cdef void fast_legal(self, Actions actions) noexcept nogil
    cdef void fast_assign(self, State other) noexcept nogil
    cdef void fast_resample(self, int seat, Rng rng) noexcept nogil
    cdef int fast_payoff(self, int seat) noexcept nogil

    cdef int fast_pick(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long fast_playout(self, Rng rng, Actions scratch) noexcept nogil

    cdef bint fast_shows(self, int seat) noexcept nogil

    cpdef State copy(self)
