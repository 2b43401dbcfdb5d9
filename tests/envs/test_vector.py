"""Many games at once do what one game does, and only chance is random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.envs.test_encoders import SETUPS
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import WrongValue, ZweikampfError
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs import action_table
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.vector import VectorEnv

COUNT = 5


class Slow:
    """The same promise, kept one game after the other by the public methods."""

    def __init__(self, game: str, options: dict[str, str], seed: int) -> None:
        rules = registry.find(game)
        self.start: State = rules.new(rules.options.parse(options))
        self.encoder = encoder_of(game)
        words = np.random.SeedSequence(seed).generate_state(COUNT + 1, np.uint64)
        self.rngs = [Rng() for _ in range(COUNT)]
        for rng, word in zip(self.rngs, words, strict=False):
            rng.word = int(word)
        self.states = [self.begin(rng) for rng in self.rngs]

    def begin(self, rng: Rng) -> State:
        state = self.start.copy()
        self.deal(state, rng)
        return state

    def deal(self, state: State, rng: Rng) -> None:
        while state.actor == actors.CHANCE:
            state.apply(state.pick(rng))

    def step(self, at: int, action: int) -> tuple[bool, list[int]]:
        state = self.states[at]
        state.apply(action)
        self.deal(state, self.rngs[at])
        over = state.actor == actors.OVER
        rewards = [state.payoff(seat) for seat in (0, 1)]
        if over:
            self.states[at] = self.begin(self.rngs[at])
        return over, rewards


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_it_does_what_single_games_do(game: str, options: dict[str, str]) -> None:
    env = VectorEnv(game, COUNT, seed=3, **options)
    slow = Slow(game, options, 3)
    row = np.zeros(env.layout.size, np.int8)
    mask = np.zeros(env.num_actions, np.int8)
    finished = 0
    for _ in range(120):
        for at, state in enumerate(slow.states):
            assert env.batch.actors[at] == state.actor
            slow.encoder.observe(state, state.actor, row)
            assert np.array_equal(env.batch.observations[at], row)
            slow.encoder.allow(state, mask)
            assert np.array_equal(env.batch.masks[at], mask)
        chosen = env.sample()
        env.step(chosen)
        for at in range(COUNT):
            over, rewards = slow.step(at, int(chosen[at]))
            assert bool(env.batch.dones[at]) == over
            assert env.batch.rewards[at].tolist() == rewards
            finished += over
    assert finished or game != "throne"


def test_the_same_seed_plays_the_same_games() -> None:
    def play(env: VectorEnv) -> bytes:
        seen = b""
        for _ in range(60):
            batch = env.step(env.sample())
            seen += batch.observations.tobytes() + batch.rewards.tobytes()
        return seen

    env = VectorEnv("throne", 8, seed=1)
    first = play(env)
    env.reset(1)
    assert play(env) == first
    env.reset(2)
    assert play(env) != first


def test_reset_without_a_seed_deals_new_games_that_follow_from_the_last_seed() -> None:
    one, two = VectorEnv("throne", 3, seed=7), VectorEnv("throne", 3, seed=7)
    first = one.batch.observations.copy()
    second = one.reset().observations.copy()
    third = one.reset().observations.copy()
    assert not np.array_equal(first, second)
    assert not np.array_equal(second, third)
    assert np.array_equal(two.reset().observations, second)
    assert np.array_equal(one.reset(7).observations, first)


def test_games_are_independent_of_how_many_there_are() -> None:
    few, many = VectorEnv("dwarves", 3, seed=4), VectorEnv("dwarves", 9, seed=4)
    for _ in range(300):
        chosen = few.sample()
        other = many.sample()
        other[:3] = chosen
        few.step(chosen)
        many.step(other)
        assert np.array_equal(few.batch.observations, many.batch.observations[:3])


def test_samples_are_legal_and_uniform() -> None:
    env = VectorEnv("throne", 400, seed=9, leader="0")
    counts = np.zeros(env.num_actions)
    expected = np.zeros(env.num_actions)
    for _ in range(50):
        chosen = env.sample()
        assert env.batch.masks[np.arange(400), chosen].all()
        counts += np.bincount(chosen, minlength=env.num_actions)
        masks = env.batch.masks.astype(float)
        expected += (masks / masks.sum(1, keepdims=True)).sum(0)
    seen = expected > 0
    assert np.abs((counts - expected)[seen] / np.sqrt(expected[seen])).max() < 5


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv("throne", 4, seed=1)
    before = env.batch.observations.copy()
    good = env.sample()
    for bad in (-1, env.num_actions, int(np.flatnonzero(~env.batch.masks[2])[0])):
        chosen = good.copy()
        chosen[2] = bad
        with pytest.raises(ValueError, match="game 2"):
            env.step(chosen)
    for kind in (np.float64, np.bool_, "U4"):
        with pytest.raises(ValueError, match="whole numbers"):
            env.step(good.astype(kind))
    for far in (1 << 32, -(1 << 32), 1 << 40):  # legal again if it were cut off
        chosen = good.astype(np.int64)
        chosen[2] += far
        with pytest.raises(ValueError, match="game 2"):
            env.step(chosen)
    with pytest.raises(ValueError, match="shape"):
        env.step(good[:3])
    assert np.array_equal(env.batch.observations, before)
    env.step(good)
    assert not np.array_equal(env.batch.observations, before)


def test_nobody_else_writes_into_the_arrays() -> None:
    env = VectorEnv("throne", 2)
    for array in env.batch:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="goes from 1"):
        VectorEnv("throne", 0)


def code_of(call: Callable[..., object], *given: Any, **more: Any) -> str:
    """The code of the error that a call raises."""
    with pytest.raises(ZweikampfError) as caught:
        call(*given, **more)
    assert str(caught.value).endswith(f" ({caught.value.code})")
    return caught.value.code


def test_errors_have_a_sentence_and_a_code() -> None:
    env = VectorEnv("throne", 2, seed=1)
    make: Any = VectorEnv
    look: Any = env.view
    count: Any
    game: Any
    seed: Any
    row: Any
    for count in ("x", None, 1.5):
        assert code_of(make, "throne", count) == "wrong-type"
    for game in (None, 5):
        assert code_of(make, game, 1) == "wrong-type"
    for seed in ("x", None):
        assert code_of(make, "throne", 1, seed) == "wrong-type"
    for seed in (-1, 1 << 128):
        assert code_of(env.reset, seed) == "out-of-range"
    assert code_of(make, "thron", 1) == "unknown-game"
    assert code_of(make, "throne", 1, victory="x") == "bad-option-value"
    assert code_of(make, "throne", 1, colour="x") == "unknown-option"
    for actions in (None, [1], [[1, 2]]):
        assert code_of(env.step, actions) == "actions-shape"
    assert code_of(env.step, [[1], [1, 2]]) == "actions-ragged"
    assert code_of(env.step, ["x", "y"]) == "actions-kind"
    assert code_of(env.step, [99, 99]) == "action-not-legal"
    for row in (2, -1, 10**5000):
        assert code_of(look, row) == "no-such-row"
    for row in ("x", None):
        assert code_of(look, row) == "wrong-type"
    for data in (None, b"", "x"):
        assert code_of(make.load, data) == "not-saved"


def test_an_illegal_action_is_named_with_those_that_are_legal() -> None:
    env = VectorEnv("throne", 1, seed=1)
    wrong = int(np.flatnonzero(~env.batch.masks[0])[0])
    right = int(np.flatnonzero(env.batch.masks[0])[0])
    table = action_table("throne")
    with pytest.raises(WrongValue) as caught:
        env.step([wrong])
    said = f"Action {wrong} ({table[wrong]}) is not legal in game 0."
    assert str(caught.value).startswith(said)
    assert f"{right} ({table[right]})" in str(caught.value)
