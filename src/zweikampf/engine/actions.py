"""A reusable list of actions and weights that typed code fills without allocating."""

import cython

from zweikampf.engine import bits
from zweikampf.engine.rng import Rng
from zweikampf.engine.signatures import arguments

CAPACITY = 1024  # more than any game lists at once; the games' tests prove it
_MOST = CAPACITY  # the same as a C value


class Actions:
    """What a state's ``fast_legal`` writes: the legal actions, and at chance their weights."""

    size: int
    lost: int  # actions that did not fit
    items: list[int]
    weights: list[int]
    __signature__ = arguments("")

    def __init__(self) -> None:
        self.size = 0
        self.lost = 0
        if not cython.compiled:
            self.items = [0] * CAPACITY
            self.weights = [1] * CAPACITY

    def clear(self) -> None:
        self.size = 0
        self.lost = 0

    def add(self, action: int, weight: int) -> None:
        if self.size == _MOST:
            self.lost += 1
            return
        self.items[self.size] = action
        self.weights[self.size] = weight
        self.size += 1

    def add_each(self, first: int, numbers: int) -> None:
        """The action ``first + n`` for each bit n of a set. One call for all of them: the compiler
        cannot inline methods of another module."""
        while numbers:
            self.add(first + bits.lowest(numbers), 1)
            numbers &= numbers - 1

    def check(self) -> None:
        """Typed code cannot raise when a list overflows; the reader must check."""
        if self.lost:
            raise OverflowError(f"{self.lost} more legal actions than the {CAPACITY} that fit")

    def pick(self, rng: Rng) -> int:
        """One of the actions, with probability weight / sum of weights; the list must not be
        empty."""
        total = 0
        for at in range(self.size):
            total += self.weights[at]
        left = rng.fast_below(total)
        at = 0
        while at < self.size - 1 and left >= self.weights[at]:
            left -= self.weights[at]
            at += 1
        return self.items[at]

    def pairs(self) -> list[tuple[int, int]]:
        """Actions with their weights as plain Python objects, in the order of filling."""
        self.check()
        return [(self.items[at], self.weights[at]) for at in range(self.size)]

    def __repr__(self) -> str:
        return f"<Actions {[self.items[at] for at in range(self.size)]}>"
