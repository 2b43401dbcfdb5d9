cdef enum:
    PLACE_COUNT = 14
    AT_DEPOT = 8
    AT_INTERIM = 9
    AT_DRAWN = 10
    AT_OPPONENT = 11
    AT_TOWER = 12
    AT_STOCK = 13
    ACTIONS = 272
    START0 = 259
    START1 = 260
    DRAW = 127
    PASS = 258
    TAKE = 261
    BLOCK = 115
    NOBLOCK = 256
    TURM = 262
    OK = 257
