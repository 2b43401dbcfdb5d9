cimport cython
from libc.stdint cimport uint64_t
from zweikampf.players.throne cimport endgame_tables as tables

cdef uint64_t ONE, WORD, MIX_A, MIX_B, LANES
cdef int WORDS, BUCKET, SMALL, YES, NO, UNKNOWN

@cython.final
cdef class HashTable:
    cdef Py_ssize_t most, size, filled
    cdef uint64_t proof
    cdef uint64_t[::1] words

    @cython.locals(at=cython.Py_ssize_t)
    cpdef forget(self)
    @cython.locals(entry=cython.Py_ssize_t, at=cython.Py_ssize_t, kept=uint64_t)
    cdef int recall(self, uint64_t key0, uint64_t key1, uint64_t standing) noexcept nogil
    @cython.locals(entry=cython.Py_ssize_t, second=cython.Py_ssize_t, at=cython.Py_ssize_t,
                   older=uint64_t)
    cdef void remember(self, uint64_t key0, uint64_t key1, uint64_t proof,
                       bint result) noexcept nogil
    @cython.locals(mixed=uint64_t)
    cdef inline Py_ssize_t _bucket(self, uint64_t key0, uint64_t key1) noexcept nogil
    @cython.locals(each=cython.Py_ssize_t, entry=cython.Py_ssize_t, moved=cython.Py_ssize_t,
                   at=cython.Py_ssize_t)
    cdef void _grow(self) noexcept nogil
