"""What an encoder promises, for any game.

``encode`` writes what one seat knows of a state into a row of numbers. It reads the state, for
speed; the tests build the same row from the seat's view, and exchange what the seat cannot know.
"""

from __future__ import annotations

from typing import Any

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.state import State
from zweikampf.envs.slices import Layout

Row = Any  # of int8: a NumPy array, or a pointer into one

_MOST = 127  # ``slices.MOST`` as a C value


class Encoder:
    """Writes observations and masks. A game's encoder overrides ``encode``."""

    layout: Layout
    size: int  # of an observation
    actions: int  # of a mask

    def __init__(self, layout: Layout, actions: int) -> None:
        self.layout = layout
        self.size = layout.size
        self.actions = actions
        self.scratch = Actions()

    def encode(self, state: State, seat: int, row: Row) -> None:
        """Fill a row with what this seat knows."""

    def mask(self, state: State, scratch: Actions, row: Row) -> None:
        """Fill a row with 1 for each legal action of the seat to act, 0 for all others."""
        clear(row, self.actions)
        if state.actor == actors.CHANCE or state.actor == actors.OVER:
            return
        state.fill(scratch)
        for at in range(scratch.size):
            row[scratch.items[at]] = 1

    # The same for callers in plain Python

    def observe(self, state: State, seat: int, row: Row) -> None:
        """What this seat knows, into an array of ``size`` cells."""
        self.check(row, self.size)
        if cython.compiled:
            self.encode(state, seat, cython.address(row[0]))
        else:
            self.encode(state, seat, row)

    def allow(self, state: State, row: Row) -> None:
        """What may be done, into an array of ``actions`` cells."""
        self.check(row, self.actions)
        if cython.compiled:
            self.mask(state, self.scratch, cython.address(row[0]))
        else:
            self.mask(state, self.scratch, row)
        state.raise_failure()
        self.scratch.check()

    def check(self, row: Row, size: int) -> None:
        """Typed code would write past the end of a row that is too short."""
        if row.shape[0] != size:
            raise ValueError(f"a row of {row.shape[0]} cells where {size} are needed")


def clear(row: Row, size: int) -> None:
    """All cells zero."""
    for at in range(size):
        row[at] = 0


def small(number: int) -> int:
    """What a cell can hold of a number."""
    return number if number < _MOST else _MOST
