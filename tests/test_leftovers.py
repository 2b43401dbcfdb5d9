"""The check for forgotten processes finds them, orphans too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from tests import leftovers, programs
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

_SLEEPER = [sys.executable, "-c", "import sys; print('up', flush=True); sys.stdin.read()"]


def test_a_child_is_found_until_it_ends() -> None:
    with subprocess.Popen(_SLEEPER, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"up\n"
        assert child.pid in leftovers.children()
        child.kill()
    assert child.pid not in leftovers.children()


def test_a_program_is_found_until_it_ends() -> None:
    program = programs.start("tests.echo", env=os.environ, takes_input=True)
    assert program.stdin is not None
    assert program.stdout is not None
    with program.stdin, program.stdout:
        program.stdin.write("up\n")
        program.stdin.flush()
        assert program.stdout.readline() == "up\n"
        assert program.pid in leftovers.children()
        program.kill()
        assert program.wait(PATIENCE) == -signal.SIGKILL
    assert program.pid not in leftovers.children()


def test_an_orphan_is_found() -> None:
    """Its parent starts it, prints its number and is gone."""
    start = (
        "import subprocess, sys;"
        "code = 'import time; time.sleep(600)';"
        "child = subprocess.Popen([sys.executable, '-c', code], stdout=subprocess.DEVNULL);"
        "print(child.pid)"
    )
    told = subprocess.check_output([sys.executable, "-c", start])
    orphan = int(told)
    try:
        assert orphan in leftovers.children()
    finally:
        os.kill(orphan, signal.SIGKILL)
        os.waitpid(orphan, 0)
