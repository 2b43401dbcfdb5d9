"""At a real terminal: Ctrl-C, Ctrl-D, and a board that fits."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest

from tests.patience import PATIENCE

WHERE = ("--plain", "--record")


def session(tmp_path: Path, *arguments: str, **environment: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "zweikampf", "play", "throne", *WHERE, str(tmp_path / "r.txt"), *arguments],
        env={**os.environ, "LANG": "en_US.UTF-8", "TERM": "xterm-256color", **environment},
        dimensions=(50, 100),
        encoding="utf-8",
        timeout=PATIENCE,
    )


def press_control(child: pexpect.spawn[str], key: str) -> None:
    """With Ctrl, while the prompt waits for input. Python looks at an interrupt that comes between
    the prompt and the waiting only after the next key."""
    while Path(f"/proc/{child.pid}/syscall").read_text().startswith("running"):
        assert child.isalive()
    child.sendcontrol(key)


@pytest.mark.parametrize(("key", "says"), [("c", "Stopped."), ("d", "The input ended")])
def test_control_keys_end_the_game_with_one_line(key: str, says: str, tmp_path: Path) -> None:
    child = session(tmp_path, "--seed", "3", "--seat", "1")
    child.expect("Your move")
    press_control(child, key)
    child.expect(says)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in str(child.before)
    assert (tmp_path / "r.txt").exists()


def test_small_letters_are_understood_and_the_answer_is_told(tmp_path: Path) -> None:
    child = session(tmp_path, "--seed", "3", "--seat", "1", "--option", "leader=0")
    child.expect("Your move")
    child.sendline("u7")
    child.expect("You lead U7")
    child.expect("Your opponent plays")
    child.expect("Your move")
    press_control(child, "c")
    child.expect(pexpect.EOF)
    child.close()


UP, TAB = "\x1b[A", "\t"


def test_the_line_is_edited_and_remembered(tmp_path: Path) -> None:
    """Tab completes, the arrow keys bring back, and the next game still knows."""
    state = {"XDG_STATE_HOME": str(tmp_path / "state")}
    child = session(tmp_path, "--seed", "3", "--seat", "1", "--option", "leader=0", **state)
    child.expect("Your move")
    child.send("boa" + TAB)
    child.expect("board")
    child.sendline("")
    child.expect("You can play")
    child.expect("Your move")
    child.send(UP)
    child.expect("board")
    child.sendline("x")  # the line that came back can be changed
    child.expect("“boardx” is not a move")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    kept = tmp_path / "state" / "zweikampf" / "history" / "throne.txt"
    assert kept.read_text("utf-8").split() == ["board", "boardx", "quit"]

    again = session(tmp_path, "--seed", "3", "--seat", "1", **state)
    again.expect("Your move")
    again.send(UP + UP + UP)
    again.expect("board")
    press_control(again, "c")
    again.expect(pexpect.EOF)
    again.close()


def test_tab_names_the_moves(tmp_path: Path) -> None:
    child = session(tmp_path, "--seed", "3", "--seat", "1", "--option", "leader=0")
    child.expect("Your move")
    child.send("u" + TAB + TAB)
    child.expect("U1.*U7")  # both begin like this
    press_control(child, "c")
    child.expect(pexpect.EOF)
    child.close()


@pytest.mark.parametrize(
    ("language", "resign", "question", "again", "prompt"),
    [
        ("en_US.UTF-8", "resign", "again another game", "again", "Your move"),
        ("de_DE.UTF-8", "aufgeben", "nochmal noch ein Spiel", "nochmal", "Dein Zug"),
    ],
)
def test_after_a_game_there_can_be_another(
    language: str, resign: str, question: str, again: str, prompt: str, tmp_path: Path
) -> None:
    child = session(tmp_path, "--seed", "3", "--seat", "1", LANG=language)
    child.expect(prompt)
    for _ in range(2):
        child.sendline(resign)
    child.expect(question)
    first = (tmp_path / "r.txt").read_text("utf-8")
    child.sendline(again)
    child.expect(prompt)
    for _ in range(2):
        child.sendline(resign)
    child.expect(question)
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "end: resigned 0" in first
    assert (tmp_path / "r.txt").read_text("utf-8") == first
