"""A program that is forked is the same as one that Python starts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import programs
from tests.patience import PATIENCE


@pytest.mark.parametrize("arguments", [[], ["one", "zwei ä"]])
def test_arguments_streams_folder_and_exit(arguments: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "SAID": "ö", "PYTHONPATH": str(programs.ROOT)}
    plain = subprocess.run(
        [sys.executable, "-m", "tests.echo", *arguments],
        env=env,
        cwd=tmp_path,
        input="typed\n",
        capture_output=True,
        text=True,
        check=False,
    )
    forked = programs.run("tests.echo", arguments, env=env, cwd=tmp_path, typed="typed\n")
    assert (forked.returncode, forked.stdout, forked.stderr) == (
        plain.returncode,
        plain.stdout,
        plain.stderr,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_signals_end_it(number: int) -> None:
    program = programs.start("tests.echo", env=os.environ, takes_input=True)
    assert program.stdin is not None
    assert program.stdout is not None
    with program.stdin, program.stdout:
        program.stdin.write("up\n")
        program.stdin.flush()
        assert program.stdout.readline() == "up\n"
        assert program.poll() is None
        program.send_signal(number)
        expected = 1 if number == signal.SIGINT else -number  # Python raises an error of Ctrl-C
        assert program.wait(PATIENCE) == expected


def test_a_changed_path_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fork server has loaded what it found at the start."""
    (tmp_path / "only_here.py").write_text("print('here')\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(programs.ROOT)]))
    assert programs.run("only_here", env=os.environ).stdout == "here\n"
