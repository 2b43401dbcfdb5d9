cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.dwarves cimport cards, ending, steps, tables, verbs
from zweikampf.games.dwarves.rules cimport Dwarves
from zweikampf.players.dwarves.evaluation cimport Evaluation
from zweikampf.players.policy cimport Policy

cdef int HELP[20]
cdef int POINT, AXE_WORTH, JOKER, TWIST, FAIR, GOOD, LITTLE, DECIDES

@cython.locals(most=cython.int, equals=cython.int, chosen=cython.int, at=cython.int,
               weight=cython.int)
cdef int _best(Rng rng, Actions found) noexcept nogil

cdef class DwarvesPolicy(Policy):
    cdef Evaluation evaluation

    cdef double fast_estimate(self, State state, int seat, Rng rng, Actions scratch) noexcept nogil
    @cython.final
    cdef double _estimate(self, Dwarves state, int seat, Rng rng, Actions scratch) noexcept nogil
    cdef double outlook(self, Dwarves state, int seat) noexcept nogil
    @cython.final
    @cython.locals(active=cython.int)
    cdef void _finish_turn(self, Dwarves state, Rng rng, Actions scratch) noexcept nogil
    cdef void fast_rate(self, State state, Actions found) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, worth=cython.int)
    cdef void _rate(self, Dwarves state, Actions found) noexcept nogil
    @cython.final
    @cython.locals(verb=cython.int, worth=cython.int)
    cdef inline int _action(self, Dwarves state, int action) noexcept nogil
    @cython.final
    cdef int _end(self, Dwarves state) noexcept nogil
    @cython.final
    cdef int _supply(self, Dwarves state, int count) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int)
    cdef inline int _dice(self, Dwarves state, int action) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, kind=cython.int)
    cdef bint _pays_alone(self, Dwarves state, int face) noexcept nogil
    @cython.final
    @cython.locals(uses=cython.int, left=uint64_t)
    cdef int _uses(self, Dwarves state) noexcept nogil
    @cython.final
    @cython.locals(count=cython.int, uses=cython.int, item=cython.int)
    cdef int _hits_left(self, Dwarves state) noexcept nogil
    @cython.final
    cdef inline int _twist(self, int worth) noexcept nogil
    @cython.final
    @cython.locals(axes=cython.int, jokers=cython.int)
    cdef inline int _paid(self, int payment, int worth) noexcept nogil
    @cython.final
    @cython.locals(left=cython.int, points=cython.int)
    cdef inline int _worth(self, Dwarves state, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(needed=cython.int)
    cdef inline int _damage(self, Dwarves state, int seat, int target) noexcept nogil
