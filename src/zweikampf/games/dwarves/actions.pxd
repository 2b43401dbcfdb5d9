cdef enum:
    FACE = 25
    FIRST = 31
    DRAW = 33
    REROLL = 38
    KEEP = 44
    PASS = 45
    END = 46
    STRIKE = 47
    GAIN = 65
    MAKE_AXE = 71
    HIT = 72
    PLAY = 1080
    REMOVE = 3340
