cimport cython
from zweikampf.engine cimport actors
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.state cimport State

cdef int _MOST

@cython.locals(at=cython.int)
cdef void clear(signed char* row, int size) noexcept nogil
cdef signed char small(int number) noexcept nogil

cdef class Encoder:
    cdef readonly object layout
    cdef readonly int size, actions
    cdef Actions scratch

    cdef void encode(self, State state, int seat, signed char* row) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void mask(self, State state, Actions scratch, signed char* row) noexcept nogil
    @cython.locals(number=cython.int, cells=cython.schar[::1])
    cpdef observe(self, State state, object seat, object row)
    @cython.locals(cells=cython.schar[::1])
    cpdef allow(self, State state, object row)
    cdef check(self, object row, int size)

cdef class HashingEncoder(Encoder):
    cdef object game

    @cython.locals(cell=cython.int)
    cdef void encode(self, State state, int seat, signed char* row) noexcept nogil
