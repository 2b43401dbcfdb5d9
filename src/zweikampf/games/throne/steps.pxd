cdef enum:
    CHOOSE_LEADER = 0
    DEAL = 1
    TURN_UP = 2
    LEAD = 3
    FOLLOW = 4
    TAKE_FACE_DOWN = 5
    DONE = 6
