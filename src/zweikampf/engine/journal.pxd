cimport cython

cdef int CAPACITY
cdef int WIDTH

@cython.final
cdef class Journal:
    cdef readonly int size
    cdef long long cells[1280]
    @cython.locals(at=cython.int)
    cdef void fast_write(self, long long code, long long a, long long b, long long c, long long d) noexcept nogil
