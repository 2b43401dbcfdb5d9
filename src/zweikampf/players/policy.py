"""What a search knows about a game beyond its rules: what looks good, and how a position stands.

A policy is separate from the state and never changes the rules. The default serves any game: all
actions look alike, none is left out, and a position is worth what a random playout brings. A
compiled game overrides fast methods, which run without the GIL; a policy in plain Python starts
from ``PlainPolicy``. Every search has its own object, so a policy may keep scratch memory.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need, seat_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class Policy:
    """Knows nothing, and fits every game."""

    def __init__(self) -> None:
        """Nothing to prepare; a policy for one game may need something."""

    # Fast methods

    def fast_rate(self, state: State, actions: Actions) -> None:
        """Give the more promising ones of the legal actions higher weights: search tries them
        first."""

    def fast_narrow(self, state: State, actions: Actions) -> None:
        """Leave out legal actions that cannot be better than one that stays; search does not try
        them."""

    def fast_merges(self, state: State) -> bool:
        """Whether search treats all that chance may do now as one, although it is seen: what it
        would learn from telling it apart is not worth as many branches."""
        return False

    def fast_chance(self, state: State, rng: Rng, scratch: Actions) -> int:
        """What chance does in a world of a search; where an order makes no difference, always the
        same order saves branches."""
        return state.fast_pick(rng, scratch)

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        """How good the position is for a seat, from -1 to 1; the state may be played on for it."""
        state.fast_playout(rng, scratch)
        return state.fast_payoff(seat)

    def fast_play_on(self, state: State, rng: Rng, scratch: Actions) -> None:
        """Play to the end; at the seats by the weights that ``fast_rate`` gives."""
        while state.actor != actors.OVER:
            if state.actor == actors.CHANCE:
                state.fast_apply(state.fast_pick(rng, scratch))
            else:
                state.fast_legal(scratch)
                self.fast_rate(state, scratch)
                if scratch.size == 0 or state.actor == actors.OVER:
                    return  # something went wrong in a game of plain Python
                state.fast_apply(scratch.pick(rng))

    # Public methods

    def fits(self, state: State) -> bool:
        """Whether the state is of the game that the policy is for; the fast methods trust that."""
        return isinstance(state, State)

    def check(self, state: State) -> None:
        """``TypeError`` for a state that the policy does not fit."""
        if not self.fits(state):
            raise TypeError(f"{type(self).__name__} is not for {type(state).__name__}")

    def ratings(self, state: State) -> list[tuple[int, int]]:
        """Legal actions with the weights that ``fast_rate`` gives them."""
        self.check(state)
        actions = Actions()
        state.fast_legal(actions)
        self.fast_rate(state, actions)
        state.raise_failure()
        return actions.pairs()

    def narrowed(self, state: State) -> list[int]:
        """The legal actions that ``fast_narrow`` leaves."""
        self.check(state)
        actions = Actions()
        state.fast_legal(actions)
        self.fast_narrow(state, actions)
        state.raise_failure()
        return [action for action, _ in actions.pairs()]

    def chance(self, state: State, rng: Rng) -> tuple[int, bool]:
        """What ``fast_chance`` does, and what ``fast_merges`` says about it."""
        self.check(state)
        need(rng, Rng, "rng")
        if state.actor != actors.CHANCE:
            raise ValueError("it is not up to chance")
        action = self.fast_chance(state, rng, Actions())
        state.raise_failure()
        return action, self.fast_merges(state)

    def estimate(self, state: State, seat: int, rng: Rng) -> float:
        """How good the position is for a seat, from -1 to 1; the state stays as it is."""
        self.check(state)
        need(rng, Rng, "rng")
        number = seat_of(seat)
        if state.actor == actors.OVER:
            return state.payoff(number)
        world = state.copy()
        found = self.fast_estimate(world, number, rng, Actions())
        world.raise_failure()
        return found

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class PlainPolicy(Policy):
    """The base of a policy in plain Python: override ``weight`` and ``value``.

    Fast methods cannot raise. An error in a plain one is kept in the state and ends the game at
    once, so that no loop runs on.
    """

    def fast_rate(self, state: State, actions: Actions) -> None:
        with cython.gil:
            try:
                for at in range(actions.size):
                    actions.weights[at] = self.weight(state, actions.items[at])
            except BaseException as error:
                _fail(state, error)

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        with cython.gil:
            try:
                return self.value(state, seat, rng)
            except BaseException as error:
                _fail(state, error)
                return 0.0

    def weight(self, state: State, action: int) -> int:
        """The weight that ``fast_rate`` gives to a legal action."""
        return 1

    def value(self, state: State, seat: int, rng: Rng) -> float:
        """How good the position is for a seat, from -1 to 1; the state may be played on for it."""
        state.playout(rng)
        return state.payoff(seat)


def _fail(state: State, error: BaseException) -> None:
    state.failure = error
    state.actor = actors.OVER
