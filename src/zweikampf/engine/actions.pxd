cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.rng cimport Rng

cdef int _MOST

@cython.final
cdef class Actions:
    cdef readonly int size
    cdef readonly int lost
    cdef int items[1024]
    cdef int weights[1024]
    cdef void clear(self) noexcept nogil
    cdef inline void add(self, int action, int weight) noexcept nogil
    cdef void add_each(self, int first, uint64_t numbers) noexcept nogil
    @cython.locals(total=cython.int, left=cython.int, at=cython.int)
    cdef int pick(self, Rng rng) noexcept nogil
