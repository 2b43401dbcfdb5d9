cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.dwarves.judgement cimport Judgement
from zweikampf.games.dwarves.deck cimport Deck
from zweikampf.games.dwarves.table cimport points_on

cdef int NEEDS[791]
cdef int BODIES, DISPLAYED, AXE, CARD, ITEMS, PILE, TARGETS, PAYMENTS
cdef int TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN, TO_MAKE_AXE
cdef int TO_HIT, TO_PLAY, TO_REMOVE
cdef int DEAL, SUPPLY, DRAW, DICE, CARD_PHASE, SHIELD
cdef int HELP[20]
cdef int POINT, PILE_AT_START, JOKER, TWIST, FAIR, GOOD, LITTLE, DECIDES
cdef int HITTERS, T1, JOKER_CARDS
cdef uint64_t ONE, BODY_SET, DISPLAY_SET, NATURAL
cdef uint64_t KIND_SET[25]
cdef uint64_t FACE_WAYS[5]

@cython.locals(most=cython.int, equals=cython.int, chosen=cython.int, at=cython.int,
               weight=cython.int)
cdef int _best(Rng rng, Actions actions) noexcept nogil

cdef class Hints(Judgement):
    cdef double estimate(self, int seat, Rng rng, Actions scratch) noexcept nogil
    @cython.final
    @cython.locals(active=cython.int)
    cdef void _finish_turn(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(at=cython.int, worth=cython.int)
    cdef void rate(self, Actions actions) noexcept nogil
    @cython.final
    cdef inline int _action(self, int action) noexcept nogil
    @cython.final
    cdef int _end(self) noexcept nogil
    @cython.final
    cdef int _supply(self, int count) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int)
    cdef inline int _dice(self, int action) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, kind=cython.int)
    cdef bint _pays_alone(self, int face) noexcept nogil
    @cython.final
    @cython.locals(uses=cython.int, left=uint64_t)
    cdef int _uses(self) noexcept nogil
    @cython.final
    @cython.locals(count=cython.int, uses=cython.int, item=cython.int)
    cdef int _hits_left(self) noexcept nogil
    @cython.final
    cdef inline int _twist(self, int worth) noexcept nogil
    @cython.final
    @cython.locals(axes=cython.int, jokers=cython.int)
    cdef inline int _paid(self, int payment, int worth) noexcept nogil
    @cython.final
    @cython.locals(left=cython.int, points=cython.int)
    cdef inline int _worth(self, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(needed=cython.int)
    cdef inline int _damage(self, int seat, int target) noexcept nogil
    @cython.final
    @cython.locals(own=cython.int)
    cdef int _lead(self, int seat) noexcept nogil
