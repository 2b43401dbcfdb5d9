cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.tower cimport chance, ending, layouts, legal, turm
from zweikampf.games.tower.table cimport Table

cdef int VALUE[104]
cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]
cdef int STORES, DEPOT, INTERIM, STOCK, NO_CARD, NO_ACTION, OPEN_CARDS, DEPOT_BONUS, OUT_BONUS
cdef int AT_DEPOT, AT_DRAWN, AT_OPPONENT
cdef int START0, START1, BLOCK_IT, LEAVE_IT, TURM, OK
cdef int DEAL, START, FREE, DRAWN, TURN_UP, SHOW, ANSWER, BLOCK, TURN_OVER, DONE
cdef int TOWER, STORE, LOAD, PAIR, DRAW, PUT_AWAY, PAY, PASS, TAKE
cdef int FOR_TOWER, FOR_DEPOT, FOR_OUT
cdef int DEPOT_CARD_TURNED_UP, STORE_OPENED, LOT_DRAWN, TURN_BEGAN, CARD_LAID_ON_TOWER
cdef int CARD_LAID_ON_STORE, OPPONENT_LOADED, PAIR_MOVED, STOCK_RECYCLED, DRAW_BEGAN
cdef int CARD_DRAWN, CARD_PUT_AWAY, DEPOT_CARD_BOUGHT_OUT, PASSED, GOLD_PAID, REWARD_EARNED
cdef int REWARD_OFFERED, REWARD_TAKEN, REWARD_LAPSED, CALL_WAIVED, TURM_CALLED, BLOCK_ASKED
cdef int TOWER_CARD_MISSED
cdef int INTERIM_STORE_BLOCKED, BLOCK_WAIVED, BLOCK_LIFTED, TURN_ENDED, GAME_ENDED

cdef class Tower(Table):
    @cython.final
    cdef void _reveal(self, int action) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, number=cython.int, store=cython.int)
    cdef void _deal(self, int action) noexcept nogil
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
    cdef void _answer(self, bint called) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int, card=cython.int)
    cdef void _name_missed(self) noexcept nogil
    cpdef judge(self)
    @cython.final
    cdef void _go_out(self) noexcept nogil

    @cython.locals(played=cython.long)
    cdef long playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(best=cython.int)
    cdef int payoff(self, int seat) noexcept nogil
    @cython.locals(twin=Tower)
    cpdef Tower copy(self)
