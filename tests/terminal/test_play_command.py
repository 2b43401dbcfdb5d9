"""``zweikampf play``: the application on a terminal, the prompt elsewhere; playing on; lessons."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest

from tests.patience import PATIENCE
from tests.terminal.test_cli import one_line, run
from zweikampf.engine import record
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.replay import verify
from zweikampf.games.throne import cards

EVERYTHING = "\n".join(cards.CARD_TOKENS * 30)


def at_a_terminal(*arguments: str, **environment: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "zweikampf", "play", *arguments],
        env={**os.environ, "LANG": "en_US.UTF-8", "TERM": "xterm-256color", **environment},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("key", ["q", "c"])
def test_a_terminal_shows_the_application_and_leaving_keeps_the_game(
    key: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    child = at_a_terminal("throne", "--seed", "3", "--seat", "1", "--record", str(file))
    child.expect("Your moves")
    child.expect("Resign")
    child.sendcontrol(key)
    child.expect("Record: ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert record.loads(file.read_text("utf-8")).players[0] == "human"


@pytest.mark.parametrize("plain", [{"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_dumb_terminal_gets_the_prompt(plain: dict[str, str], tmp_path: Path) -> None:
    child = at_a_terminal("throne", "--record", str(tmp_path / "game.txt"), **plain)
    child.expect("Your move ")
    child.sendline("quit")
    child.expect("Record: ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_game_is_continued_at_the_prompt_and_stays_sealed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for _ in range(3):
        result = run("play", "throne", "--record", str(file), typed=EVERYTHING[:90])
        assert one_line(result) == "The input ended before the game did."
        before = record.loads(file.read_text("utf-8"))
        assert before.outcome is None
    result = run("play", "--continue", str(file), typed=EVERYTHING)
    assert result.returncode == 0, result.stderr
    kept = record.loads(file.read_text("utf-8"))
    assert kept.actions[: len(before.actions)] == before.actions
    assert kept.table == before.table
    assert verify(kept).sealed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play"], "GAME"),
        (["play", "--continue", "no-such-file"], "cannot be read"),
        (["play", "--continue", "{finished}"], "cannot be continued"),
        (["play", "tower", "--continue", "{finished}"], "another one: throne"),
    ],
)
def test_what_cannot_be_continued_is_one_line(
    arguments: list[str], says: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    if any("{" in each for each in arguments):
        run("play", "throne", "--record", str(file), typed=EVERYTHING)
    assert says in one_line(run(*(each.format(finished=file) for each in arguments)))


def test_the_lesson_at_the_prompt() -> None:
    lesson = lesson_of("throne")
    assert lesson is not None
    typed = "\n".join(step.expects[0] if step.expects else "" for step in lesson.steps)
    result = run("play", "throne", "--lesson", typed=f"{typed}\nquit\n")
    assert result.returncode == 0, result.stderr
    said = " ".join(result.stdout.split())
    assert "Welcome to the court!" in said
    assert "play this game to its end!" in said
