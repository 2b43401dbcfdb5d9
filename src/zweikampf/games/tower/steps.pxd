cdef enum:
    DEAL = 0
    START = 1
    FREE = 2
    DRAWN = 3
    TURN_UP = 4
    SHOW = 5
    ANSWER = 6
    BLOCK = 7
    TURN_OVER = 8
    DONE = 9
