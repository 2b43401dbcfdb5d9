cdef enum:
    DOPPELGANGER = 0
    DWARF = 1
    GOBLIN = 2
    KNIGHT = 3

cdef enum:
    ZERO = 2
    WIDTH = 9
    POINTS = 45
    POINTS_WIDTH = 13
    EVEN_POINTS = 4096
