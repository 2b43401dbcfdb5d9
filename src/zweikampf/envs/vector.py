"""Thousands of games side by side, stepped by compiled code without the GIL into NumPy arrays.

Every game waits for a seat; chance is played inside, each game with its own stream of random
numbers, so what happens in one game depends on the seed and its own actions alone. A game that
ends is dealt anew in the same step: ``dones`` and ``rewards`` tell of the old game, observation,
mask and actor of the new one. The arrays are written again by every step; copy what must last.

The types that make this page fast stand in ``vector.pxd``.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import cython

from zweikampf.engine import actors, registry
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.extra import need


class Batch(NamedTuple):
    """What a step leaves behind, a row for each game; read-only, and written by the next step."""

    observations: Any  # int8: what the seat to act knows
    masks: Any  # bool: which actions it may choose
    actors: Any  # int8: which seat it is
    rewards: Any  # int8, for seats 0 and 1: 1, 0 or -1 when a game ends, else 0
    dones: Any  # bool: the action of this step ended its game


class VectorEnv:
    """Many games of one kind. Options of the game are given as keywords."""

    seeds: Any

    def __init__(self, game: str, count: int, seed: int = 0, **options: object) -> None:
        numpy = need("numpy")
        if count < 1:
            raise ValueError("at least one game is needed")
        rules = registry.find(game)
        self.game = game
        self.count = count
        self.encoder = encoder_of(game)
        self.layout = self.encoder.layout
        self.num_actions = self.encoder.actions
        self.start = rules.new(rules.options.parse(options))
        self.states = [self.start.copy() for _ in range(count)]
        self.rng = Rng()
        self.chooser = Rng()
        self.scratch = Actions()
        observations = numpy.zeros((count, self.encoder.size), numpy.int8)
        masks = numpy.zeros((count, self.num_actions), numpy.int8)
        seats = numpy.zeros(count, numpy.int8)
        rewards = numpy.zeros((count, 2), numpy.int8)
        dones = numpy.zeros(count, numpy.int8)
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.dones = dones
        # Where the states are: CPython's id is the address, which compiled code can use without
        # the GIL. The list keeps them there.
        self.places = numpy.array([id(state) for state in self.states], numpy.uintp)
        self.batch = Batch(
            _shown(observations),
            _shown(masks.view(numpy.bool_)),
            _shown(seats),
            _shown(rewards),
            _shown(dones.view(numpy.bool_)),
        )
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """All games from the start. The same seed deals the same games; without one there are new
        games, which follow from the last seed."""
        numpy = need("numpy")
        if seed is None:
            seeds = self.seeds.spawn(1)[0]
        else:
            self.seeds = seeds = numpy.random.SeedSequence(seed)
        words = seeds.generate_state(self.count + 1, numpy.uint64)
        self.words = array("Q", map(int, words[: self.count]))
        self.chooser.word = int(words[self.count])
        with cython.nogil:
            for at in range(self.count):
                if cython.compiled:
                    self._begin(at, cython.cast(State, cython.cast(cython.p_void, self.places[at])))
                else:
                    self._begin(at, self.states[at])
        self.scratch.check()
        return self.batch

    def step(self, actions: Any) -> Batch:
        """One action in every game, of the seat that is to act there.

        An action that is not legal raises ``ValueError``; then no game has changed.
        """
        numpy = need("numpy")
        given = numpy.asarray(actions)
        if given.shape != (self.count,):
            raise ValueError(f"actions of shape {given.shape} where ({self.count},) is needed")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions of type {given.dtype} where whole numbers are needed")
        # What does not fit into 32 bits must not become a legal action by being cut off.
        chosen = numpy.ascontiguousarray(given.clip(-1, self.num_actions), numpy.int32)
        wrong = self._find_illegal(chosen)
        if wrong >= 0:
            raise ValueError(f"action {given[wrong]} is not legal in game {wrong}")
        self._step_all(chosen)
        self.scratch.check()
        return self.batch

    def sample(self) -> Any:
        """A random legal action for every game, each equally likely."""
        numpy = need("numpy")
        chosen = numpy.empty(self.count, numpy.int32)
        self._sample_all(chosen)
        return chosen

    # Without the GIL

    def _find_illegal(self, chosen: Any) -> int:
        """The first game whose action is not legal, or -1."""
        for at in range(self.count):
            action = chosen[at]
            if action < 0 or action >= self.num_actions or not self.masks[at, action]:
                return at
        return -1

    def _step_all(self, chosen: Any) -> None:
        with cython.nogil:
            for at in range(self.count):
                if cython.compiled:
                    self._step_one(
                        at,
                        chosen[at],
                        cython.cast(State, cython.cast(cython.p_void, self.places[at])),
                    )
                else:
                    self._step_one(at, int(chosen[at]), self.states[at])

    def _sample_all(self, chosen: Any) -> None:
        with cython.nogil:
            for at in range(self.count):
                if cython.compiled:
                    chosen[at] = self._sample_one(
                        cython.cast(State, cython.cast(cython.p_void, self.places[at]))
                    )
                else:
                    chosen[at] = self._sample_one(self.states[at])

    def _sample_one(self, state: State) -> int:
        return state.pick(self.chooser, self.scratch)

    def _begin(self, at: int, state: State) -> None:
        self.rng.word = self.words[at]
        self.dones[at] = 0
        self.rewards[at, 0] = 0
        self.rewards[at, 1] = 0
        self._deal_anew(state)
        self._show(at, state)

    def _step_one(self, at: int, action: int, state: State) -> None:
        self.rng.word = self.words[at]
        state.act(action)
        self._play_chance(state)
        self.dones[at] = state.actor == actors.OVER
        self.rewards[at, 0] = state.payoff(0)
        self.rewards[at, 1] = state.payoff(1)
        if state.actor == actors.OVER:
            self._deal_anew(state)
        self._show(at, state)

    def _deal_anew(self, state: State) -> None:
        state.assign(self.start)
        self._play_chance(state)

    def _play_chance(self, state: State) -> None:
        while state.actor == actors.CHANCE:
            state.act(state.pick(self.rng, self.scratch))

    def _show(self, at: int, state: State) -> None:
        """What the seat to act is given."""
        self.words[at] = self.rng.word
        self.seats[at] = state.actor
        if cython.compiled:
            self.encoder.encode(state, state.actor, cython.address(self.observations[at, 0]))
            self.encoder.mask(state, self.scratch, cython.address(self.masks[at, 0]))
        else:
            self.encoder.encode(state, state.actor, self.observations[at])
            self.encoder.mask(state, self.scratch, self.masks[at])


def _shown(array: Any) -> Any:
    """The same numbers, not to be written by anybody else."""
    view = array[:]
    view.flags.writeable = False
    return view
