cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.dwarves cimport cards, ending, tables
from zweikampf.games.dwarves.state cimport DwarvesState
from zweikampf.players.dwarves cimport features

cdef uint64_t A1_TO_A5, A6_TO_A8, VICTORY_SET
cdef double LATE[21]
cdef double EARLY[21]

@cython.final
cdef class Evaluation:
    cdef double has[42]

    @cython.locals(mover=cython.int, balance=cython.double)
    cdef double fast_outlook(self, DwarvesState state, int seat) noexcept nogil
    @cython.locals(other=cython.int, own_points=cython.double, other_points=cython.double,
                   own_pile=cython.int, other_pile=cython.int, nearest=cython.int,
                   early=cython.double, soon=cython.double, lead=cython.double,
                   stock=cython.double, risk=cython.double, balance=cython.double,
                   thing=cython.int, worth=cython.double, more=cython.double)
    cdef double _balance(self, DwarvesState state, int seat) noexcept nogil
    @cython.locals(first=cython.int, display=uint64_t, hand=uint64_t, hitters=uint64_t,
                   faces=cython.int, extra=cython.int, dice=cython.int)
    cdef double _take_stock(self, DwarvesState state, int seat) noexcept nogil
    @cython.locals(uses=cython.int)
    cdef int _faces_used(self, DwarvesState state, uint64_t allies) noexcept nogil
    @cython.locals(hits=cython.double, total=cython.double, left=uint64_t, kind=cython.int,
                   safety=cython.double)
    cdef double _risk(self, DwarvesState state, int seat) noexcept nogil
