"""What a search knows about a game beyond its rules: what looks good, and how a position stands.

A policy stands beside the state and never changes the rules. The default serves any game: all
actions look alike, and a position is worth what a random playout brings. A compiled game overrides
the fast methods (``rate``, ``estimate``), which run without the GIL; a policy in plain Python
starts from ``PlainPolicy``. Every search has an object of its own, so a policy may keep scratch
memory.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class Policy:
    """Knows nothing, and is right in every game."""

    # Fast methods

    def rate(self, state: State, actions: Actions) -> None:
        """Give the more promising ones of the legal actions higher weights: search tries them
        first."""

    def estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        """How good the position is for a seat, from -1 to 1; the state may be played on for it."""
        state.playout(rng, scratch)
        return state.payoff(seat)

    def play_on(self, state: State, rng: Rng, scratch: Actions) -> None:
        """Play to the end; at the seats by the weights that ``rate`` gives."""
        while state.actor != actors.OVER:
            if state.actor == actors.CHANCE:
                state.act(state.pick(rng, scratch))
            else:
                state.fill(scratch)
                self.rate(state, scratch)
                if scratch.size == 0 or state.actor == actors.OVER:
                    return  # something went wrong in a game of plain Python
                state.act(scratch.pick(rng))

    # Public methods

    def ratings(self, state: State) -> list[tuple[int, int]]:
        """Legal actions with the weights that ``rate`` gives them."""
        actions = Actions()
        state.fill(actions)
        self.rate(state, actions)
        state.raise_failure()
        return actions.pairs()

    def outlook(self, state: State, seat: int, rng: Rng) -> float:
        """How good the position is for a seat, from -1 to 1; the state stays as it is."""
        world = state.copy()
        found = self.estimate(world, seat, rng, Actions())
        world.raise_failure()
        return found


class PlainPolicy(Policy):
    """The base of a policy in plain Python: override ``weight`` and ``value``.

    Fast methods cannot raise. What goes wrong in a plain one is kept in the state and ends the game
    there and then, so that no loop runs on.
    """

    def rate(self, state: State, actions: Actions) -> None:
        with cython.gil:
            try:
                for at in range(actions.size):
                    actions.weights[at] = self.weight(state, actions.items[at])
            except BaseException as error:
                _fail(state, error)

    def estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        with cython.gil:
            try:
                return self.value(state, seat, rng)
            except BaseException as error:
                _fail(state, error)
                return 0.0

    def weight(self, state: State, action: int) -> int:
        """The weight that ``rate`` gives to a legal action."""
        return 1

    def value(self, state: State, seat: int, rng: Rng) -> float:
        """What ``estimate`` means."""
        state.play_on(rng)
        return state.value_for(seat)


def _fail(state: State, error: BaseException) -> None:
    state.failure = error
    state.actor = actors.OVER
