cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower cimport actions, cards, chance, layouts, steps, tables, verbs, zones
from zweikampf.games.tower.state cimport TowerState

cpdef int own_source(TowerState state) noexcept nogil
cpdef bint is_source(TowerState state, int place) noexcept nogil
cpdef bint fits_tower(TowerState state, int card) noexcept nogil
@cython.locals(differ=uint64_t)
cpdef uint64_t stores_with(TowerState state, int look) noexcept nogil
cpdef uint64_t takers(TowerState state, int card) noexcept nogil
@cython.locals(empty=uint64_t)
cpdef uint64_t first_empty(TowerState state) noexcept nogil
cpdef int lowest_store(uint64_t stores) noexcept nogil
cpdef bint has_store(uint64_t stores, int store) noexcept nogil
@cython.locals(other=cython.int)
cpdef uint64_t loads(TowerState state) noexcept nogil
cpdef bint can_load(TowerState state, int card) noexcept nogil
cpdef bint has_to_be_laid(TowerState state, int card) noexcept nogil
@cython.locals(depot=cython.int)
cpdef bint can_draw(TowerState state) noexcept nogil
cpdef bint can_pass(TowerState state) noexcept nogil
cpdef bint can_block(TowerState state) noexcept nogil
cpdef bint has_gold(TowerState state) noexcept nogil
cpdef bint has_pair(TowerState state, int store) noexcept nogil
cpdef bint can_take(TowerState state) noexcept nogil
@cython.locals(found=cython.int, store=cython.int, own=cython.int)
cpdef int duties(TowerState state) noexcept nogil
cpdef bint comes_first(TowerState state, int due) noexcept nogil
cdef void fill(TowerState state, Actions found) noexcept nogil
@cython.locals(due=cython.int, left=cython.int, empty=uint64_t, loading=uint64_t, own=cython.int)
cdef void _fill_turn(TowerState state, Actions found, bint loops) noexcept nogil
@cython.locals(left=uint64_t)
cdef void _fill_card(TowerState state, Actions found, int source, int card, uint64_t empty, uint64_t loading) noexcept nogil
@cython.locals(store=cython.int, card=cython.int, targets=uint64_t)
cdef void _fill_from_stores(TowerState state, Actions found, uint64_t empty, uint64_t loading, bint loops) noexcept nogil
@cython.locals(target=cython.int)
cdef void _fill_store_moves(TowerState state, Actions found, int store, uint64_t targets, bint loops) noexcept nogil
cdef void _fill_pairs(Actions found, int store, uint64_t targets) noexcept nogil
@cython.locals(found=uint64_t)
cpdef uint64_t pair_targets(TowerState state, int store, uint64_t empty) noexcept nogil
cpdef bint is_loop(TowerState state, int action) noexcept nogil
cdef int pick(TowerState state, Rng rng, Actions scratch) noexcept nogil
@cython.locals(at=cython.int, action=cython.int)
cdef int _pick_turn(TowerState state, Rng rng, Actions scratch) noexcept nogil
