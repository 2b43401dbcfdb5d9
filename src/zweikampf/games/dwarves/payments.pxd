cdef enum:
    PAYMENT_COUNT = 113
    NO_PAYMENT = -1
    COUNTS = 7
