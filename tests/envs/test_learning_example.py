"""The worked example: a policy is trained, saved, and enters the arena."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from zweikampf.engine.errors import PlayerError
from zweikampf.players.opponents import opponent

ROOT = Path(__file__).parents[2]
PLAYER = "examples/learning/player.py:Policy"
GAMES = 160


def run(*arguments: str, **variables: str) -> str:
    """What a Python with these arguments prints; it must end well."""
    # With one thread NumPy adds in the same order on any number of cores.
    fixed = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT, env={**os.environ, **fixed, **variables},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Trained as the page says."""
    file = str(tmp_path_factory.mktemp("policy") / "policy.npz")
    said = run("examples/learning/train_policy.py", "--file", file)
    assert "25000 decisions of greedy in throne" in said
    return file


def test_the_trained_policy_beats_random_in_the_arena(policy: str) -> None:
    said = run(
        "-m", "zweikampf", "arena", "throne", PLAYER, "random",
        "--games", str(GAMES), "--seed", "1", "--json", POLICY=policy,
    )  # fmt: skip
    score = json.loads(said)["meetings"][0]["score"]
    assert score["games"] == GAMES
    # Seven games of ten were measured. Another machine may round weights differently, which changes
    # a few moves; a policy that knows nothing would win half of the games.
    assert score["wins"] >= 0.6 * GAMES


def test_weights_for_another_game_are_refused(policy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("POLICY", policy)
    with pytest.raises(PlayerError) as caught:
        opponent(PLAYER, "tower", seed=1)
    assert "these weights are for throne" in str(caught.value.reason.values["why"])
