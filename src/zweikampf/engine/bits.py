"""Sets of up to 64 cards as bit masks.

Compiled modules take ``count`` to ``one_of`` from ``bits.pxd`` as inline C. The others are for
plain Python: they make lists and read tokens.
"""

from collections.abc import Iterable, Mapping


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


def one_of(mask: int, alike: int) -> int:
    """The set without those cards that are like a lower one of it."""
    same = mask & alike
    return mask ^ (same & (same - 1))


def members(mask: int) -> list[int]:
    """The cards of the set, ascending."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def take(token: str, source: int, cards: Mapping[str, int]) -> int:
    """The lowest card of the source with this token, as a set; empty if the source holds none.

    ``cards`` holds for each token the set of all cards that bear it.
    """
    same = source & cards[token]
    return same & -same


def gather(wanted: Iterable[str], source: int, cards: Mapping[str, int]) -> int:
    """The cards with these tokens out of a source that holds them all; ``cards`` as above."""
    chosen = 0
    for token in wanted:
        card = take(token, source & ~chosen, cards)
        if not card:
            raise ValueError(f"no {token} left")
        chosen |= card
    return chosen
