cdef enum:
    DWARF = 0
    GOBLIN = 1
    KNIGHT = 2
    UNDEAD = 3
    DOPPELGANGER = 4

cdef enum:
    NO_CARD = -1
    HAND_SIZE = 13
