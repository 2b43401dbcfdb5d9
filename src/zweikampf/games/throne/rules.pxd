cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.throne cimport scoring

cdef uint64_t DECK, GOBLIN_ZEROS, ONE
cdef uint64_t FACTION_SET[5]
cdef int FACTION[52]
cdef int VALUE[52]
cdef int HAND_SIZE, FIRST_ZERO, EXTRA_ZEROS, LEAD_ACTION, NO_CARD
cdef int DWARF, GOBLIN, KNIGHT, UNDEAD, DOPPELGANGER
cdef int CHOOSE_LEADER, DEAL, TURN_UP, LEAD, FOLLOW, TAKE_DOWN, DONE
cdef int LEADER_CHOSEN, CARD_DEALT, CARD_TURNED_UP, CARD_LED, CARD_FOLLOWED, VOID_SHOWN, TRICK_WON
cdef int UPCARD_RECRUITED, CARD_SCORED, CARD_DISCARDED, CARD_TAKEN_DOWN, PHASE_TWO_BEGAN, GAME_ENDED

cpdef bint second_wins(int led, int second) noexcept nogil
@cython.locals(same=uint64_t)
cpdef uint64_t followers_of(uint64_t hand, int led) noexcept nogil
cdef int action_of(int card) noexcept nogil
@cython.locals(zeros=uint64_t)
cdef uint64_t one_zero(uint64_t source) noexcept nogil
@cython.locals(mask=uint64_t, faction=cython.int)
cdef uint64_t factions_in(int letters) noexcept nogil
@cython.locals(part=uint64_t, left=uint64_t, card=uint64_t, _=cython.int)
cdef uint64_t random_part(uint64_t source, int size, Rng rng) noexcept nogil

cdef class Throne(State):
    cdef public bint three
    cdef public int phase, step, leader, upcard, led
    cdef public uint64_t discard, deck
    cdef public uint64_t hand[2]
    cdef public uint64_t recruits[2]
    cdef public uint64_t hidden[2]
    cdef public uint64_t score[2]
    cdef public int voids[2]

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
    cdef inline void _ask_leader(self) noexcept nogil
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
    @cython.locals(winner=cython.int)
    cdef inline void _end_recruiting_trick(self, int led, int second) noexcept nogil
    @cython.final
    cdef inline void _score_or_discard(self, int card, int winner) noexcept nogil
    @cython.final
    @cython.locals(loser=cython.int)
    cdef inline void _take_down(self, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _begin_phase_two(self) noexcept nogil
    @cython.final
    cdef inline void _end_scoring_trick(self, int led, int second) noexcept nogil
    @cython.final
    @cython.locals(owner=cython.int)
    cdef inline void _award(self, int card) noexcept nogil

    @cython.final
    cdef inline void _note(self, int code, int a=*, int b=*) noexcept nogil
    @cython.final
    cdef inline uint64_t playable(self) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, card=cython.int, action=cython.int)
    cdef void _list(self, Actions actions, uint64_t source, int weight_of_zeros) noexcept nogil
    @cython.final
    @cython.locals(source=uint64_t, card=cython.int)
    cdef inline int _random_card(self, Rng rng) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(winner=cython.int)
    cdef int payoff(self, int seat) noexcept nogil
    @cython.locals(twin=Throne)
    cpdef Throne copy(self)
    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _become(self, Throne other) noexcept nogil
    @cython.locals(other=cython.int, pool=uint64_t, possible=uint64_t)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
