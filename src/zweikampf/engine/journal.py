"""What happened, as rows of small numbers, written by the rules without allocating.

A game turns the rows into its events (``Game.events``). Search attaches no journal and has no cost
from it.
"""

import cython

from zweikampf.engine.checks import number_of
from zweikampf.engine.signatures import arguments

_LARGEST = (1 << 63) - 1  # of a cell
CAPACITY = 256  # rows of a single action; the longest chain of any game is far shorter
WIDTH = 5


class Journal:
    """Rows of a code and up to four values."""

    size: int
    cells: list[int]
    __signature__ = arguments("")

    def __init__(self) -> None:
        self.size = 0
        if not cython.compiled:
            self.cells = [0] * (CAPACITY * WIDTH)

    def fast_write(self, code: int, a: int, b: int, c: int, d: int) -> None:
        if self.size < CAPACITY:
            at = self.size * WIDTH
            self.cells[at] = code
            self.cells[at + 1] = a
            self.cells[at + 2] = b
            self.cells[at + 3] = c
            self.cells[at + 4] = d
        self.size += 1

    def write(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A row, for games in plain Python."""
        row = [number_of(each, -_LARGEST, _LARGEST, "a cell") for each in (code, a, b, c, d)]
        self.fast_write(row[0], row[1], row[2], row[3], row[4])

    def take(self) -> list[tuple[int, ...]]:
        """All rows since the last time, oldest first; the journal is empty afterwards."""
        if self.size > CAPACITY:
            raise OverflowError(f"{self.size} events in one action")
        rows = [tuple(self.cells[at * WIDTH + i] for i in range(WIDTH)) for at in range(self.size)]
        self.size = 0
        return rows

    def __repr__(self) -> str:
        return f"<Journal of {self.size} rows>"
