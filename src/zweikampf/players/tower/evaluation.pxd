cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from zweikampf.engine cimport actors, bits
from zweikampf.games.tower cimport ending
from zweikampf.games.tower.table cimport Table

cdef int CARDS, KINDS, STORES, DEPOT, INTERIM, STOCK, LOOKS, OF_A_SEAT, COMMON, LEADS, SIGNS
cdef double ALL_CARDS, TOWER_GOLD
cdef uint64_t BIT[104]
cdef uint64_t NEIGHBOURS[104]
cdef int SYMBOL[104]
cdef int VALUE[104]
cdef uint64_t FITS[108]
cdef uint64_t PAYS[3]
cdef int LEFT_OF_TOWER[14]
cdef double WORTH[61]

@cython.final
cdef class Evaluation:
    cdef double x[60]

    @cython.locals(best=cython.int, found=cython.double)
    cpdef double outlook(self, Table table, int seat) noexcept nogil
    @cython.locals(found=cython.double, at=cython.int)
    cdef double _weigh(self) noexcept nogil
    @cython.locals(fits0=uint64_t, fits1=uint64_t)
    cdef void read(self, Table table) noexcept nogil
    @cython.locals(found=uint64_t, first=cython.int, store=cython.int)
    cdef uint64_t _fits(self, Table table, int deck) noexcept nogil
    @cython.locals(depot=cython.int, stock=cython.int, interim=cython.int, loads=uint64_t)
    cdef void _read_seat(self, Table table, int seat, int at, uint64_t fits) noexcept nogil
    @cython.locals(sign=cython.int, card=cython.int, kind=uint64_t, deck=cython.int)
    cdef void _read_own_card(self, Table table, int seat, int at, uint64_t fits, uint64_t loads) noexcept nogil
    @cython.locals(known=cython.int, among=uint64_t, sign=cython.int, good=uint64_t, count=cython.double)
    cdef void _read_draw(self, Table table, int seat, int at, uint64_t fits, uint64_t loads) noexcept nogil
    @cython.locals(near=uint64_t, found=cython.int, store=cython.int, other=cython.int)
    cdef int _threats(self, Table table, int seat) noexcept nogil
    @cython.locals(gold=cython.int, built=cython.int, site=cython.int, ahead=cython.int, loose=cython.int, at=cython.int)
    cdef void _read_towers(self, Table table) noexcept nogil
    @cython.locals(at=cython.int, sign=cython.int, store=cython.int, card=cython.int, depth=cython.int, kind=uint64_t)
    cdef void _read_stores(self, Table table) noexcept nogil
    @cython.locals(ahead=cython.double)
    cdef void _read_leads(self) noexcept nogil
    cdef int _pay(self, uint64_t kinds) noexcept nogil
    @cython.locals(nearest=cython.int, site=cython.int, away=cython.int)
    cdef int _distance(self, Table table, int card) noexcept nogil
