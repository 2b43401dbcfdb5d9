"""The base of a game in plain Python, played by the compiled engine.

A compiled game overrides the fast methods of ``State``. A class that is not compiled cannot, so
this base leads each of them to the public method of the same meaning. Search and playouts then
work with such a game too, at the speed of Python.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class PlainState(State):
    """Override ``apply``, ``weighted``, ``become``, ``resample``, ``value``, ``copy`` and the rest;
    ``is_shown`` if seats see what chance does.

    Fast methods cannot raise. What goes wrong behind one is kept in ``failure`` and ends the game
    there and then, so that no loop runs on; the public methods of ``State`` raise it.
    """

    def act(self, action: int) -> None:
        with cython.gil:
            try:
                self.apply(action)
            except BaseException as error:
                self._fail(error)

    def fill(self, actions: Actions) -> None:
        with cython.gil:
            try:
                actions.clear()
                for action, weight in self.weighted():
                    actions.add(action, weight)
            except BaseException as error:
                self._fail(error)

    def assign(self, other: State) -> None:
        with cython.gil:
            try:
                self.become(other)
            except BaseException as error:
                self._fail(error)

    def redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            try:
                self.resample(seat, rng)
            except BaseException as error:
                self._fail(error)

    def payoff(self, seat: int) -> int:
        with cython.gil:
            try:
                return self.value(seat)
            except BaseException as error:
                self._fail(error)
                return 0

    def shows(self, seat: int) -> bool:
        with cython.gil:
            try:
                return self.is_shown(seat)
            except BaseException as error:
                self._fail(error)
                return False

    def _fail(self, error: BaseException) -> None:
        self.failure = error
        self.actor = actors.OVER

    def apply(self, action: int) -> None:
        raise NotImplementedError

    def weighted(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def become(self, other: State) -> None:
        """Take over everything from another state of the same game."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        raise NotImplementedError

    def value(self, seat: int) -> int:
        """What ``payoff`` means."""
        raise NotImplementedError

    def is_shown(self, seat: int) -> bool:
        return self.actor != actors.CHANCE
