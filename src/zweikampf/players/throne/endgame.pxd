cimport cython
from libc.stdint cimport int64_t, uint64_t
from zweikampf.engine cimport bits
from zweikampf.players.throne cimport endgame_cards as packed
from zweikampf.players.throne cimport endgame_hands, endgame_table
from zweikampf.players.throne cimport endgame_tables as tables
from zweikampf.players.throne.endgame_hands cimport Renumbered
from zweikampf.players.throne.endgame_table cimport HashTable

cdef uint64_t GATHER
cdef int ROOM
cdef int LEAD_KEPT, LEAD_LOST, PER_REPLY, PER_WINNING_REPLY
cdef long NO_END

cpdef uint64_t without(uint64_t hand, int card) noexcept nogil
cdef uint64_t may_follow(uint64_t hand, int led) noexcept nogil
cdef uint64_t filled(uint64_t guards) noexcept nogil
@cython.locals(more=uint64_t, lanes=uint64_t)
cdef uint64_t at_least(uint64_t one, uint64_t other) noexcept nogil
@cython.locals(lanes=uint64_t)
cdef uint64_t greater(uint64_t one, uint64_t other) noexcept nogil
@cython.locals(lanes=uint64_t)
cdef uint64_t smaller(uint64_t one, uint64_t other) noexcept nogil
@cython.locals(value=cython.int, total=cython.int)
cdef int points_in(uint64_t cards) noexcept nogil
cdef class Endgame:
    cdef public long nodes, limit
    cdef readonly bint gave_up
    cdef int goal, floor, need
    cdef bint points
    cdef Renumbered renumbered
    cdef uint64_t salt, proof
    cdef HashTable table
    cdef int totals[5]
    cdef int moves[448]
    cdef int scores[16]
    cdef int weights[70]

    cpdef forget(self)
    @cython.locals(result=cython.bint, tops=uint64_t)
    cpdef bint reaches_unchecked(self, int leader, int led, uint64_t hand0, uint64_t hand1,
                       uint64_t standing, uint64_t swing)
    @cython.final
    @cython.locals(tops=uint64_t)
    cdef bint _reaches_in_trick(self, int leader, int led, uint64_t hand0, uint64_t hand1,
                                uint64_t standing, uint64_t swing) noexcept nogil
    @cython.final
    @cython.locals(sure=uint64_t, loose=uint64_t, result=cython.bint)
    cdef bint _reaches(self, int depth, int leader, uint64_t hand0, uint64_t hand1,
                       uint64_t standing, uint64_t swing, uint64_t tops) noexcept nogil
    @cython.final
    @cython.locals(kinds=uint64_t, key0=uint64_t, key1=uint64_t, proof=uint64_t,
                   size=cython.int, at=cython.int, known=cython.int, wanted=cython.bint)
    cdef bint _searched(self, int depth, int leader, uint64_t hand0, uint64_t hand1,
                        uint64_t standing, uint64_t swing, uint64_t tops) noexcept nogil
    @cython.final
    @cython.locals(proof=uint64_t, units=uint64_t, led_units=uint64_t, new0=uint64_t,
                   new1=uint64_t, change=int64_t, size=cython.int, at=cython.int,
                   reply=cython.int, winner=cython.int, wanted=cython.bint, result=cython.bint)
    cdef bint _answered(self, int depth, int leader, int led, uint64_t hand0, uint64_t hand1,
                        uint64_t standing, uint64_t swing, uint64_t tops,
                        uint64_t kinds) noexcept nogil
    @cython.final
    @cython.locals(owner=cython.int, gain=int64_t)
    cdef inline int64_t _taken(self, int card, uint64_t units, int winner) noexcept nogil

    @cython.final
    @cython.locals(held=uint64_t, won=uint64_t, spare=uint64_t, ahead=cython.int,
                   missing=cython.int)
    cdef inline bint _is_sure(self, uint64_t standing, uint64_t least) noexcept nogil
    @cython.final
    @cython.locals(unheld=uint64_t, lost=uint64_t, spare=uint64_t, best=cython.int,
                   limit=cython.int)
    cdef inline bint _is_lost(self, uint64_t standing, uint64_t most,
                              uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(decided=uint64_t)
    cdef inline uint64_t _loose_tops(self, uint64_t standing, uint64_t swing) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, place=cython.int)
    cdef int _values(self, uint64_t guards) noexcept nogil

    @cython.final
    @cython.locals(place=cython.int)
    cdef inline void _weigh(self, int depth, uint64_t standing, uint64_t swing) noexcept nogil
    @cython.final
    @cython.locals(worth=cython.int)
    cdef inline int _worth(self, int depth, int card, bint to_winner, uint64_t tops) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, replies=uint64_t, card=cython.int, size=cython.int,
                   beaten=cython.int, score=cython.int)
    cdef int _order_leads(self, int depth, uint64_t own, uint64_t other,
                          uint64_t tops) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, card=cython.int, size=cython.int, score=cython.int,
                   beats=cython.bint)
    cdef int _order_replies(self, int depth, int led, uint64_t replies,
                            uint64_t tops) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int)
    cdef inline void _insert(self, int first, int size, int card, int score) noexcept nogil
