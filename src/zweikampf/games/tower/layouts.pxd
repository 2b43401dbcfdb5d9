cimport cython
from libc.stdint cimport uint64_t
from zweikampf.games.tower.table cimport Table

cdef int KINDS, STORES, WORDS, LAYOUTS, A_WORD
cdef uint64_t ONE
cdef int SYMBOL[104]

cpdef void begin(Table table) noexcept nogil
cdef void forget(Table table) noexcept nogil
@cython.locals(at=cython.int)
cpdef void add(Table table, Table shown) noexcept nogil
@cython.locals(found=bint)
cdef bint repeats(Table table, int source, int target) noexcept nogil
@cython.locals(at=cython.int, number=cython.int, differ=uint64_t)
cdef bint _is_listed(Table table) noexcept nogil
@cython.locals(order=cython.int[8], at=cython.int, last=cython.int, met=uint64_t, upper=cython.int,
               card=cython.int, name=cython.int)
cdef void _name_twins(Table table) noexcept nogil
cdef void _lies(Table table, int name, int how) noexcept nogil
cdef bint _comes_before(Table table, int one, int other) noexcept nogil
