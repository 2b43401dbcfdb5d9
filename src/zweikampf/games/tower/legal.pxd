cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower cimport layouts
from zweikampf.games.tower.table cimport Table

cdef int CARDS, STORES, PLACES, DEPOT, INTERIM, STOCK, NOWHERE, STORE_MOVE
cdef int AT_DEPOT, AT_INTERIM, AT_DRAWN, AT_OPPONENT, AT_TOWER
cdef int DRAW, PASS, TAKE
cdef int NO_LOOK
cdef uint64_t EACH_BYTE, LOW_BITS, HIGH_BITS
cdef uint64_t BIT[104]
cdef uint64_t NEIGHBOURS[104]
cdef int NEED[208]
cdef int MOVE[196]
cdef int PAIR[112]
cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]

cpdef int own_source(Table table) noexcept nogil
cpdef bint fits_tower(Table table, int card) noexcept nogil
@cython.locals(differ=uint64_t)
cpdef uint64_t stores_with(Table table, int look) noexcept nogil
cpdef uint64_t takers(Table table, int card) noexcept nogil
@cython.locals(empty=uint64_t)
cpdef uint64_t first_empty(Table table) noexcept nogil
cpdef int lowest_store(uint64_t stores) noexcept nogil
cpdef bint has_store(uint64_t stores, int store) noexcept nogil
@cython.locals(other=cython.int)
cpdef uint64_t loads(Table table) noexcept nogil
cpdef bint can_load(Table table, int card) noexcept nogil
cpdef bint has_to_be_laid(Table table, int card) noexcept nogil
@cython.locals(depot=cython.int)
cpdef bint can_draw(Table table) noexcept nogil
cpdef bint can_pass(Table table) noexcept nogil
cpdef bint can_block(Table table) noexcept nogil
@cython.locals(found=cython.int, store=cython.int, own=cython.int)
cpdef int duties(Table table) noexcept nogil
@cython.locals(due=cython.int, left=cython.int, empty=uint64_t, loading=uint64_t, own=cython.int)
cdef void fill_turn(Table table, Actions actions, bint loops) noexcept nogil
@cython.locals(left=uint64_t)
cdef void _fill_card(Table table, Actions actions, int source, int card, uint64_t empty, uint64_t loading) noexcept nogil
@cython.locals(store=cython.int, card=cython.int, targets=uint64_t)
cdef void _fill_from_stores(Table table, Actions actions, uint64_t empty, uint64_t loading, bint loops) noexcept nogil
@cython.locals(target=cython.int)
cdef void _fill_store_moves(Table table, Actions actions, int store, uint64_t targets, bint loops) noexcept nogil
cdef void _fill_pairs(Actions actions, int store, uint64_t targets) noexcept nogil
@cython.locals(found=uint64_t)
cpdef uint64_t pair_targets(Table table, int store, uint64_t empty) noexcept nogil
cpdef bint is_loop(Table table, int action) noexcept nogil
@cython.locals(at=cython.int, action=cython.int)
cdef int pick_turn(Table table, Rng rng, Actions scratch) noexcept nogil
