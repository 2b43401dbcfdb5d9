cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.games.tower cimport actions, legal, steps, tables, verbs, zones
from zweikampf.games.tower.rules cimport Tower
from zweikampf.players.tower.evaluation cimport Evaluation

cdef int NONE, MOST_POSITIONS, ROOM
cdef double UNKNOWN, STEP_PENALTY
cdef uint64_t FACTOR, WORD

@cython.final
cdef class Planner:
    cdef Tower root, world, after_move, after_draw, after_card, after_place
    cdef Evaluation evaluation
    cdef Actions moves, lots, places
    cdef readonly long evaluated
    cdef readonly int size
    cdef int seat, gains, only, cards
    cdef double gain
    cdef int[::1] action, parent, first, depth, path, ends, end_node, end_action, slot
    cdef double[::1] priority, at_draw, at_turn_up
    cdef uint64_t[::1] met

    @cython.locals(used=Actions, most=cython.long)
    cpdef run(self, object budget)
    @cython.locals(node=cython.int)
    cdef void fast_run(self, long most) noexcept nogil
    @cython.locals(node=cython.int, action=cython.int)
    cdef void fast_begin(self, Tower root, int cards) noexcept nogil
    @cython.locals(best=cython.int, action=cython.int)
    cdef int fast_best(self) noexcept nogil
    cdef double fast_worth(self, int action) noexcept nogil
    @cython.locals(at=cython.int, node=cython.int, depth=cython.int, up=cython.int, down=cython.int)
    cdef void fast_walk(self, Tower state, int action) noexcept nogil
    cdef int _looks(self, int cards) noexcept nogil
    cpdef double mean_gain(self) noexcept nogil
    @cython.locals(at=cython.int, node=cython.int, last=cython.int)
    cpdef list way(self, object action)
    @cython.locals(node=cython.int, best=cython.int)
    cdef int _most_promising(self) noexcept nogil
    @cython.locals(depth=cython.int, at=cython.int)
    cdef void _walk_to(self, int node) noexcept nogil
    @cython.locals(at=cython.int, action=cython.int, first=cython.int)
    cdef void _go_on(self, int node) noexcept nogil
    @cython.locals(new=cython.int, look=cython.double, worth=cython.double)
    cdef void _meet(self, int node, int action, int first) noexcept nogil
    cdef bint _misses(self, Tower state, int action) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void _note(self, double[::1] worths, int first, double worth, int node, int action) noexcept nogil
    cdef void fast_step(self, Tower state, int action) noexcept nogil
    cdef double _end(self) noexcept nogil
    cdef double _draw(self) noexcept nogil
    @cython.locals(at=cython.int, number=cython.int, looks=cython.int, total=cython.double)
    cdef double _shown(self) noexcept nogil
    @cython.locals(at=cython.int, best=cython.double)
    cdef double _best_place(self, Tower state) noexcept nogil
    @cython.locals(at=cython.int, number=cython.int, looks=cython.int, total=cython.double)
    cdef double _turn_up(self) noexcept nogil
    cdef double _look(self, Tower state) noexcept nogil
    @cython.locals(key=uint64_t, at=uint64_t)
    cdef bint _is_known(self) noexcept nogil
    @cython.locals(key=uint64_t, counts=uint64_t, at=cython.int)
    cdef uint64_t _key(self) noexcept nogil

cdef uint64_t _mixed(uint64_t key, uint64_t word) noexcept nogil
