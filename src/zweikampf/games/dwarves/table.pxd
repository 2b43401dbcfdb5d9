cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.dwarves.deck cimport Deck

cdef int CARD, AXE, HAND_SIZE, JOKER_CARDS, NOBODY, NOTHING
cdef int FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER
cdef uint64_t ONE, BODY_SET

@cython.locals(total=cython.int, left=uint64_t)
cpdef int points_on(uint64_t display, Deck deck) noexcept nogil

cdef class Table(State):
    cdef public Deck deck
    cdef public int rules, phase, active, to_draw, to_roll, rerolls, suffering, target
    cdef public bint spent, ending
    cdef public uint64_t pile[2]
    cdef public uint64_t hand[2]
    cdef public uint64_t display[2]
    cdef public uint64_t discard[2]
    cdef public int jokers[2]
    cdef public int items[7]
    cdef public int wounds[34]

    cdef int centre(self) noexcept nogil
    @cython.locals(count=cython.int, face=cython.int)
    cdef int dice(self) noexcept nogil
    cdef int drawn_from(self) noexcept nogil
    cdef void note(self, int code, int a=*, int b=*, int c=*) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void become(self, Table other) noexcept nogil
    @cython.locals(other=cython.int, unseen=uint64_t, size=cython.int, _=cython.int, card=uint64_t)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(points0=cython.int, points1=cython.int)
    cdef int winner(self) noexcept nogil
    cdef int payoff(self, int seat) noexcept nogil
