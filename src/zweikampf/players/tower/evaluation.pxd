cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.games.tower cimport cards, ending, tables, zones
from zweikampf.games.tower.state cimport TowerState
from zweikampf.players.tower cimport features

cdef double ALL_CARDS, TOWER_GOLD
cdef uint64_t FITS[2][2][cards.LOOKS]
cdef uint64_t PAYS[3]
cdef int LEFT_OF_TOWER[14]

@cython.final
cdef class Evaluation:
    cdef double row[features.COUNT]
    cdef double weights[features.COUNT]
    cdef double constant

    @cython.locals(best=cython.int, found=cython.double)
    cdef double fast_outlook(self, TowerState state, int seat) noexcept nogil
    @cython.locals(found=cython.double, at=cython.int)
    cdef double _weigh(self) noexcept nogil
    @cython.locals(fits0=uint64_t, fits1=uint64_t)
    cdef void read(self, TowerState state) noexcept nogil
    @cython.locals(found=uint64_t, store=cython.int)
    cdef uint64_t _fits(self, TowerState state, int deck) noexcept nogil
    @cython.locals(depot=cython.int, stock=cython.int, interim=cython.int, loads=uint64_t)
    cdef void _read_seat(self, TowerState state, int seat, int first, uint64_t fits) noexcept nogil
    @cython.locals(at=cython.int, card=cython.int, kind=uint64_t, deck=cython.int)
    cdef void _read_own_card(self, TowerState state, int seat, int first, uint64_t fits, uint64_t loads) noexcept nogil
    @cython.locals(known=cython.int, among=uint64_t, at=cython.int, good=uint64_t, count=cython.double)
    cdef void _read_draw(self, TowerState state, int seat, int first, uint64_t fits, uint64_t loads) noexcept nogil
    @cython.locals(near=uint64_t, found=cython.int, store=cython.int, other=cython.int)
    cdef int _threats(self, TowerState state, int seat) noexcept nogil
    @cython.locals(gold=cython.int, built=cython.int, site=cython.int, ahead=cython.int, loose=cython.int)
    cdef void _read_towers(self, TowerState state) noexcept nogil
    @cython.locals(at=cython.int, store=cython.int, card=cython.int, depth=cython.int, kind=uint64_t)
    cdef void _read_stores(self, TowerState state) noexcept nogil
    @cython.locals(row=cython.p_double, their=cython.int, lead=cython.double)
    cdef void _read_leads(self) noexcept nogil
    cdef int _pay(self, uint64_t kinds) noexcept nogil
    @cython.locals(nearest=cython.int, site=cython.int, away=cython.int)
    cdef int _distance(self, TowerState state, int card) noexcept nogil
