cdef enum:
    ZERO = 10
    LEAD0 = 48
    LEAD1 = 49
