cdef enum:
    KIND_COUNT = 25
    WITH_HEALTH = 17
    DISPLAYED = 20
    HITTERS = 8
    A9 = 8
    S1 = 17
    S2 = 18
    S3 = 19
    E1 = 20
    E2 = 21
    T1 = 22
    T2 = 23
    T3 = 24

    HAND_SIZE = 4
    PILE_AT_START = 31
    JOKER_CARDS = 3
    MOST_DICE = 6
    FEWEST_DICE = 3

    ITEM_COUNT = 7
    AXE = 5
    CARD = 6

    PILE = 17
    NO_TARGET = -1
    NOBODY = -1
