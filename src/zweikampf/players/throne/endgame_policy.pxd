cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne.rules cimport Throne
from zweikampf.players.throne.policy cimport ThronePolicy

cdef class EndgamePolicy(ThronePolicy):
    cdef readonly object solver
    cdef long most_nodes

    cdef double fast_estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef double _solved(self, Throne state, int seat, Rng rng, Actions scratch) noexcept with gil
