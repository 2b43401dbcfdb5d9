cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.dwarves cimport actions, cards, payments, steps, tables
from zweikampf.games.dwarves.state cimport DwarvesState, unused_dice

cpdef int pile_owner(DwarvesState state) noexcept nogil
@cython.locals(supports=cython.int, most=cython.int, left=cython.int)
cpdef int most_to_draw(DwarvesState state) noexcept nogil
cpdef bint holds(DwarvesState state, int seat, int kind) noexcept nogil
@cython.locals(copies=uint64_t)
cpdef bint may_hold(DwarvesState state, int seat, int twist) noexcept nogil
@cython.locals(found=uint64_t, kind=cython.int)
cdef uint64_t kinds_in(uint64_t mask) noexcept nogil
cpdef bint can_reroll(DwarvesState state, int face) noexcept nogil
cpdef bint can_add_dice(DwarvesState state) noexcept nogil
@cython.locals(ways=uint64_t, first=cython.int, item=cython.int)
cpdef uint64_t ways_to_pay(DwarvesState state, int kind) noexcept nogil
@cython.locals(way=cython.int)
cpdef bint can_pay(DwarvesState state, int kind, int payment) noexcept nogil
cpdef uint64_t removal_targets(DwarvesState state) noexcept nogil
cpdef bint can_make_axe(DwarvesState state) noexcept nogil
cpdef uint64_t targets(DwarvesState state, int seat) noexcept nogil
cpdef uint64_t strike_targets(DwarvesState state, int seat) noexcept nogil
@cython.locals(found=cython.int, item=cython.int)
cdef int items_there(DwarvesState state) noexcept nogil
cdef int items_for(DwarvesState state, int there, int ally) noexcept nogil
cpdef int usable_items(DwarvesState state, int ally) noexcept nogil
cpdef int gaining_items(DwarvesState state) noexcept nogil

@cython.locals(count=cython.int, face=cython.int)
cdef void fill(DwarvesState state, Actions found) noexcept nogil
@cython.locals(kind=cython.int, copies=cython.int)
cdef void _fill_pile(uint64_t pile, Actions found) noexcept nogil
@cython.locals(face=cython.int)
cdef void _fill_dice_phase(DwarvesState state, Actions found) noexcept nogil
cdef void _fill_card_phase(DwarvesState state, Actions found) noexcept nogil
@cython.locals(kinds=uint64_t, kind=cython.int, first=cython.int)
cdef void _fill_plays(DwarvesState state, Actions found) noexcept nogil
@cython.locals(kinds=uint64_t, ways=uint64_t, payment=cython.int)
cdef void _fill_removals(DwarvesState state, Actions found) noexcept nogil
@cython.locals(allies=uint64_t, aims=uint64_t, ally=cython.int, items=cython.int, there=cython.int)
cdef void _fill_hits(DwarvesState state, Actions found) noexcept nogil
cdef void _fill_gains(DwarvesState state, Actions found) noexcept nogil
cdef void _fill_strikes(DwarvesState state, Actions found, int seat) noexcept nogil
@cython.locals(pile=uint64_t)
cdef int pick(DwarvesState state, Rng rng, Actions scratch) noexcept nogil
