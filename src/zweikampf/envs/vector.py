"""Thousands of games in parallel, stepped by compiled code without the GIL into NumPy arrays.

Every game waits for a seat; chance is played inside, each game with its own stream of random
numbers, so what happens in one game depends on the seed and its own actions alone. A game that ends
is dealt again in the same step: ``dones`` and ``rewards`` are about the old game; observation, mask
and actor are about the new one. Every step overwrites the arrays; copy what you want to keep.

The types that make this page fast are in ``vector.pxd``.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

import cython

from zweikampf.engine import actors, extras, notation, registry
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import number_of, whole
from zweikampf.engine.drawing import draw
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.notation import shorten
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.engine.rng import Rng
from zweikampf.engine.signatures import arguments
from zweikampf.engine.state import State
from zweikampf.envs import saving
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.errors import ActionsError, RowError
from zweikampf.envs.saving import Contents

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from zweikampf.envs.slices import Layout

MOST_GAMES = 1 << 20
LARGEST_SEED = (1 << 128) - 1
_LONGEST_LIST = 200  # characters of legal actions in an error


class Batch(NamedTuple):
    """What a step returns, a row for each game; read-only, and written by the next step."""

    observations: NDArray[np.int8]  # what the seat to act knows
    masks: NDArray[np.bool_]  # which actions it may choose
    actors: NDArray[np.int8]  # which seat it is
    rewards: NDArray[np.int8]  # for seats 0 and 1: 1, 0 or -1 when a game ends, else 0
    dones: NDArray[np.bool_]  # whether the action of this step ended its game


class VectorEnv:
    """Many games of one kind: of an id, or of a ``Game`` of one's own. Options are keywords.

    ``save`` and ``load`` keep an environment in a file, ``clone`` and pickle copy it; all of them
    continue exactly as the original would.
    """

    seeds: Any
    __signature__ = arguments("game: str | AnyGame, count: int, seed: int = 0, **options: object")

    def __init__(self, game: str | AnyGame, count: int, seed: int = 0, **options: object) -> None:
        numpy = extras.load("numpy", "envs")
        rules = registry.given(game)
        count = index(number_of(count, 1, MOST_GAMES, "count"))
        self.rules = rules
        self._options = rules.options.parse(options)
        self.start = rules.new(self._options)
        self.seeds = _seeds(seed)
        self._game = rules.id
        self._count = count
        self.encoder = encoder_of(rules)
        self._layout = self.encoder.layout
        self._num_actions = self.encoder.actions
        self.states = [self.start.copy() for _ in range(count)]
        self.rng = Rng()
        self.chooser = Rng()
        self.scratch = Actions()
        observations = numpy.zeros((count, self.encoder.size), numpy.int8)
        masks = numpy.zeros((count, self._num_actions), numpy.int8)
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
        self._batch = Batch(
            _shown(observations),
            _shown(masks.view(numpy.bool_)),
            _shown(seats),
            _shown(rewards),
            _shown(dones.view(numpy.bool_)),
        )
        self.reset(seed)

    # Properties, because ``help`` shows no words for the fields of a compiled class.

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game

    @property
    def options(self) -> Options:
        """The options that all games have."""
        return self._options

    @property
    def count(self) -> int:
        """How many games there are."""
        return self._count

    @property
    def num_actions(self) -> int:
        """How many numbers an action can have: the length of a mask."""
        return self._num_actions

    @property
    def layout(self) -> Layout:
        """What the cells of an observation mean."""
        return self._layout

    @property
    def batch(self) -> Batch:
        """What the last step returned."""
        return self._batch

    def reset(self, seed: int | None = None) -> Batch:
        """All games from the start. The same seed deals the same games; without one there are new
        games, which follow from the last seed."""
        numpy = extras.load("numpy", "envs")
        if seed is None:
            seeds = self.seeds.spawn(1)[0]
        else:
            self.seeds = seeds = _seeds(seed)
        words = seeds.generate_state(self._count + 1, numpy.uint64)
        self.words = array("Q", map(int, words[: self._count]))
        self.chooser.word = int(words[self._count])
        with cython.nogil:
            for at in range(self._count):
                if cython.compiled:
                    self._begin(at, cython.cast(State, cython.cast(cython.p_void, self.places[at])))
                else:
                    self._begin(at, self.states[at])
        self.scratch.check()
        return self._batch

    def step(self, actions: Any) -> Batch:
        """One action in every game, of the seat that is to act there.

        An action that is not legal raises ``ActionsError``, which is a ``ValueError``; then no game
        has changed.
        """
        numpy = extras.load("numpy", "envs")
        try:
            given = numpy.asarray(actions)
        except ValueError:  # lists of different lengths in a list: there is no shape to name
            raise ActionsError(because("actions-ragged", needed=str(self._count))) from None
        if given.shape != (self._count,):
            shape = ", ".join(map(str, given.shape))
            raise ActionsError(because("actions-shape", given=shape, needed=str(self._count)))
        if given.dtype.kind not in "iu":
            raise ActionsError(because("actions-kind", given=given.dtype.name))
        # A number that does not fit into 32 bits must not become a legal action by truncation.
        chosen = numpy.ascontiguousarray(given.clip(-1, self._num_actions), numpy.int32)
        wrong = self._find_illegal(chosen)
        if wrong >= 0:
            raise self._refused(int(given[wrong]), wrong)
        self._step_all(chosen)
        self.scratch.check()
        return self._batch

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for every game, each equally likely."""
        numpy = extras.load("numpy", "envs")
        chosen: NDArray[np.int32] = numpy.empty(self._count, numpy.int32)
        self._sample_all(chosen)
        return chosen

    # One of the games, as the seat that is to act there sees it

    def view(self, row: int) -> View:
        """What that seat knows: the view that a player in the arena gets."""
        state = self._state(row)
        found: View = self.rules.view(state, state.actor)
        return found

    def tokens(self, row: int) -> list[str]:
        """Its legal actions as tokens, sorted."""
        return sorted(self.rules.format_action(action) for action in self._state(row).legal())

    def render(self, row: int) -> str:
        """The board as the terminal draws it for that seat."""
        return draw(self.rules, self.view(row), self.tokens(row))

    def _state(self, row: int) -> State:
        at = whole(row, "row")
        if not 0 <= at < self._count:
            raise RowError(at, self._count)
        found: State = self.states[at]
        return found

    def _refused(self, action: int, row: int) -> ActionsError:
        known, said = notation.token_table(self.rules), str(action)
        if 0 <= action < len(known):
            said += f" ({known[action]})"
        numbers = notation.token_numbers(self.rules)
        legal = ", ".join(f"{numbers[token]} ({token})" for token in self.tokens(row))
        shown = shorten(legal, longest=_LONGEST_LIST)
        return ActionsError(because("action-not-legal", action=said, row=str(row), legal=shown))

    # Copies

    def save(self) -> bytes:
        """All games as they are now, with their random numbers, as bytes that ``load`` reads."""
        return saving.write(self.rules, self._options, self._contents())

    @classmethod
    def load(cls, data: bytes) -> VectorEnv:
        """The environment that was saved. ``SavedError`` if these bytes are something else, or if
        they were saved under another version of the format or of the rules."""
        game, options, contents = saving.read(data)
        return _with(game, options, contents)

    def clone(self) -> VectorEnv:
        """An independent copy."""
        return _with(self._game, self._options.texts(), self._contents())

    def __copy__(self) -> VectorEnv:
        return self.clone()

    def __deepcopy__(self, memo: object) -> VectorEnv:
        return self.clone()

    def __reduce__(self) -> Any:
        return _loaded, (self.save(),)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self._options.texts().items())
        return f"VectorEnv({self._game!r}, {self._count}{options})"

    def _contents(self) -> Contents:
        return Contents(
            states=self.states,
            words=[int(word) for word in self.words],
            chooser=int(self.chooser.word),
            seeds=self.seeds.state,
            rewards=self._batch.rewards.tolist(),
            dones=self._batch.dones.tolist(),
        )

    def _resume(self, contents: Contents) -> None:
        """Continue from there."""
        numpy = extras.load("numpy", "envs")
        self.seeds = numpy.random.SeedSequence(**contents.seeds)
        self.chooser.word = contents.chooser
        self.words = array("Q", contents.words)
        for at in range(self._count):
            state = self.states[at]
            state.assign(contents.states[at])
            self.rng.word = self.words[at]
            self._show(at, state)
            self.dones[at] = contents.dones[at]
            self.rewards[at, 0] = contents.rewards[at][0]
            self.rewards[at, 1] = contents.rewards[at][1]
            state.raise_failure()
        self.scratch.check()

    # Without the GIL

    def _find_illegal(self, chosen: Any) -> int:
        """The first game whose action is not legal, or -1."""
        for at in range(self._count):
            action = chosen[at]
            if action < 0 or action >= self._num_actions or not self.masks[at, action]:
                return at
        return -1

    def _step_all(self, chosen: Any) -> None:
        with cython.nogil:
            for at in range(self._count):
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
            for at in range(self._count):
                if cython.compiled:
                    chosen[at] = self._sample_one(
                        cython.cast(State, cython.cast(cython.p_void, self.places[at]))
                    )
                else:
                    chosen[at] = self._sample_one(self.states[at])

    def _sample_one(self, state: State) -> int:
        return state.fast_pick(self.chooser, self.scratch)

    def _begin(self, at: int, state: State) -> None:
        self.rng.word = self.words[at]
        self.dones[at] = 0
        self.rewards[at, 0] = 0
        self.rewards[at, 1] = 0
        self._deal_again(state)
        self._show(at, state)

    def _step_one(self, at: int, action: int, state: State) -> None:
        self.rng.word = self.words[at]
        state.fast_apply(action)
        self._play_chance(state)
        self.dones[at] = state.actor == actors.OVER
        self.rewards[at, 0] = state.fast_payoff(0)
        self.rewards[at, 1] = state.fast_payoff(1)
        if state.actor == actors.OVER:
            self._deal_again(state)
        self._show(at, state)

    def _deal_again(self, state: State) -> None:
        state.fast_assign(self.start)
        self._play_chance(state)

    def _play_chance(self, state: State) -> None:
        while state.actor == actors.CHANCE:
            state.fast_apply(state.fast_pick(self.rng, self.scratch))

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


def _with(game: str, options: Mapping[str, str], contents: Contents) -> VectorEnv:
    env = VectorEnv(game, len(contents.states), 0, **options)
    env._resume(contents)
    return env


def _seeds(seed: int) -> Any:
    """What all random numbers follow from; as large as NumPy recommends."""
    numpy = extras.load("numpy", "envs")
    return numpy.random.SeedSequence(index(number_of(seed, 0, LARGEST_SEED, "seed")))


def _loaded(data: bytes) -> VectorEnv:
    """What a pickle calls."""
    return VectorEnv.load(data)


def _shown(array: Any) -> Any:
    """The same numbers, read-only for everyone else."""
    view = array[:]
    view.flags.writeable = False
    return view
