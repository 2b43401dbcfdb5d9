from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State

cdef class Judge:
    cdef double judge(self, State world, int seat, Rng rng, Actions scratch) noexcept nogil
