"""The base of a game in plain Python, played by the compiled engine.

A compiled game overrides the typed doors of ``State``. A class that is not compiled cannot, so
this base leads each typed door to the plain method of the same meaning. Search and playouts then
work with such a game too, at the speed of Python.
"""

from __future__ import annotations

import cython

from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class PlainState(State):
    """Override ``apply``, ``weighted``, ``become``, ``resample``, ``copy`` and the rest."""

    def act(self, action: int) -> None:
        with cython.gil:
            self.apply(action)

    def fill(self, actions: Actions) -> None:
        with cython.gil:
            actions.clear()
            for action, weight in self.weighted():
                actions.add(action, weight)

    def assign(self, other: State) -> None:
        with cython.gil:
            self.become(other)

    def redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            self.resample(seat, rng)

    def payoff(self, seat: int) -> int:
        with cython.gil:
            return self.value(seat)

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
