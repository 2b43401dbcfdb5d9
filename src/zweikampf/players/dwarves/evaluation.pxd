cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.games.dwarves.table cimport Table

cdef uint64_t KIND_SET[25]
cdef uint64_t ONE, BODY_SET
cdef int HITTERS, AXE, FEWEST_DICE, THINGS, A9, S1, S2, S3, E1, E2, T1, T2, T3
cdef double PILE_AT_START
cdef double LATE[21]
cdef double EARLY[21]

@cython.final
cdef class Evaluation:
    cdef double has[42]

    @cython.locals(mover=cython.int, balance=cython.double)
    cpdef double outlook(self, Table state, int seat) noexcept nogil
    @cython.locals(other=cython.int, own_points=cython.double, other_points=cython.double,
                   own_pile=cython.int, other_pile=cython.int, nearest=cython.int,
                   early=cython.double, soon=cython.double, lead=cython.double,
                   stock=cython.double, risk=cython.double, balance=cython.double,
                   at=cython.int, worth=cython.double)
    cdef double _balance(self, Table state, int seat) noexcept nogil
    @cython.locals(first=cython.int, display=uint64_t, hand=uint64_t, hitters=uint64_t,
                   faces=cython.int, dice=cython.int)
    cdef double _take_stock(self, Table state, int seat) noexcept nogil
    @cython.locals(uses=cython.int)
    cdef int _faces_used(self, Table state, uint64_t allies) noexcept nogil
    @cython.locals(total=cython.int, left=uint64_t)
    cdef int _points(self, Table state, uint64_t cards_) noexcept nogil
    @cython.locals(hits=cython.double, total=cython.double, left=uint64_t, kind=cython.int,
                   safety=cython.double)
    cdef double _risk(self, Table state, int seat) noexcept nogil
