cimport cython
from zweikampf.engine.rng cimport Rng

cdef int _MOST

@cython.final
cdef class Actions:
    cdef readonly int size
    cdef readonly int lost
    cdef int items[1024]
    cdef int weights[1024]
    cdef void clear(self) noexcept nogil
    cdef void add(self, int action, int weight) noexcept nogil
    @cython.locals(total=cython.int, left=cython.int, at=cython.int)
    cdef int pick(self, Rng rng) noexcept nogil
