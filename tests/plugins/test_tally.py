"""A game of another distribution plays everywhere without an edit in our tree."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.installing import run

GAME = "tally"


def command(tally: Path, *arguments: str, typed: str = "") -> str:
    """The output of ``zweikampf ...``, which must end well."""
    result = run(tally, "-m", "zweikampf", *arguments, typed=typed)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def script(tally: Path, code: str) -> str:
    result = run(tally, "-c", code)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_kit_of_the_contract_finds_nothing(tally: Path) -> None:
    said = script(
        tally,
        "from zweikampf.engine import conformance, registry\n"
        f"print(conformance.run(registry.find({GAME!r}), games=5, every=1))",
    )
    assert int(said) > 50


@pytest.mark.parametrize(
    ("language", "told", "asked"),
    [
        ("de", "Du spielst Kerbholz gegen Stufe 2", "Du kannst spielen:"),
        ("en", "You play Tally against Level 2", "You can play:"),
    ],
)
def test_it_is_played_at_a_terminal_and_its_record_holds(
    tally: Path, tmp_path: Path, language: str, told: str, asked: str
) -> None:
    record = tmp_path / "record.txt"
    said = command(
        tally, "play", GAME, "--lang", language, "--seat", "1", "--record", str(record),
        typed="fold\n" * 40,
    )  # fmt: skip
    assert told in said
    assert asked in said
    assert "result is right" in command(tally, "verify", str(record), "--sealed", "--lang", "en")
    assert command(tally, "replay", str(record), "--lang", language)


def test_a_move_that_is_not_legal_is_refused_in_words(tally: Path, tmp_path: Path) -> None:
    said = run(
        tally, "-m", "zweikampf", "play", GAME, "--seed", "3", "--seat", "1", "--lang", "de",
        "--record", str(tmp_path / "record"), typed="1\n2\n3\n4\n5\n6\n?\nhammer\nquit\n",
    )  # fmt: skip
    assert said.returncode == 0
    assert "geht jetzt nicht" in said.stdout
    assert "keine Regelseite" in said.stdout
    assert "in diesem Spiel kein Zug" in said.stdout


def test_it_is_listed_traced_and_measured(tally: Path) -> None:
    assert GAME in command(tally, "play", "--help")
    assert "no options" in command(tally, "options", GAME)
    lines = [json.loads(line) for line in command(tally, "trace", GAME).splitlines()]
    assert lines
    speed = json.loads(command(tally, "bench", GAME, "--seconds", "0.05", "--json"))
    assert speed["actions_per_second"] > 0


def test_it_is_played_in_the_arena(tally: Path) -> None:
    said = command(
        tally, "arena", GAME, "--players", "random", "greedy", "level3", "--games", "10",
        "--workers", "2", "--json",
    )  # fmt: skip
    assert json.loads(said)["players"] == ["random", "greedy", "level3"]


ENVIRONMENTS = {
    "pettingzoo": """
from pettingzoo.test import api_test
from zweikampf.envs.aec import env
api_test(env("tally"), num_cycles=100)
""",
    "vector": """
from zweikampf.envs.vector import VectorEnv
env = VectorEnv("tally", 8, seed=1)
env.reset()
ended = 0
for _ in range(100):
    ended += int(env.step(env.sample()).dones.sum())
assert ended > 8, ended
twin = VectorEnv.load(env.save())
for _ in range(20):
    chosen = env.sample()
    assert (chosen == twin.sample()).all()
    env.step(chosen)
    twin.step(chosen)
assert env.save() == twin.save()
""",
    "observe": """
from zweikampf.envs import VectorEnv, action_table, mask, observe
env = VectorEnv("tally", 8, seed=1)
for _ in range(20):
    for row in range(8):
        view = env.view(row)
        assert observe(view).tobytes() == env.batch.observations[row].tobytes()
        assert mask(view, env.tokens(row)).tobytes() == env.batch.masks[row].tobytes()
    assert env.render(0)
    env.step(env.sample())
assert action_table("tally")[-2:] == ("fold", "raise")
""",
    "gymnasium": """
import gymnasium
import numpy
from gymnasium.utils.env_checker import check_env
import zweikampf.envs.gym
env = gymnasium.make("zweikampf/tally-v1", opponent="level1")
check_env(env.unwrapped)
observation, info = env.reset(seed=1)
over = False
while not over:
    action = numpy.flatnonzero(info["action_mask"])[-1]
    observation, reward, over, _, info = env.step(action)
assert reward in (1, -1)
""",
    "openspiel": """
import pyspiel
from zweikampf.envs import openspiel
game = pyspiel.load_game("zweikampf_tally")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert state.returns() in ([1.0, -1.0], [-1.0, 1.0])
""",
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_it_is_a_learning_environment(tally: Path, name: str) -> None:
    result = run(tally, "-W", "default", "-c", ENVIRONMENTS[name])
    assert result.returncode == 0, result.stderr
