cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.tower cimport actions
from zweikampf.players.policy cimport Policy

cdef int PRIOR[actions.ACTIONS]

cdef class TowerPolicy(Policy):
    @cython.locals(at=cython.int)
    cdef void fast_rate(self, State state, Actions found) noexcept nogil
    cdef double fast_estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
