from libc.stdint cimport uint64_t

cdef int PLACE[50]
cdef int VALUE[50]
cdef int SHIFT[50]
cdef int COST[50]
cdef int WEIGHT[8192]
cdef uint64_t BEATEN_BY[50]
cdef uint64_t FACTION_SET[5]
cdef uint64_t VALUE_SET[10]
cdef uint64_t BIT[50]
cdef uint64_t SINGLE, MORE_ZEROS
cdef uint64_t ONES, GUARDS, ALL_GUARDS, FACTION_LANES, NO_DEMAND, NO_LIMIT, LEVEL
