cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne.rules cimport Throne
from zweikampf.players.judge cimport Judge

cdef class EndgameJudge(Judge):
    cdef readonly object solver
    cdef long most_nodes

    cdef double judge(self, State world, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef double _solved(self, Throne world, int seat, Rng rng, Actions scratch) noexcept with gil
