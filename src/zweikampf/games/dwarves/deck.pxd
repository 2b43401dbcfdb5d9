from libc.stdint cimport uint64_t

cdef class Deck:
    cdef readonly object name, title, digest, sheets
    cdef readonly uint64_t cards
    cdef readonly int size[25]
    cdef readonly uint64_t ways[25]
    cdef readonly int health[25]
    cdef readonly int points[25]
    cdef readonly int amount[25]
    cdef readonly int uses[25]
    cdef readonly int axe_face
