"""A child process that we talk to in lines, each within a time limit.

The child leads its own process group, and the whole group is killed at the end: nothing that it has
started stays behind. POSIX only, as pipes cannot be waited for elsewhere.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from time import monotonic
from typing import IO

LONGEST_LINE = 1 << 16  # bytes of a line that a child writes
QUIT_SECONDS = 1.0  # that a child gets to end by itself
_GLANCE = 0.1  # seconds after which we look whether it still lives
_CHUNK = 1 << 16
_LAST_CHUNKS = 64


class ChildError(Exception):
    """There is no line."""


class TooSlow(ChildError):
    """Its time is up."""


class Gone(ChildError):
    """It has ended, or closed its output."""


class TooLong(ChildError):
    """It writes a line without end."""


class Child:
    """``complain`` is given each line that the child writes to its standard error."""

    def __init__(self, command: Sequence[str], complain: Callable[[bytes], None]) -> None:
        """``OSError`` if it cannot be started."""
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._complain = complain
        self._unsent = bytearray()
        self._heard = bytearray()
        self._complained = bytearray()
        self._is_silent = False  # its output has ended
        self._selector = selectors.DefaultSelector()
        # For a child that no one has ended, at the latest when the interpreter ends.
        self._release = weakref.finalize(self, _release, self._process, self._selector)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._stdout, self._stderr):
            self._selector.register(pipe, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def send(self, line: bytes) -> None:
        """A line without its end. What the pipe does not take now is written while we wait for an
        answer; a child that has ended reads nothing, which is found out then."""
        self._unsent += line + b"\n"
        self._write()

    def receive(self, deadline: float) -> bytes:
        """The next line; ``ChildError`` if there is none until then (by ``monotonic``)."""
        while True:
            line, end, rest = self._heard.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise TooLong
            if end:
                self._heard = rest
                return bytes(line)
            if self._is_silent or self._has_ended():
                raise Gone
            if monotonic() >= deadline:
                raise TooSlow
            self._wait(min(deadline, monotonic() + _GLANCE))

    def _has_ended(self) -> bool:
        """Whether it has ended and left nothing to read; a process that it has started may keep its
        pipes open."""
        return self._process.poll() is not None and not self._wait(monotonic())

    def end(self, last: bytes | None = None) -> int:
        """The return code. With a last line the child may end by itself for a moment; then it is
        killed with everything that it has started."""
        if last is not None:
            self.send(last)
            self._leave_alone()
        _kill(self._process)
        # What it wrote before its end, such as a traceback. A process that has left the group may
        # still be writing, so not for ever.
        for _ in range(_LAST_CHUNKS):
            if not self._wait(monotonic()):
                break
        self._flush_complaints()
        self._release()
        assert self._process.returncode is not None
        return self._process.returncode

    def _leave_alone(self) -> None:
        deadline = monotonic() + QUIT_SECONDS
        while not self._is_silent:
            if not self._unsent:
                self._close_input()
            if not self._wait(deadline):
                return
            self._heard.clear()

    def _close_input(self) -> None:
        if not self._stdin.closed:
            self._watch_input(False)
            self._stdin.close()

    def _wait(self, deadline: float) -> bool:
        """Do what can be done next; ``False`` if there is nothing until the deadline."""
        self._watch_input(bool(self._unsent))
        if not self._selector.get_map():
            return False
        ready = self._selector.select(max(0.0, deadline - monotonic()))
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._hear()
            else:
                self._hear_complaints()
        return bool(ready)

    def _watch_input(self, is_wanted: bool) -> None:
        if self._stdin.closed or is_wanted == (self._stdin in self._selector.get_map()):
            return
        if is_wanted:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        else:
            self._selector.unregister(self._stdin)

    def _write(self) -> None:
        try:
            written = self._stdin.write(self._unsent) or 0
        except BlockingIOError:
            return
        except OSError:  # it reads no more
            written = len(self._unsent)
        del self._unsent[:written]

    def _hear(self) -> None:
        heard = self._stdout.read(_CHUNK)
        if heard:
            self._heard += heard
        elif heard is not None:
            self._is_silent = True
            self._selector.unregister(self._stdout)

    def _hear_complaints(self) -> None:
        heard = self._stderr.read(_CHUNK)
        if heard:
            self._complained += heard
            *lines, rest = self._complained.split(b"\n")
            self._complained = bytearray(rest)
            for line in lines:
                self._complain(bytes(line))
            if len(self._complained) > LONGEST_LINE:
                self._flush_complaints()
        elif heard is not None:
            self._selector.unregister(self._stderr)

    def _flush_complaints(self) -> None:
        if self._complained:
            self._complain(bytes(self._complained))
            self._complained.clear()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _release(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    if process.returncode is None:
        _kill(process)
    selector.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
