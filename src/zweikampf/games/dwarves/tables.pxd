from libc.stdint cimport uint64_t

cdef uint64_t BIT[38]
cdef int KIND_OF[38]
cdef uint64_t KIND_SET[25]
cdef uint64_t HEALTH_SET, HITTER_SET, DISPLAY_SET

cdef int NEEDS[791]
cdef uint64_t AT_MOST[245]
cdef int FIRST_OF_SIZE[5]
cdef uint64_t NATURAL_WAY[5]
