cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower cimport (
    actions, chance, ending, verbs, layouts, legal, notes, steps, tables, turm, zones
)
from zweikampf.games.tower.state cimport TowerState

cdef class Tower(TowerState):
    @cython.final
    @cython.locals(came=cython.int)
    cdef void _reveal(self, int action) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, number=cython.int, store=cython.int)
    cdef void _deal(self, int face) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, second=cython.int)
    cdef void _find_starter(self) noexcept nogil

    @cython.final
    cdef void _begin_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(verb=cython.int)
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
    cdef inline void _move_pair(self, int action) noexcept nogil
    @cython.final
    cdef inline void _pass(self) noexcept nogil
    @cython.final
    cdef void _block(self, bint wanted) noexcept nogil

    @cython.final
    cdef void _answer(self, bint called) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int, card=cython.int)
    cdef void _name_missed(self) noexcept nogil
    @cython.final
    cdef void _go_out(self) noexcept nogil

    @cython.locals(played=cython.long)
    cdef long fast_playout(self, Rng rng, Actions scratch) noexcept nogil
    @cython.locals(best=cython.int)
    cdef int fast_payoff(self, int seat) noexcept nogil
    @cython.locals(twin=Tower)
    cpdef Tower copy(self)
