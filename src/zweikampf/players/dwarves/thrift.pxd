cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport bits
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.state cimport State
from zweikampf.engine.rng cimport Rng
from zweikampf.games.dwarves cimport actions, cards, steps, tables, verbs
from zweikampf.games.dwarves.rules cimport Dwarves
from zweikampf.games.dwarves.state cimport unused_dice
from zweikampf.players.dwarves.policy cimport DwarvesPolicy

cdef int NATURAL

cdef int COUNTS
cdef int WAYS[448]

cdef class ThriftyPolicy(DwarvesPolicy):
    cdef void fast_narrow(self, State state, Actions found) noexcept nogil
    @cython.final
    @cython.locals(there=cython.int, item=cython.int, useful=cython.int, kept=cython.int,
                   at=cython.int, action=cython.int, verb=cython.int)
    cdef void _narrow(self, Dwarves state, Actions found) noexcept nogil
    cdef bint fast_merges(self, State state) noexcept nogil
    @cython.final
    cdef bint _merges(self, Dwarves state) noexcept nogil
    cdef int fast_chance(self, State state, Rng rng, Actions scratch) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int, shown=cython.int, dice=cython.int, at=cython.int)
    cdef int _chance(self, Dwarves state, Rng rng, Actions scratch) noexcept nogil
    @cython.final
    @cython.locals(display=uint64_t, again=cython.int, more=cython.int, dice=cython.int)
    cdef bint _is_first_roll(self, Dwarves state) noexcept nogil
    @cython.final
    @cython.locals(item=cython.int, before=uint64_t)
    cdef bint _is_good_hit(self, Dwarves state, int useful, int action) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, taken=cython.int, face=cython.int, missing=cython.int,
                   axes=cython.int)
    cdef bint _is_thrifty(self, Dwarves state, int there, int kind, int payment) noexcept nogil
    @cython.final
    @cython.locals(face=cython.int)
    cdef bint _is_payable(self, Dwarves state, int kind) noexcept nogil
