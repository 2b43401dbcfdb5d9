cdef enum:
    ACTIONS = 5600
    FIRST0 = 31
    FIRST1 = 32
    DRAW1 = 33
    KEEP = 44
    PASS = 45
    END = 46
    MAKE_AXE = 71
    FIRST_ROLL = 25
    FIRST_REROLL = 38
    FIRST_STRIKE = 47
    FIRST_GAIN = 65
