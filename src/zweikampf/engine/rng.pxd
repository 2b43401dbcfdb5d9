cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t _WORD, _HALF, _FACTOR, _STEP

@cython.final
cdef class Rng:
    cdef public uint64_t word
    @cython.locals(word=uint64_t, mixed=uint64_t, turn=uint64_t)
    cdef uint64_t bits(self) noexcept nogil
    cdef uint64_t fast_below(self, uint64_t n) noexcept nogil
