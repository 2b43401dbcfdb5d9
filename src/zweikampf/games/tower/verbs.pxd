cdef enum:
    CARD = 0
    START = 1
    TOWER = 2
    STORE = 3
    LOAD = 4
    PAIR = 5
    DRAW = 6
    PUT_AWAY = 7
    PAY = 8
    PASS = 9
    TAKE = 10
    BLOCK = 11
    NOBLOCK = 12
    TURM = 13
    OK = 14
