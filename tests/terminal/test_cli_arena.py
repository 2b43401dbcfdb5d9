"""``zweikampf arena`` as a person meets it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.test_cli import ROOT, one_line, run
from zweikampf.terminal.usage import spread

GUEST = """
class First:
    def __init__(self, game, seed):
        pass

    def choose(self, view, legal, budget=None):
        return legal[0]
"""


def test_the_arena_prints_scores_with_intervals_and_ratings() -> None:
    result = run("arena", "throne", "--players", "random", "greedy", "--games", "8")
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    order = [line.split()[0] for line in lines if line.strip().startswith(("greedy", "random"))]
    assert order == ["greedy", "random", "random"]
    assert "95 % interval" in result.stdout
    assert "±" in result.stdout


def test_json_is_the_same_for_the_same_seed_and_grows_with_resume(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    call = ("arena", "throne", "--players", "greedy", "search", "--budget", "5", "--json")
    whole = run(*call, "--games", "12", "--seed", "3", "--workers", "2")
    assert whole.returncode == 0, whole.stderr
    report = json.loads(whole.stdout)
    assert report["standings"][0]["score"]["games"] == 12
    run(*call, "--games", "4", "--seed", "3", "--resume", str(file))
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2
    resumed = run(*call, "--games", "12", "--seed", "3", "--resume", str(file))
    assert resumed.stdout == whole.stdout
    assert len(file.read_text("utf-8").splitlines()) == 1 + 6


def test_a_class_beside_the_person_can_enter(tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(GUEST)
    result = run(
        "arena", "throne", "--players", "mymodule:First", "random", "--games", "4",
        "--workers", "2", cwd=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "mymodule:First" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena", "chess", "--players", "random", "greedy"], "no game called"),
        (["arena", "throne"], "--players"),
        (["arena", "throne", "--players", "random"], "at least two players"),
        (["arena", "throne", "--players", "random", "nobody"], "no player called “nobody”"),
        (["arena", "throne", "--players", "random", "no:Where"], "No module named 'no'"),
        (["arena", "throne", "--players", "random", "json:loads"], "cannot be made"),
        (["arena", "throne", "--players", "random", "search:x"], "not a budget"),
        (["arena", "throne", "--players", "random", "greedy", "--budget", "1h"], "not a budget"),
        (["arena", "throne", "--players", "random", "greedy", "--games", "1"], "--games"),
        (["arena", "throne", "--players", "random", "greedy", "--workers", "0"], "--workers"),
        (["arena", "throne", "--players", "random", "greedy", "--resume", "."], "cannot be read"),
        (
            ["arena", "throne", "--players", "random", "greedy", "--resume", "README.md"],
            "does not hold results",
        ),
        (["arena", "throne", "--players", "random", "tests.lab.guests:Cheat"], "leader-is-known"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], says: str) -> None:
    assert says in one_line(run(*arguments, cwd=ROOT))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_is_one_line_and_keeps_what_is_done(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = subprocess.Popen(
        [sys.executable, "-m", "zweikampf", "arena", "throne", "--players", "greedy", "random",
         "--games", "100000", "--workers", workers, "--resume", str(file)],
        env={**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": ""},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while not file.exists() or file.read_text("utf-8").count("\n") < 3:
        assert arena.poll() is None
        time.sleep(0.05)
    os.killpg(arena.pid, signal.SIGINT)  # as the keyboard does: to the workers too
    output, errors = arena.communicate(timeout=60)
    assert (arena.returncode, output, errors.strip()) == (130, "", "Stopped.")
    assert all(json.loads(line) for line in file.read_text("utf-8").splitlines())


def test_a_list_may_follow_the_option_of_players() -> None:
    assert spread(["arena", "x", "--players", "a", "b", "--games", "2"], "--players") == [
        "arena", "x", "--players", "a", "--players", "b", "--games", "2",
    ]  # fmt: skip
    assert spread(["--players", "a", "--players", "b"], "--players") == [
        "--players", "a", "--players", "b",
    ]  # fmt: skip
    assert spread(["play", "x"], "--players") == ["play", "x"]
