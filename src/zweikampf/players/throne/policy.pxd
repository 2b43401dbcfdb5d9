cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne cimport cards, legal, rules, tables
from zweikampf.games.throne.rules cimport Throne
from zweikampf.players.policy cimport Policy
from zweikampf.players.throne cimport evaluation

cdef int RANDOM_PERCENT

cdef class ThronePolicy(Policy):
    @cython.locals(payoff=cython.double)
    cdef double _first_sight(self, Throne state, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef double expected_payoff(self, Throne state) noexcept nogil
    @cython.locals(world=Throne)
    cpdef Throne recruited(self, Throne state, Rng rng)
    cdef void recruit(self, Throne state, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(best=cython.int, most=cython.int, left=uint64_t, card=cython.int,
                   appeal=cython.int, wins=cython.bint)
    cdef int _good_recruiter(self, Throne state, Rng rng) noexcept nogil
