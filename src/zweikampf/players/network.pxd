cimport cython

# Numbers of cells are as wide as addresses: a narrower sum of two might wrap around, and compilers
# could not vectorize.

@cython.final
cdef class Network:
    cdef readonly int inputs, outputs, layers
    cdef int width
    cdef int[::1] sizes, shifts, offsets, biases, bias_offsets
    cdef short[::1] weights
    cdef double unit
    cdef set given
    cdef short sums[256]
    cdef short active[256]
    cdef int wide[256]
    cdef double found[64]

    @cython.locals(at=cython.Py_ssize_t)
    cdef void fast_clear(self) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, row=cython.Py_ssize_t)
    cdef void fast_add(self, int number) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, row=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cdef void fast_set(self, int *numbers, int size) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, row=cython.Py_ssize_t)
    cdef void fast_remove(self, int number) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, layer=cython.Py_ssize_t, size=cython.Py_ssize_t)
    cdef double fast_result(self) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, to=cython.Py_ssize_t, size=cython.Py_ssize_t, width=cython.Py_ssize_t,
                   row=cython.Py_ssize_t, first=cython.Py_ssize_t, total=cython.int)
    cdef void _pass_on(self, int layer) noexcept nogil

    @cython.locals(cells="int[::1]", rounds=cython.long, size=cython.Py_ssize_t, _=cython.long,
                   at=cython.Py_ssize_t, found=cython.double)
    cpdef double repeat(self, object numbers, object times) except? -9
