cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.games.dwarves cimport tables
from zweikampf.games.dwarves.deck cimport Deck
from zweikampf.games.dwarves.state cimport DwarvesState

@cython.locals(total=cython.int, left=uint64_t)
cpdef int points_in(uint64_t mask, Deck deck) noexcept nogil
@cython.locals(own=cython.int)
cpdef int lead(DwarvesState state, int seat) noexcept nogil
@cython.locals(ahead=cython.int)
cpdef int winner(DwarvesState state) noexcept nogil
cpdef int payoff(DwarvesState state, int seat) noexcept nogil
