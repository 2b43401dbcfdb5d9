"""At a real terminal: Ctrl-C, Ctrl-D, and a board that fits."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest


def _listen_to_interrupts() -> None:
    """Tests that run in the background may ignore Ctrl-C; the game must not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def session(tmp_path: Path, *arguments: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "zweikampf", "play", "throne", "--record", str(tmp_path / "r.txt"), *arguments],
        env={**os.environ, "LANG": "en_US.UTF-8", "TERM": "xterm-256color"},
        dimensions=(50, 100),
        encoding="utf-8",
        timeout=60,
        preexec_fn=_listen_to_interrupts,
    )


@pytest.mark.parametrize(("key", "says"), [("c", "Stopped."), ("d", "The input ended")])
def test_control_keys_end_the_game_with_one_line(key: str, says: str, tmp_path: Path) -> None:
    child = session(tmp_path, "--seed", "3", "--seat", "1")
    child.expect("Your move")
    child.sendcontrol(key)
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
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    child.close()
