"""The base of a game in plain Python, played by the compiled engine.

A compiled game overrides the typed doors of ``State``. A class that is not compiled cannot, so
this base leads each typed door to the plain method of the same meaning. Search and playouts then
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
    ``is_shown``, ``promise`` and ``outlook`` if search is to play better.

    Typed code cannot raise. What goes wrong in a plain method is kept in ``failure`` and ends the
    game there and then, so that no loop runs on; the plain doors of ``State`` raise it.
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

    def rate(self, actions: Actions) -> None:
        with cython.gil:
            try:
                for at in range(actions.size):
                    actions.weights[at] = self.promise(actions.items[at])
            except BaseException as error:
                self._fail(error)

    def estimate(self, seat: int, rng: Rng, scratch: Actions) -> float:
        with cython.gil:
            try:
                return self.outlook(seat, rng)
            except BaseException as error:
                self._fail(error)
                return 0.0

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

    # Hints to search, with the defaults of ``State``.

    def is_shown(self, seat: int) -> bool:
        return self.actor != actors.CHANCE

    def promise(self, action: int) -> int:
        """The weight that ``rate`` gives to a legal action."""
        return 1

    def outlook(self, seat: int, rng: Rng) -> float:
        self.play_on(rng)
        return self.value(seat)
