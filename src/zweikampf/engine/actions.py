"""A reusable list of actions and weights that typed code fills without allocating."""

import cython

CAPACITY = 1024  # more than any game lists at once; Dwarves has an upper bound of 977


class Actions:
    """What a state's ``fill`` writes: the legal actions, and at chance their weights."""

    size: int
    items: list[int]
    weights: list[int]

    def __init__(self) -> None:
        self.size = 0
        if not cython.compiled:
            self.items = [0] * CAPACITY
            self.weights = [1] * CAPACITY

    def clear(self) -> None:
        self.size = 0

    def add(self, action: int, weight: int) -> None:
        self.items[self.size] = action
        self.weights[self.size] = weight
        self.size += 1

    def pairs(self) -> list[tuple[int, int]]:
        """Actions with their weights as plain Python objects, in the order of filling."""
        return [(self.items[at], self.weights[at]) for at in range(self.size)]
