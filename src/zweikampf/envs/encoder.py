"""What an encoder promises, for any game.

``encode`` writes what one seat knows about a state into a row of numbers. It reads the state, for
speed; the tests build the same row from the seat's view, and exchange what the seat cannot know.
Where there is only a view, ``observe_view`` writes the same row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need, number_of, seat_of
from zweikampf.engine.game import AnyGame, Game, View
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs.slices import Layout, cells

Row = Any  # of int8: a NumPy array, or a pointer into one

MOST_ACTIONS = 1 << 20  # of a game
_MOST = 127  # ``slices.MOST`` as a C value
_HASHED = Layout(
    [
        cells(
            "words",
            [str(at) for at in range(512)],
            "how many things that the view says are hashed to this cell",
        )
    ]
)


class Encoder:
    """Writes observations and masks. A game's encoder overrides ``encode``."""

    layout: Layout
    size: int  # of an observation
    actions: int  # of a mask

    def __init__(self, layout: Layout, actions: int) -> None:
        need(layout, Layout, "layout")
        actions = number_of(actions, 1, MOST_ACTIONS, "actions")
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
        state.fast_legal(scratch)
        for at in range(scratch.size):
            if 0 <= scratch.items[at] < self.actions:
                row[scratch.items[at]] = 1
            else:
                with cython.gil:
                    state.failure = IndexError(f"{scratch.items[at]} is not one of {self.actions}")

    # The same for callers in plain Python

    def fits(self, state: State) -> bool:
        """Whether the state is of the game that this encodes; ``encode`` trusts that."""
        return isinstance(state, State)

    def observe(self, state: State, seat: int, row: Row) -> None:
        """What this seat knows, into an array of ``size`` cells."""
        self.match(state)
        self.check(row, self.size)
        number = seat_of(seat)
        if cython.compiled:
            cells = row
            self.encode(state, number, cython.address(cells[0]))
        else:
            self.encode(state, number, row)
        state.raise_failure()

    def observe_view(self, game: AnyGame, view: View, row: Row) -> None:
        """The same from the view of a seat.

        A row holds only what the seat knows, so every world that fits the view gives the same row:
        one of them is made up, encoded and forgotten.
        """
        assert view.seat is not None  # a spectator has no observation
        self.observe(game.sample(view, Rng(0)), view.seat, row)

    def allow(self, state: State, row: Row) -> None:
        """What may be done, into an array of ``actions`` cells."""
        self.match(state)
        self.check(row, self.actions)
        if cython.compiled:
            cells = row
            self.mask(state, self.scratch, cython.address(cells[0]))
        else:
            self.mask(state, self.scratch, row)
        state.raise_failure()
        self.scratch.check()

    def match(self, state: State) -> None:
        """Typed code would read a state of another game as its own."""
        if not self.fits(state):
            raise TypeError(f"{type(self).__name__} is not for {type(state).__name__}")

    def check(self, row: Row, size: int) -> None:
        """Typed code would write past the end of a row that is too short."""
        view = memoryview(row)
        if view.ndim != 1 or view.format != "b" or view.readonly or not view.contiguous:
            raise ValueError("a row is an array of int8 in one piece that can be written")
        if len(view) != size:
            raise ValueError(f"a row of {len(view)} cells where {size} are needed")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.size} cells and {self.actions} actions>"


class HashingEncoder(Encoder):
    """For a game without its own encoder. Everything in its view becomes a word such as
    ``sides.0.hand=G7``; a cell counts the words that are hashed to it."""

    def __init__(self, game: AnyGame) -> None:
        need(game, Game, "game")
        super().__init__(_HASHED, game.num_actions)
        self.game = game

    def encode(self, state: State, seat: int, row: Row) -> None:
        with cython.gil:
            try:
                clear(row, self.size)
                for cell in self._hashed(self.game.view(state, seat)):
                    if row[cell] < _MOST:
                        row[cell] += 1
            except BaseException as error:
                state.failure = error  # fast methods cannot raise

    def observe_view(self, game: AnyGame, view: View, row: Row) -> None:
        """The words are those of the view: no world is needed."""
        self.check(row, self.size)
        row[:] = 0
        for cell in self._hashed(view):
            if row[cell] < _MOST:
                row[cell] += 1

    def _hashed(self, view: View) -> list[int]:
        return [crc32(word.encode()) % self.size for word in words(view.json(), "")]


def words(data: Any, name: str) -> Iterator[str]:
    """All that a view says, as words."""
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
