cimport cython
from zweikampf.games.tower cimport legal
from zweikampf.games.tower.table cimport Table

cdef int KIND[272]
cdef int FROM[272]
cdef int TO[272]
cdef int PLACES, AT_DEPOT, AT_DRAWN, AT_STOCK, INTERIM, STOCK, DEPOT_BONUS, NO_CARD, NO_ACTION
cdef int SHOW, PAIR, DRAW, PAY, PASS
cdef int CARD_TAKEN_BACK, STOCK_TURNED_BACK, GOLD_GIVEN_BACK, BONUS_TAKEN_BACK, FINE_PAID

cdef void remember(Table table, int action) noexcept nogil
@cython.locals(card=cython.int, due=cython.int, place=cython.int)
cdef list missed(Table table, Table scratch)
@cython.locals(kind=cython.int, source=cython.int)
cdef void undo(Table table) noexcept nogil
@cython.locals(card=cython.int)
cdef void _take_back(Table table, int source, int target) noexcept nogil
@cython.locals(upper=cython.int, lower=cython.int)
cdef void _take_pair_back(Table table, int source, int target) noexcept nogil
cdef void _take_bonus_back(Table table) noexcept nogil
cdef void fine(Table table, int seat) noexcept nogil
