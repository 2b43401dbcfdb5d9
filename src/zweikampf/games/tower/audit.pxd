cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower.rules cimport Tower
from zweikampf.games.tower.table cimport Table

cdef int CARDS, KINDS, VALUES, PILES, ALL_GOLD
cdef uint64_t BIT[104]

cpdef bint is_whole(Table table) noexcept nogil
@cython.locals(gold=cython.int)
cdef bint _has_all_gold(Table table) noexcept nogil
@cython.locals(found=uint64_t[2], count=cython.int, seat=cython.int, pile=cython.int, left=cython.int,
               card=cython.int, kind=cython.int, missing=cython.int, site=cython.int, value=cython.int)
cdef bint _has_all_cards(Table table) noexcept nogil
@cython.locals(state=Tower, scratch=Actions, ended=cython.long, _=cython.long)
cpdef long play_watched(Tower start, long games, Rng rng)
