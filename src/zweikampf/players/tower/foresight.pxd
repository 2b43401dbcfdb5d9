cimport cython
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.engine.rng cimport Rng
from zweikampf.games.tower cimport actions, cards, steps, tables
from zweikampf.games.tower.rules cimport Tower
from zweikampf.players.tower.evaluation cimport Evaluation
from zweikampf.players.tower.planner cimport Planner

cdef double SPREAD

@cython.final
cdef class Foresight:
    cdef Evaluation evaluation
    cdef object iterations
    cdef double close
    cdef int plans, deals, positions, cards, turns, draws, batch
    cdef int[::1] order
    cdef Rng rng
    cdef Tower start, world
    cdef Planner planner
    cdef int seat, last
    cdef bint lucky

    cdef Planner _planned(self, Tower root, object only, object iterations)
    @cython.locals(start=Tower)
    cdef list _begin(self, Tower root, Planner first, list plans)
    cdef double _mean(self, Tower start) except? -9
    @cython.locals(number=cython.int, worth=cython.double)
    cdef list _played_out(self, Tower start, int begin, int end)
    @cython.locals(deck=cython.int)
    cdef void _shuffle(self, Tower root)
    @cython.locals(at=cython.int, other=cython.int)
    cdef void _shuffle_deck(self, int first) noexcept nogil
    @cython.locals(seat=cython.int, at=cython.int, step=cython.int)
    cdef int _next_card(self, int number) noexcept nogil
    @cython.locals(seat=cython.int, unseen=uint64_t, share=cython.double, nth=cython.int)
    cdef int _first_card(self, int number) noexcept nogil
    @cython.locals(drawn=cython.int, turn=cython.int, card=cython.int, actor=cython.int, action=cython.int, worth=cython.double)
    cdef double _play_out(self, int number) noexcept nogil
