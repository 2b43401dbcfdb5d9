"""The base of a game in plain Python, played by the compiled engine.

A compiled game overrides the fast methods of ``State``. A class that is not compiled cannot, so
this base redirects each of them to the public method of the same meaning. Search and playouts then
work with such a game too, at the speed of Python.
"""

from __future__ import annotations

from typing import Any

import cython

from zweikampf.engine import actors, fields
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class PlainState(State):
    """Override ``apply_unchecked``, ``weighted``, ``assign``, ``resample``, ``payoff``, ``copy``
    and the rest; ``shows`` if seats see what chance does.

    Fast methods cannot raise. An error in one is kept in ``failure`` and ends the game at once, so
    that no loop runs on; the public methods of ``State`` raise it.
    """

    def fast_apply(self, action: int) -> None:
        with cython.gil:
            try:
                self.apply_unchecked(action)
            except BaseException as error:
                self._fail(error)

    def fast_legal(self, actions: Actions) -> None:
        with cython.gil:
            try:
                actions.clear()
                for action, weight in self.weighted():
                    actions.add(action, weight)
            except BaseException as error:
                self._fail(error)

    def fast_assign(self, other: State) -> None:
        with cython.gil:
            try:
                self.assign(other)
            except BaseException as error:
                self._fail(error)

    def fast_resample(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            try:
                self.resample(seat, rng)
            except BaseException as error:
                self._fail(error)

    def fast_payoff(self, seat: int) -> int:
        with cython.gil:
            try:
                return self.payoff(seat)
            except BaseException as error:
                self._fail(error)
                return 0

    def fast_shows(self, seat: int) -> bool:
        with cython.gil:
            try:
                return self.shows(seat)
            except BaseException as error:
                self._fail(error)
                return False

    def _fail(self, error: BaseException) -> None:
        self.failure = error
        self.actor = actors.OVER

    def __setattr__(self, name: str, value: Any) -> None:
        """Its rules are plain Python, and set its fields."""
        fields.store(self, name, value)

    def apply_unchecked(self, action: int) -> None:
        """What a legal action does; ``apply`` asks ``why_not`` first."""
        raise NotImplementedError

    def weighted(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def assign(self, other: State) -> None:
        """Take over everything from another state of the same game."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        raise NotImplementedError

    def payoff(self, seat: int) -> int:
        """1 for a won, 0 for a drawn, -1 for a lost game; 0 before the end."""
        raise NotImplementedError

    def shows(self, seat: int) -> bool:
        return self.actor != actors.CHANCE


if not cython.compiled:
    del PlainState.__setattr__  # nothing to get past
