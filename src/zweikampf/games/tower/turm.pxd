cimport cython
from zweikampf.games.tower cimport actions, legal, notes, steps, tables, verbs, zones
from zweikampf.games.tower.state cimport TowerState

cdef void remember(TowerState state, int action) noexcept nogil
@cython.locals(card=cython.int, due=cython.int, place=cython.int, before=TowerState)
cpdef list missed(TowerState state)
@cython.locals(verb=cython.int, source=cython.int, target=cython.int)
cdef void undo(TowerState state) noexcept nogil
@cython.locals(card=cython.int)
cdef void _take_back(TowerState state, int source, int target) noexcept nogil
@cython.locals(upper=cython.int, lower=cython.int)
cdef void _take_pair_back(TowerState state, int source, int target) noexcept nogil
cdef void _take_bonus_back(TowerState state) noexcept nogil
cdef void fine(TowerState state, int seat) noexcept nogil
