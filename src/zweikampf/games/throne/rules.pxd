cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne cimport actions, cards, ending, legal, notes, steps, tables
from zweikampf.games.throne.state cimport ThroneState, trick_number

cpdef bint second_wins(int led, int second) noexcept nogil

cdef class Throne(ThroneState):
    @cython.final
    cdef inline void _play(self, int card) noexcept nogil
    @cython.final
    @cython.locals(source=uint64_t)
    cdef inline int _zero(self) noexcept nogil
    @cython.final
    cdef void _choose_leader(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _deal(self, int card) noexcept nogil
    @cython.final
    cdef inline int _dealt_next(self) noexcept nogil
    @cython.final
    cdef inline void _turn_up(self, int card) noexcept nogil
    @cython.final
    cdef inline void _begin_trick(self) noexcept nogil
    @cython.final
    cdef inline void _leave_hand(self, int seat, int card) noexcept nogil
    @cython.final
    cdef inline void _lead(self, int card) noexcept nogil
    @cython.final
    @cython.locals(led=cython.int, second=cython.int, winner=cython.int)
    cdef inline void _follow(self, int card) noexcept nogil
    @cython.final
    cdef inline void _remember_void(self, int second, int led, int card) noexcept nogil
    @cython.final
    cdef inline void _end_recruiting_trick(self, int winner, int led, int second) noexcept nogil
    @cython.final
    cdef inline void _score_or_discard(self, int card, int winner) noexcept nogil
    @cython.final
    @cython.locals(loser=cython.int)
    cdef inline void _take_face_down(self, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _begin_phase_two(self) noexcept nogil
    @cython.final
    cdef inline void _end_scoring_trick(self, int winner, int led, int second) noexcept nogil
    @cython.final
    @cython.locals(owner=cython.int)
    cdef inline void _award(self, int card, int winner) noexcept nogil

    @cython.final
    cdef inline void note(self, int code, int a=*, int b=*, int c=*) noexcept nogil
    @cython.final
    @cython.locals(source=uint64_t, card=cython.int)
    cdef inline int _random_card(self, Rng rng) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long fast_playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(winner=cython.int)
    cdef int fast_payoff(self, int seat) noexcept nogil
    @cython.locals(twin=Throne)
    cpdef Throne copy(self)
