cdef enum:
    VALUES = 13
    KINDS = 52
    CARDS = 104
    NO_LOOK = 0
    LOOKS = 27
