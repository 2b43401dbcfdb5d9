cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.tower cimport ending, layouts, legal
from zweikampf.games.tower.table cimport Table

cdef int VALUE[104]
cdef int FACE[208]
cdef int CARD_ACTION[104]
cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]
cdef uint64_t ONE
cdef int KINDS, STORES, DEPOT, INTERIM, STOCK, NO_CARD, NO_ACTION, OPEN_CARDS, DEPOT_BONUS, OUT_BONUS
cdef int A, Z, D, O, T, V
cdef int START0, START1, BLOCK_IT, LEAVE_IT, TURM, OK
cdef int DEAL, START, FREE, DRAWN, TURN_UP, SHOW, ANSWER, BLOCK, TURN_OVER, DONE
cdef int TOWER, STORE, LOAD, PAIR, DRAW, PUT_AWAY, PAY, PASS, TAKE
cdef int FOR_TOWER, FOR_DEPOT, FOR_OUT
cdef int DEPOT_CARD_TURNED_UP, STORE_OPENED, LOT_DRAWN, TURN_BEGAN, CARD_LAID_ON_TOWER
cdef int CARD_LAID_ON_STORE, OPPONENT_LOADED, PAIR_MOVED, STOCK_RECYCLED, DRAW_BEGAN, CARD_DRAWN
cdef int CARD_PUT_AWAY, DEPOT_CARD_BOUGHT_OUT, PASSED, GOLD_PAID, REWARD_EARNED, REWARD_OFFERED
cdef int REWARD_TAKEN, REWARD_LAPSED, CALL_WAIVED, TURM_CALLED, CARD_TAKEN_BACK
cdef int STOCK_TURNED_BACK, GOLD_GIVEN_BACK, BONUS_TAKEN_BACK, FINE_PAID, BLOCK_ASKED
cdef int INTERIM_STORE_BLOCKED, BLOCK_WAIVED, BLOCK_LIFTED, TURN_ENDED, GAME_ENDED

cdef class Tower(Table):
    @cython.final
    cdef void _reveal(self, int action) noexcept nogil
    @cython.final
    cdef inline int _unhide(self, int seat, int place, int kind) noexcept nogil
    @cython.final
    cdef int dealing_seat(self) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, number=cython.int, store=cython.int)
    cdef void _deal(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, second=cython.int)
    cdef void _find_starter(self) noexcept nogil

    @cython.final
    cdef void _begin_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef inline void _play(self, int action) noexcept nogil
    @cython.final
    cdef inline void _settle(self) noexcept nogil
    @cython.final
    cdef inline void _ask(self) noexcept nogil
    @cython.final
    cdef inline void _go_on(self) noexcept nogil
    @cython.final
    cdef void _end_play(self) noexcept nogil
    @cython.final
    @cython.locals(other=cython.int, idle=bint)
    cdef void _end_turn(self) noexcept nogil
    @cython.final
    cdef void _end_game(self) noexcept nogil

    @cython.final
    cdef inline void _earn(self, int amount, int why) noexcept nogil
    @cython.final
    cdef inline bint is_first_empty_depot(self) noexcept nogil
    @cython.final
    cdef void _take_reward(self) noexcept nogil
    @cython.final
    cdef void _lapse(self) noexcept nogil
    @cython.final
    cdef inline void _pay(self) noexcept nogil

    @cython.final
    @cython.locals(card=cython.int)
    cdef inline int _lift(self, int place) noexcept nogil
    @cython.final
    cdef inline void _settle_move(self, int source) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int)
    cdef inline void _lay_on_tower(self, int source) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int)
    cdef inline void _lay_on_store(self, int source, int store) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int)
    cdef inline void _load(self, int source) noexcept nogil
    @cython.final
    @cython.locals(stock=cython.int)
    cdef inline void _draw(self) noexcept nogil
    @cython.final
    cdef inline void _draw_card(self, int card) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int)
    cdef inline void _put_away(self) noexcept nogil
    @cython.final
    @cython.locals(card=cython.int)
    cdef inline void _buy_out(self) noexcept nogil
    @cython.final
    @cython.locals(upper=cython.int, lower=cython.int)
    cdef inline void _move_pair(self, int source, int store) noexcept nogil
    @cython.final
    cdef inline void _pass(self) noexcept nogil
    @cython.final
    cdef void _block(self, bint wanted) noexcept nogil

    @cython.final
    cdef inline void _remember(self, int action) noexcept nogil
    @cython.final
    cdef void _answer(self, bint called) noexcept nogil
    @cython.final
    cdef void _fine(self, int seat) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void undo(self) noexcept nogil
    @cython.locals(twin=Tower, card=cython.int)
    cpdef judge(self)
    @cython.final
    @cython.locals(card=cython.int)
    cdef void _take_back(self, int source, int target) noexcept nogil
    @cython.final
    @cython.locals(upper=cython.int)
    cdef void _take_pair_back(self, int source, int target) noexcept nogil
    @cython.final
    cdef void _take_bonus_back(self) noexcept nogil
    @cython.final
    cdef void _go_out(self) noexcept nogil

    @cython.final
    @cython.locals(seat=cython.int, left=uint64_t, card=cython.int)
    cdef void _fill_unseen(self, Actions actions) noexcept nogil
    @cython.final
    cdef inline int chance_seat(self) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, action=cython.int)
    cdef int _pick_no_loop(self, Rng rng, Actions scratch) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint64_t, card=cython.int)
    cdef int _pick_unseen(self, Rng rng, int seat) noexcept nogil
    @cython.locals(played=cython.long)
    cdef long playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(best=cython.int)
    cdef int payoff(self, int seat) noexcept nogil
    @cython.locals(twin=Tower)
    cpdef Tower copy(self)
