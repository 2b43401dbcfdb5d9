cimport cython
from zweikampf.engine cimport bits
from zweikampf.engine.actions cimport Actions
from zweikampf.games.tower cimport layouts
from zweikampf.games.tower.table cimport Table

cdef int CARDS, STORES, PLACES, DEPOT, INTERIM, STOCK, NOWHERE, STORE_MOVE
cdef int A, Z, D, O, T, V
cdef int DRAW, PASS, TAKE
cdef int SYMBOL[104]
cdef int VALUE[104]
cdef int LIES_ON[13]
cdef int NEED[208]
cdef int MOVE[196]
cdef int PAIR[112]
cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]

cpdef int own_source(Table table) noexcept nogil
@cython.locals(need=cython.int, found=cython.int, store=cython.int)
cpdef int takers(Table table, int card) noexcept nogil
@cython.locals(store=cython.int)
cpdef int first_empty(Table table) noexcept nogil
@cython.locals(other=cython.int, top=cython.int)
cpdef bint can_load(Table table, int card) noexcept nogil
cpdef bint has_to_be_laid(Table table, int card) noexcept nogil
@cython.locals(depot=cython.int)
cpdef bint can_draw(Table table) noexcept nogil
cpdef bint can_pass(Table table) noexcept nogil
cpdef bint can_block(Table table) noexcept nogil
@cython.locals(found=cython.int, store=cython.int, own=cython.int)
cpdef int duties(Table table) noexcept nogil
@cython.locals(due=cython.int, left=cython.int, own=cython.int, store=cython.int)
cdef void fill_turn(Table table, Actions actions, bint loops) noexcept nogil
@cython.locals(left=cython.int)
cdef void _fill_card(Table table, Actions actions, int source, int card) noexcept nogil
@cython.locals(card=cython.int, left=cython.int, target=cython.int)
cdef void _fill_store(Table table, Actions actions, int store, bint loops) noexcept nogil
@cython.locals(found=cython.int)
cpdef int pair_targets(Table table, int store) noexcept nogil
cpdef bint is_loop(Table table, int action) noexcept nogil
