cdef enum:
    CHANCE = 2
    OVER = 3
