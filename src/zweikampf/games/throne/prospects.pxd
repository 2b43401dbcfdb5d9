cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits

cdef int IN_HAND[52]
cdef int SCORED, SCORED_TOP, THE_LEAD
cdef uint64_t TOP

@cython.locals(total=cython.int)
cdef int weight_of(uint64_t hand, uint64_t pile) noexcept nogil
@cython.locals(lead=cython.int)
cpdef double prospect(uint64_t hand0, uint64_t hand1, uint64_t pile0, uint64_t pile1,
                      int leader) noexcept nogil
