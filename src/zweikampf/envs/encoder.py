"""What an encoder promises, for any game.

``encode`` writes what one seat knows of a state into a row of numbers. It reads the state, for
speed; the tests build the same row from the seat's view, and exchange what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.game import AnyGame
from zweikampf.engine.state import State
from zweikampf.envs.slices import Layout, cells

Row = Any  # of int8: a NumPy array, or a pointer into one

_MOST = 127  # ``slices.MOST`` as a C value
_HASHED = Layout([cells("words", [str(at) for at in range(512)], "what the view says, hashed")])


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
        state.raise_failure()

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


class HashingEncoder(Encoder):
    """For a game without an encoder of its own. Whatever its view says is a word such as
    ``sides.0.hand=G7``; a cell counts the words that are hashed to it."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(_HASHED, game.num_actions)
        self.game = game

    def encode(self, state: State, seat: int, row: Row) -> None:
        with cython.gil:
            try:
                clear(row, self.size)
                for cell in self._hashed(state, seat):
                    row[cell] = small(row[cell] + 1)
            except BaseException as error:
                state.failure = error  # fast methods cannot raise

    def _hashed(self, state: State, seat: int) -> list[int]:
        view = self.game.view(state, seat).json()
        return [crc32(word.encode()) % self.size for word in words(view, "")]


def words(data: Any, name: str) -> Iterator[str]:
    """All that a view says, a word each."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from words(value, f"{name}.{key}" if name else str(key))
    elif isinstance(data, (list, tuple)):
        for at, each in enumerate(data):
            nested = isinstance(each, (dict, list, tuple))
            yield from words(each, f"{name}.{at}" if nested else name)
    else:
        yield f"{name}={data}"


def clear(row: Row, size: int) -> None:
    """All cells zero."""
    for at in range(size):
        row[at] = 0


def small(number: int) -> int:
    """What a cell can hold of a number."""
    return number if number < _MOST else _MOST
