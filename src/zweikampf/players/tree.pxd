cimport cython
from libc cimport math
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State
from zweikampf.players.policy cimport Policy

cdef int ANY
cdef int NOTHING, NO_PARENT
cdef double WIDTH

@cython.final
cdef class Tree:
    cdef State root, world
    cdef Rng rng
    cdef Actions scratch
    cdef Policy policy
    cdef readonly int size
    cdef int seat, capacity
    cdef int only, count, stray
    cdef public double exploration, promise, width
    cdef public bint clairvoyant
    cdef int[::1] child_by, action, parent, first, next, visits, available
    cdef double[::1] total

    @cython.locals(_=cython.long, left=cython.long)
    cpdef run(self, object iterations)
    @cython.locals(node=cython.int)
    cdef inline void _iterate(self) noexcept nogil
    @cython.locals(node=cython.int, child=cython.int, size=cython.int, action=cython.int)
    cdef inline int _descend(self) noexcept nogil
    @cython.locals(child=cython.int)
    cdef inline int _along(self, int node, int action) noexcept nogil
    @cython.locals(sign=cython.double, best=cython.int, best_score=cython.double, untried=cython.int,
                   at=cython.int, child=cython.int, action=cython.int, score=cython.double)
    cdef int _choose(self, int node) noexcept nogil
    @cython.locals(visits=cython.double, trust=cython.double)
    cdef inline double _score(self, int child, double sign) noexcept nogil
    cdef inline bint _is_stray(self, int action) noexcept nogil
    cdef inline double _width(self, int node) noexcept nogil
    @cython.locals(visits=cython.double, trust=cython.double)
    cdef inline double _urgency(self, int node, double sign) noexcept nogil
    @cython.locals(chosen=cython.int, most=cython.int, equals=cython.int, highest=cython.int,
                   at=cython.int, action=cython.int, weight=cython.int)
    cdef int _most_promising(self, int untried) noexcept nogil
    @cython.locals(child=cython.int)
    cdef inline void _note_children(self, int node, bint there) noexcept nogil
    @cython.locals(child=cython.int)
    cdef inline int _grow(self, int node, int action) noexcept nogil
    cdef inline double _result(self) noexcept nogil
    cdef inline void _learn(self, int node, double result) noexcept nogil
    cdef void _reserve(self, long nodes)
