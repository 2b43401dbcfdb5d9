from zweikampf.engine cimport actors, fields
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State

cdef class PlainState(State):
    pass
