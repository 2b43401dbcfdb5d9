"""Keyboard interrupts that come at a bad moment wait; none is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from zweikampf.lab import interrupts


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("waits", [interrupts.left_to_us, interrupts.held])
def test_an_interrupt_comes_afterwards(waits: Callable[[], AbstractContextManager[None]]) -> None:
    done = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012
        with waits():
            interrupt()
            done.append("all of it")
        done.append("too much")
    assert done == ["all of it"]


def test_what_was_before_is_again() -> None:
    before = signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, ())
    for waits in (interrupts.left_to_us, interrupts.held):
        with waits():
            pass
    assert (signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, ())) == before


def test_a_process_that_was_started_leaves_interrupts_to_its_parent() -> None:
    code = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('goes on')"
    with interrupts.left_to_us():
        child = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert child.stdout == b"goes on\n"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert child.stdout == b""
