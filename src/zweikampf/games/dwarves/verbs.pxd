cdef enum:
    CARD = 0
    ROLL = 1
    FIRST = 2
    DRAW = 3
    REROLL = 4
    KEEP = 5
    PASS = 6
    END = 7
    STRIKE = 8
    GAIN = 9
    MAKE_AXE = 10
    HIT = 11
    PLAY = 12
    REMOVE = 13
