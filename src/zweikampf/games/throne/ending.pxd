cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.throne cimport tables

cdef int NOBODY

@cython.locals(own0=uint64_t, own1=uint64_t, high0=uint64_t, high1=uint64_t)
cpdef int faction_winner(int faction, uint64_t pile0, uint64_t pile1) noexcept nogil
@cython.locals(won=cython.int, faction=cython.int)
cpdef int factions_won(int seat, uint64_t pile0, uint64_t pile1) noexcept nogil
@cython.locals(own0=uint64_t, own1=uint64_t)
cpdef str why_faction_won(int faction, uint64_t pile0, uint64_t pile1)
@cython.locals(total=cython.int)
cpdef int value_of(uint64_t pile) noexcept nogil
@cython.locals(total=cython.int, faction=cython.int)
cpdef int points(int seat, uint64_t pile0, uint64_t pile1) noexcept nogil
@cython.locals(won0=cython.int, won1=cython.int, points0=cython.int, points1=cython.int)
cpdef int winner(uint64_t pile0, uint64_t pile1, bint by_three) noexcept nogil
