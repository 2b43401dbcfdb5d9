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
    cpdef observe(self, State state, int seat, signed char[::1] row)
    cpdef allow(self, State state, signed char[::1] row)
    cdef check(self, signed char[::1] row, int size)

cdef class HashingEncoder(Encoder):
    cdef object game

    @cython.locals(cell=cython.int)
    cdef void encode(self, State state, int seat, signed char* row) noexcept nogil
