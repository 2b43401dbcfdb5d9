cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine.journal cimport Journal
from zweikampf.engine.state cimport State

cdef int CARDS, KINDS, VALUES, STORES, DEPOT, INTERIM, STOCK
cdef int NO_CARD, NO_ACTION, NO_LOOK, ALL_GOLD, STARTING_GOLD, DEPOT_CARDS, STOCK_CARDS, WORDS, LAYOUTS
cdef int AT_DEPOT, AT_INTERIM, AT_OPPONENT
cdef uint64_t DECK, ONE, THREE_BITS, BYTE
cdef int SYMBOL[104]
cdef int VALUE[104]
cdef int FACE[208]
cdef int LOOK[208]

cdef class Table(State):
    cdef public bint calls, by_symbol, literal, claim, pay1
    cdef public int step, seat, then
    cdef public short below[104]
    cdef public short top[14]
    cdef public short size[14]
    cdef public short hidden[4]
    cdef public uint64_t unseen[2]
    cdef public short sites[8]
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
    cdef public uint64_t lying[5]
    cdef public uint64_t layouts[320]
    cdef public int layout_count
    cdef public list more_layouts

    cdef int pile(self, int place) noexcept nogil
    cdef void push(self, int pile, int card) noexcept nogil
    @cython.locals(card=cython.int, under=cython.int)
    cdef int pop(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int)
    cdef inline void _look(self, int store, int look) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int)
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
    cdef void become(self, Table other) noexcept nogil
