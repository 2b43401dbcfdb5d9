"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from zweikampf.engine.errors import OptionError, Refused
from zweikampf.engine.replay import record_of, verify
from zweikampf.envs import dwarves_v1, layout, throne_v1, tower_v1

MODULES = {"throne": throne_v1, "tower": tower_v1, "dwarves": dwarves_v1}
OPTIONS: list[tuple[str, dict[str, str]]] = [
    ("throne", {}),
    ("throne", {"victory": "three", "leader": "0"}),
    ("tower", {}),
    ("tower", {"mode": "table"}),
    ("dwarves", {}),
]
# PettingZoo's test holds a list of names of its own environments that may give dictionaries with a
# mask, and warns about all others.
DICTIONARY = "ignore:Observation is not a NumPy array:UserWarning"
DICTIONARY_SPACE = "ignore:Observation space for each agent probably should be:UserWarning"


@pytest.mark.filterwarnings(DICTIONARY, DICTIONARY_SPACE)
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_pettingzoo_api(game: str, options: dict[str, str]) -> None:
    api_test(MODULES[game].env(**options), num_cycles=600)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_pettingzoo_seed(game: str, options: dict[str, str]) -> None:
    seed_test(lambda: MODULES[game].env(**options), num_cycles=200)


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_render(game: str) -> None:
    render_test(MODULES[game].env)


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_performance(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their loop runs for five seconds; a clock of our own makes that fifty cycles."""
    clock = ModuleType("time")
    seconds = iter(range(1000))
    clock.time = lambda: next(seconds) / 10  # type: ignore[attr-defined]
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(MODULES[game].env())
    assert "Finished performance benchmark" in capsys.readouterr().out


def played(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A random game, agent by agent, before each action."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        yield agent, observation
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("game", MODULES)
def test_a_game_is_a_record_that_verifies(game: str) -> None:
    env = MODULES[game].raw_env()
    steps = sum(1 for _ in played(env, 4))
    assert env.agents == []
    assert steps > 20
    verified = verify(record_of(env.duel))
    assert verified.outcome == env.duel.state.outcome()


@pytest.mark.parametrize("game", MODULES)
def test_rewards_reach_both_agents(game: str) -> None:
    env = MODULES[game].env()
    rng = np.random.default_rng(1)
    env.reset(seed=5)
    rewards: dict[str, list[float]] = {"seat_0": [], "seat_1": []}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent].append(reward)
        mask = observation["action_mask"]
        env.step(None if over else int(rng.choice(np.flatnonzero(mask))))
    winner = env.unwrapped.duel.state.outcome().winner
    for seat, agent in enumerate(("seat_0", "seat_1")):
        expected = 0 if winner is None else 1 if winner == seat else -1
        assert sum(rewards[agent]) == expected
        assert rewards[agent][-1] == expected


def test_the_mask_of_the_other_agent_is_empty() -> None:
    env = throne_v1.env()
    for agent, observation in played(env, 2):
        other = "seat_1" if agent == "seat_0" else "seat_0"
        assert observation["action_mask"].any()
        assert not env.observe(other)["action_mask"].any()
        assert env.observe(other)["observation"][layout("throne")["i_act"]] == 0


def test_resets_without_a_seed_go_on_from_the_last_seed() -> None:
    def deals() -> list[bytes]:
        env = throne_v1.env()
        env.reset(seed=8)
        found = []
        for _ in range(3):
            found.append(env.observe("seat_0")["observation"].tobytes())
            env.reset()
        return found

    assert deals() == deals()
    assert len(set(deals())) == 3


def test_the_bare_environment_refuses_what_is_not_legal() -> None:
    env = throne_v1.raw_env(leader="0")
    env.reset(seed=1)
    mask = env.observe("seat_0")["action_mask"]
    with pytest.raises(Refused):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.agent_selection == "seat_0"


def test_options_are_checked() -> None:
    assert throne_v1.env(victory="three").unwrapped.options.victory == "three"
    with pytest.raises(OptionError):
        throne_v1.env(victory="none")


def test_what_is_shown_to_people_has_no_secrets() -> None:
    env = throne_v1.env(render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text == env.unwrapped.duel.draw(None)
    assert text.count("13 cards") == 2
    for seat in (0, 1):
        assert not [card for card in env.unwrapped.duel.legal(seat) if f" {card} " in text]


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(throne_v1.raw_env(victory="three")))
    assert env.options.victory == "three"
    env.reset(seed=1)
    assert env.agents
