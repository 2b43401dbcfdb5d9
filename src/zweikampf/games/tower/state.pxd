cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.games.tower cimport actions, cards, tables, zones

cdef class TowerState(State):
    cdef public bint table_mode, colour_by_symbol, literal_drawing, claim_reward, false_call_pays
    cdef public int step, seat, then
    cdef public short below[cards.CARDS]
    cdef public short top[zones.PILES]
    cdef public short size[zones.PILES]
    cdef public short hidden[zones.PILES]
    cdef public uint64_t unseen[2]
    cdef public short sites[zones.SITES]
    cdef public uint64_t wanted
    cdef public uint64_t looks
    cdef public int drawn
    cdef public int gold[2]
    cdef public int bank
    cdef public int nugget[2]
    cdef public bint progress, passed, idle
    cdef public int pending, quiet, turns
    cdef public int last
    cdef public bint violation, recycled, had_progress
    cdef public uint64_t lying[zones.LAYOUT_WORDS]
    cdef public uint64_t layouts[zones.LAYOUT_WORDS * zones.LAYOUTS_AT_HAND]
    cdef public int layout_count
    cdef readonly list more_layouts

    cdef int pile(self, int place) noexcept nogil
    cdef void push(self, int pile, int card) noexcept nogil
    @cython.locals(card=cython.int, under=cython.int)
    cdef int pop(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int)
    cdef inline void _look(self, int store, int look) noexcept nogil
    @cython.final
    @cython.locals(word=cython.int, at=cython.int)
    cdef inline void _lie(self, int card, int how) noexcept nogil
    cdef int depot_count(self, int seat) noexcept nogil
    cdef int stock_count(self, int seat) noexcept nogil
    cdef int own_cards(self, int seat) noexcept nogil
    cdef bint is_first_empty_depot(self) noexcept nogil
    cdef void turn_over(self, int source, int target) noexcept nogil
    cdef int face(self, int card) noexcept nogil
    @cython.locals(symbol=cython.int, site=cython.int)
    cdef void build(self, int card) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, site=cython.int)
    cdef inline void _want(self, int symbol) noexcept nogil
    cdef void to_bank(self, int seat, int amount) noexcept nogil
    cdef void note(self, int code, int a=*, int b=*, int c=*, int d=*) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void become(self, TowerState other) noexcept nogil
