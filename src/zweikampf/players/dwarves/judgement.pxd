cimport cython
from libc cimport math
from zweikampf.games.dwarves.rules cimport Dwarves
from zweikampf.players.dwarves.inputs cimport Inputs
from zweikampf.players.dwarves.thrift cimport ThriftyPolicy
from zweikampf.players.network cimport Network

cdef class NetworkPolicy(ThriftyPolicy):
    cdef Network network
    cdef Inputs inputs

    @cython.locals(mover=cython.int, found=cython.double)
    cdef double outlook(self, Dwarves state, int seat) noexcept nogil
