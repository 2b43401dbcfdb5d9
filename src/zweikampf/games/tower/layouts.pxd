cimport cython
from libc.stdint cimport uint64_t
from zweikampf.games.tower cimport cards, tables, zones
from zweikampf.games.tower.state cimport TowerState

cpdef void begin(TowerState state) noexcept nogil
cdef void forget(TowerState state) noexcept nogil
@cython.locals(at=cython.int)
cpdef void add(TowerState state, TowerState shown) noexcept nogil
@cython.locals(found=bint)
cdef bint repeats(TowerState state, int source, int target) noexcept nogil
@cython.locals(at=cython.int, number=cython.int, differ=uint64_t)
cdef bint _is_listed(TowerState state) noexcept nogil
@cython.locals(order=cython.int[8], at=cython.int, last=cython.int, met=uint64_t, upper=cython.int,
               card=cython.int, name=cython.int)
cdef void _name_twins(TowerState state) noexcept nogil
cdef void _lies(TowerState state, int name, int how) noexcept nogil
cdef bint _comes_before(TowerState state, int one, int other) noexcept nogil
