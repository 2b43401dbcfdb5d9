"""Any player at the other side of the terminal, by its name; one that fails is a sentence."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from tests.players.bots import EXAMPLES, bot
from tests.terminal.test_cli import one_line, run

MINE = """
class Mine:
    def __init__(self, game, seed): pass
    def choose(self, view, legal, budget): return legal[0]

class Broken(Mine):
    def choose(self, view, legal, budget): raise RuntimeError("out of order")

class Stillborn(Mine):
    def __init__(self, game, seed): raise RuntimeError("not today")
"""
SHELL = f"cmd:{shlex.quote(str(EXAMPLES / 'bot.sh'))}"


def told(done: subprocess.CompletedProcess[str]) -> tuple[list[str], str]:
    """The traceback, which holds no code of ours, and the sentence."""
    assert done.returncode == 2
    *trace, said = done.stderr.splitlines()
    assert trace[0].startswith("Traceback")
    files = [line for line in trace if line.startswith("  File ")]
    assert all("mine.py" in line for line in files)
    assert files[:1] == trace[1:2]
    return trace, said


def play(name: str, folder: Path, *more: str, typed: str = "quit\n") -> str:
    """Seat 1 begins, and it is the opponent's."""
    record = str(folder / "record.txt")
    options = ["--seed", "2", "--seat", "1", "--option", "leader=1", "--record", record, *more]
    done = run("play", "throne", "--opponent", name, *options, typed=typed, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "name", ["search:20", "mine:Mine", "mine.py:Mine", "./mine.py:Mine", SHELL]
)
def test_every_name_of_a_player_is_an_opponent(name: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    assert f"against {name[:30]}" in play(name, tmp_path)
    record = (tmp_path / "record.txt").read_text("utf-8")
    assert f"player1: {name[:30]}" in record


def test_a_program_that_is_too_slow_is_a_sentence(tmp_path: Path) -> None:
    slow = bot(tmp_path, "def turn(message): hang()")
    given = ["--seed", "2", "--seat", "1", "--option", "leader=1", "--move-time", "0.05"]
    said = one_line(run("play", "throne", "--opponent", slow, *given, cwd=tmp_path))
    assert "made no move within 0.05 s" in said


@pytest.mark.parametrize("seed", [["--seed", "2"], []], ids=["seed", "none"])
def test_a_class_that_fails_is_a_sentence_and_a_command_that_repeats_it(
    seed: list[str], tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    given = [*seed, "--seat", "1", "--option", "leader=1", "--record", "kept.txt"]
    failed = run("play", "throne", "--opponent", "mine.py:Broken", *given, cwd=tmp_path)
    again = failed.stdout.splitlines()[-1].removeprefix("To see it fail again: zweikampf ")
    repeated = run(*shlex.split(again), cwd=tmp_path)
    for done in (failed, repeated):
        trace, said = told(done)
        assert said == "The player mine.py:Broken has failed: RuntimeError: out of order"
        assert "in choose" in trace[1]
        assert done.stdout.splitlines()[-1].endswith(again)


def test_a_saved_game_is_played_on_against_another_player(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    assert "against level1" not in play("mine.py:Mine", tmp_path)
    done = run(
        "play", "--continue", "record.txt", "--opponent", "greedy", typed="quit\n", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "player1: greedy" in (tmp_path / "record.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "call", [["play", "throne", "--opponent"], ["arena", "throne", "random"]], ids=["play", "arena"]
)
def test_a_class_that_cannot_be_made_shows_where_it_failed(call: list[str], tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    trace, said = told(run(*call, "mine.py:Stillborn", cwd=tmp_path))
    assert said == "The player mine.py:Stillborn cannot be made: RuntimeError: not today"
    assert "in __init__" in trace[1]


def test_a_file_that_python_cannot_read_shows_the_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Mine:\n    def\n")
    done = run("arena", "throne", "random", "mine.py:Mine", cwd=tmp_path)
    assert done.returncode == 2
    assert 'mine.py", line 2' in done.stderr.splitlines()[0]
    assert "zweikampf" not in done.stderr.replace(str(tmp_path), "")


def test_a_misspelt_class_is_a_sentence_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    said = one_line(run("arena", "throne", "random", "mine.py:Nine", cwd=tmp_path))
    assert "has no attribute 'Nine'" in said


def test_an_arena_with_programs_and_files(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    names = ["--players", SHELL, "mine.py:Mine", "--move-time", "30"]
    done = run("arena", "throne", *names, "--games", "2", "--workers", "2", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "mine.py:Mine" in done.stdout
