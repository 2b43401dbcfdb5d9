cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.dwarves.choices cimport Choices, most_to_draw
from zweikampf.games.dwarves.deck cimport Deck
from zweikampf.games.dwarves.table cimport points_on

cdef uint64_t KIND_SET[25]
cdef int NEEDS[791]
cdef uint64_t ONE
cdef int BODIES, DISPLAYED, A9, S2, S3, E1, E2, T1, T2, T3, AXE, CARD, ITEMS, PILE, TARGETS
cdef int HAND_SIZE, JOKER_CARDS, FEWEST_DICE, MOST_DICE, PAYMENTS, NOBODY, NOTHING, FREE
cdef int TO_FACE, TO_FIRST, TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN
cdef int TO_MAKE_AXE, TO_HIT, TO_PLAY, TO_REMOVE
cdef int FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER
cdef int FIRST_CHOSEN, CARD_DEALT, TURN_BEGAN, SUPPLY_FIXED, CARD_DRAWN, DICE_TAKEN, DIE_ROLLED
cdef int DIE_TAKEN_BACK, DICE_KEPT, TWIST_PLAYED, CARD_PLAYED, EVENT_PLAYED, CARD_REMOVED, DIE_TURNED
cdef int ALLY_USED, JOKER_TAKEN, DAMAGE_NAMED, DAMAGE_CANCELLED, CARD_HURT, CARD_DEFEATED
cdef int CARD_TURNED_UP, END_CHOSEN, PASSED, TURN_ENDED, GAME_ENDED

@cython.locals(same=uint64_t)
cdef uint64_t one_of(int kind, uint64_t source) noexcept nogil

cdef class Dwarves(Choices):
    @cython.final
    cdef inline void _await(self, int phase, int actor) noexcept nogil
    @cython.final
    cdef void _choose_first(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _deal(self, int kind) noexcept nogil
    @cython.final
    cdef inline void _begin_turn(self, int seat) noexcept nogil
    @cython.final
    cdef inline void _fix_supply(self, int count) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _draw(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(display=uint64_t)
    cdef inline void _begin_dice_phase(self) noexcept nogil
    @cython.final
    @cython.locals(room=cython.int)
    cdef inline void _take_dice(self, int count) noexcept nogil
    @cython.final
    cdef inline void _roll(self, int face) noexcept nogil
    @cython.final
    cdef inline void _change_dice(self, int action) noexcept nogil
    @cython.final
    cdef inline void _keep(self) noexcept nogil
    @cython.final
    cdef inline void _roll_again(self, int face) noexcept nogil
    @cython.final
    cdef inline void _use_cards(self, int action) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _play(self, int kind, int payment) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _remove(self, int payment, int kind) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int)
    cdef inline void _make_axe(self) noexcept nogil
    @cython.final
    cdef inline void _hit(self, int ally, int item, int target) noexcept nogil
    @cython.final
    cdef inline void _gain(self, int item) noexcept nogil
    @cython.final
    cdef inline void _strike(self, int seat, int target) noexcept nogil
    @cython.final
    @cython.locals(item=cython.int)
    cdef inline void _pay(self, int payment) noexcept nogil
    @cython.final
    cdef inline void _spend(self, int item, int count) noexcept nogil
    @cython.final
    @cython.locals(robbed=cython.bint)
    cdef inline void _take_joker(self, int seat) noexcept nogil
    @cython.final
    cdef inline void _name_damage(self, int seat, int target) noexcept nogil
    @cython.final
    @cython.locals(copies=uint64_t)
    cdef inline bint _may_hold(self, int seat, int twist) noexcept nogil
    @cython.final
    cdef inline void _shield(self, int action) noexcept nogil
    @cython.final
    cdef inline void _suffer(self) noexcept nogil
    @cython.final
    cdef inline void _hurt(self, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef inline void _flip(self, int kind) noexcept nogil
    @cython.final
    cdef inline void _forget_named(self) noexcept nogil
    @cython.final
    @cython.locals(other=cython.int)
    cdef inline void _open_window(self) noexcept nogil
    @cython.final
    cdef inline void _react(self, int action) noexcept nogil
    @cython.final
    cdef inline void _close_window(self) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, face=cython.int)
    cdef inline void _end_turn(self) noexcept nogil
    @cython.final
    cdef inline void _end_game(self) noexcept nogil
    @cython.final
    @cython.locals(card=uint64_t)
    cdef inline void _move(self, int seat, int kind, uint64_t* source, uint64_t* place) noexcept nogil
    @cython.final
    cdef inline void _leave_display(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef inline void _play_twist(self, int seat, int twist) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(twin=Dwarves)
    cpdef Dwarves copy(self)
