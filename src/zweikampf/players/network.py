"""Small dense networks that judge positions while a search runs.

Inputs are binary and few of them are set: the first layer is a sum of rows, one per input that is
set, so that cards which come and go cost a row each. Weights are whole numbers of 16 bits
(``trained`` reads them), so that a network gives the same answers on every machine, compiled or
not; a file is refused if any sum could leave its type. Between layers negative sums count as zero.

The loops are written for compilers that vectorize: rows are added side by side, and sums over
whole numbers may be taken in any order. The types are in ``network.pxd``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import cython

from zweikampf.engine.checks import need, number_of
from zweikampf.players.trained import Trained

MOST_TIMES = 10_000_000


class Network:
    """One set of inputs and what the network says about it. Every search has its own; the weights
    are shared."""

    def __init__(self, trained: Trained) -> None:
        need(trained, Trained, "trained")
        self.sizes = trained.sizes
        self.inputs = trained.sizes[0]
        self.width = trained.sizes[1]
        self.layers = len(trained.sizes) - 1
        self.outputs = trained.sizes[self.layers]
        self.weights = trained.weights
        self.offsets = trained.offsets
        self.biases = trained.biases
        self.bias_offsets = trained.bias_offsets
        self.shifts = trained.shifts
        self.unit = trained.unit
        # As many as ``trained.WIDEST`` and ``trained.MOST_OUTPUTS`` allow.
        self.sums = [0] * 256
        self.active = [0] * 256
        self.wide = [0] * 256
        self.found = [0.0] * 64
        self.given: set[int] = set()  # of the public methods
        self.fast_clear()

    # Fast methods

    def fast_clear(self) -> None:
        """No input is set."""
        for at in range(self.width):
            self.sums[at] = self.biases[at]

    def fast_add(self, number: int) -> None:
        """An input is set that was not."""
        row = number * self.width
        for at in range(self.width):
            self.sums[at] += self.weights[row + at]

    def fast_set(self, numbers: list[int], size: int) -> None:
        """The first ``size`` of these inputs are set, and no others."""
        for at in range(self.width):
            self.sums[at] = self.biases[at]
        for cell in range(size):
            row = numbers[cell] * self.width
            for at in range(self.width):
                self.sums[at] += self.weights[row + at]

    def fast_remove(self, number: int) -> None:
        """An input is no longer set."""
        row = number * self.width
        for at in range(self.width):
            self.sums[at] -= self.weights[row + at]

    def fast_result(self) -> float:
        """The first output; all of them are in ``found``."""
        for at in range(self.width):
            self.active[at] = max(self.sums[at], 0)
        for layer in range(1, self.layers):
            self._pass_on(layer)
            size = self.sizes[layer + 1]
            if layer + 1 < self.layers:
                for at in range(size):
                    # Whole numbers are only shifted when they are not negative.
                    self.active[at] = max(self.wide[at], 0) >> self.shifts[layer]
        for at in range(self.outputs):
            self.found[at] = self.wide[at] * self.unit
        return self.found[0]

    def _pass_on(self, layer: int) -> None:
        """From the active numbers of one layer to the sums of the next."""
        width = self.sizes[layer]
        size = self.sizes[layer + 1]
        row = self.offsets[layer]
        first = self.bias_offsets[layer]
        for to in range(size):
            total = self.biases[first + to]
            for at in range(width):
                total += self.active[at] * self.weights[row + at]
            self.wide[to] = total
            row += width

    # Public methods

    def evaluate(self, numbers: Iterable[int]) -> list[float]:
        """All outputs for a set of inputs, given by their numbers."""
        wanted = self._checked(numbers)
        self.fast_clear()
        self.given = set()
        return self._changed(set(), wanted)

    def change(self, gone: Iterable[int], come: Iterable[int]) -> list[float]:
        """All outputs after some inputs are no longer set and others are, since the last call."""
        lost = self._checked(gone) & self.given
        return self._changed(lost, self._checked(come) - (self.given - lost))

    def _checked(self, numbers: Iterable[int]) -> set[int]:
        return {number_of(number, 0, self.inputs - 1, "inputs") for number in numbers}

    def _changed(self, gone: set[int], come: set[int]) -> list[float]:
        for number in gone:
            self.fast_remove(number)
        for number in come:
            self.fast_add(number)
        self.given = (self.given - gone) | come
        self.fast_result()
        return [self.found[at] for at in range(self.outputs)]

    def repeat(self, numbers: Iterable[int], times: int) -> float:
        """The first output, worked out from nothing this many times: for measuring."""
        chosen = array("i", [number_of(each, 0, self.inputs - 1, "inputs") for each in numbers])
        rounds = number_of(times, 1, MOST_TIMES, "times")
        cells = chosen
        size = len(chosen)
        found = 0.0
        self.given = set(chosen)
        with cython.nogil:
            for _ in range(rounds):
                self.fast_clear()
                for at in range(size):
                    self.fast_add(cells[at])
                found = self.fast_result()
        return found

    def __repr__(self) -> str:
        return f"<Network {'-'.join(str(self.sizes[at]) for at in range(self.layers + 1))}>"
