cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.dwarves.deck cimport Deck
from zweikampf.games.dwarves.table cimport Table

cdef int KIND_OF[38]
cdef uint64_t KIND_SET[25]
cdef uint64_t WITHIN[245]
cdef int FIRST_OF_SIZE[5]
cdef uint64_t BODY_SET, ONE
cdef int KINDS, BODIES, DISPLAYED, HITTERS, A9, E1, E2, S1, T1, T2, T3, AXE, CARD, ITEMS, PILE, TARGETS
cdef int MOST_DICE, JOKER_CARDS, COUNTS, PAYMENTS, SIZES
cdef int TO_FACE, TO_FIRST, TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN
cdef int TO_MAKE_AXE, TO_HIT, TO_PLAY, TO_REMOVE
cdef int FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER

@cython.locals(found=uint64_t, kind=cython.int)
cdef uint64_t kinds_in(uint64_t mask) noexcept nogil

@cython.locals(most=cython.int, left=cython.int)
cpdef int most_to_draw(uint64_t display, uint64_t pile, Deck deck) noexcept nogil

cdef class Choices(Table):
    cdef uint64_t payable[5]

    @cython.locals(most=cython.int, count=cython.int, face=cython.int)
    cdef void fill(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, copies=cython.int)
    cdef inline void _list_pile(self, Actions actions, uint64_t pile) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int)
    cdef inline void _list_dice_phase(self, Actions actions) noexcept nogil
    @cython.final
    cdef inline void _list_card_phase(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, kind=cython.int, ways=uint64_t, first=cython.int)
    cdef inline void _list_plays(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(size=cython.int, ways=uint64_t, item=cython.int)
    cdef inline void _find_payable(self) noexcept nogil
    @cython.final
    cdef inline uint64_t ways_to_pay(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(hand=uint64_t)
    cdef inline void _list_events(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(ways=uint64_t, payment=cython.int, left=uint64_t)
    cdef inline void _list_removals(self, Actions actions, uint64_t targets) noexcept nogil
    @cython.final
    @cython.locals(allies=uint64_t, at_hand=cython.int, targets=uint64_t, ally=cython.int, uses=cython.int, first=cython.int, left=uint64_t)
    cdef inline void _list_hits(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(found=cython.int, item=cython.int)
    cdef inline int items_at_hand(self) noexcept nogil
    @cython.final
    @cython.locals(uses=cython.int)
    cdef inline void _list_gains(self, Actions actions) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t)
    cdef inline void _list_strikes(self, Actions actions, int seat) noexcept nogil
    @cython.locals(pile=uint64_t)
    cdef int pick(self, Rng rng, Actions scratch) noexcept nogil
