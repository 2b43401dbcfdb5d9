cdef enum:
    FIRST = 0
    DEAL = 1
    SUPPLY = 2
    DRAW = 3
    ROLL = 4
    DICE = 5
    CARD = 6
    SHIELD = 7
    FLIP = 8
    REACT = 9
    DONE = 10
