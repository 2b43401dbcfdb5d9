cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.throne.rules cimport Throne
from zweikampf.players.network cimport Network
from zweikampf.players.throne.inputs cimport Inputs
from zweikampf.players.throne.policy cimport ThronePolicy
from libc cimport math

cdef class NetworkPolicy(ThronePolicy):
    cdef Network network
    cdef Inputs inputs

    @cython.locals(payoff=cython.double, at=cython.int, leader=cython.int)
    cdef double expected_payoff(self, Throne state) noexcept nogil
