"""Sets of up to 64 cards as bit masks.

Compiled modules take the same functions from ``bits.pxd`` as inline C.
"""


def count(mask: int) -> int:
    """How many cards the set holds."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest card of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The highest card of a set that is not empty."""
    return mask.bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The n-th lowest card of the set, counted from 0; the set holds more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
