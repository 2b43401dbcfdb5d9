cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.players.policy cimport Policy

cdef int PRIOR[272]

cdef class TowerPolicy(Policy):
    @cython.locals(at=cython.int)
    cdef void rate(self, State state, Actions actions) noexcept nogil
    cdef double estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
