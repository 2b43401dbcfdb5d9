cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.players.throne cimport endgame_cards as packed
from zweikampf.players.throne cimport endgame_tables as tables

cdef uint64_t ONE, FIXED
cdef int NOBODY

@cython.locals(tops=uint64_t, place=cython.int)
cdef uint64_t open_tops(uint64_t cards, uint64_t swing) noexcept nogil
@cython.locals(
    doubles=uint64_t, winners=uint64_t, own=uint64_t, theirs=uint64_t, reach=cython.int,
    drawn=cython.bint, place=cython.int, left=cython.int, size=cython.int, shift=cython.int,
    leads=uint64_t, forced=uint64_t, tops_won=uint64_t, gain=uint64_t, taken=cython.int,
    count=cython.int, units=uint64_t, knights=uint64_t)
cdef uint64_t sure_gain(uint64_t hand, uint64_t other, uint64_t tops) noexcept nogil

@cython.final
cdef class Renumbered:
    cdef uint64_t hands[2]
    cdef uint64_t kinds[2]
    cdef uint64_t tops

    cdef void keep(self, uint64_t hand0, uint64_t hand1, uint64_t tops) noexcept nogil
    @cython.locals(
        last=cython.int[5], owner=cython.int[5], least=cython.int[4], cards=uint64_t,
        first=uint64_t, second=uint64_t, kinds=uint64_t, new_tops=uint64_t, left=uint64_t, bit=uint64_t, is_top=uint64_t,
        differs=uint64_t, card=cython.int, place=cython.int, seat=uint64_t, plain=cython.int,
        before=cython.int, new=cython.int, bound=cython.int, at=cython.int)
    cdef void renumber(self, uint64_t hand0, uint64_t hand1, uint64_t tops) noexcept nogil
