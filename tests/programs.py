"""Our own programs as processes that start quickly.

Loading a server or the command line takes longer than most tests of them. So one process per test
session loads their parts once (the fork server of ``multiprocessing``), and each program is a fork
of it: a real process with its own arguments, environment, pipes and signals. What is started is the
same as with ``python -m``; that ``python -m`` itself works is tested where it matters.
"""

from __future__ import annotations

import atexit
import functools
import gc
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerContext, ForkServerProcess
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, Any

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
# Besides ours "pytest", the main module of a session, which every fork imports.
_LOADED = ["pytest", "tests.preloaded"]
# What the fork server has loaded follows from these variables as they were at the start; a test may
# have changed them since.
_AT_START = dict(os.environ)


class Program:
    """A process, as ``subprocess.Popen`` shows one."""

    def __init__(
        self, process: ForkServerProcess, stdin: IO[str] | None, stdout: IO[str] | None
    ) -> None:
        assert process.pid is not None
        self._process = process
        self.pid = process.pid
        self.stdin, self.stdout = stdin, stdout

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@functools.cache
def _forks() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_LOADED)
    return context


def start(
    module: str,
    arguments: Sequence[str] = (),
    *,
    env: Mapping[str, str],
    takes_input: bool = False,
) -> Program | subprocess.Popen[str]:
    """``python -m module arguments`` with its standard output (and input, if it takes any) in
    pipes; its standard error is ours."""
    if not _can_fork(env):
        stdin = subprocess.PIPE if takes_input else subprocess.DEVNULL
        command = [sys.executable, "-m", module, *arguments]
        return subprocess.Popen(
            command, env=env, cwd=ROOT, stdin=stdin, stdout=subprocess.PIPE, encoding="utf-8"
        )
    output, its_output = os.pipe()
    its_input, own_input = os.pipe() if takes_input else (os.open(os.devnull, os.O_RDONLY), None)
    try:
        process = _fork(module, arguments, dict(env), ROOT, (its_input, its_output, 2))
    finally:
        os.close(its_input)
        os.close(its_output)
    typed = None if own_input is None else os.fdopen(own_input, "w", encoding="utf-8")
    return Program(process, typed, os.fdopen(output, encoding="utf-8"))


def run(
    module: str,
    arguments: Sequence[str] = (),
    *,
    env: Mapping[str, str],
    typed: str = "",
    cwd: Path | None = None,
    timeout: float = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    """The same to its end, as ``subprocess.run`` with ``capture_output`` would."""
    if not _can_fork(env):
        return subprocess.run(
            [sys.executable, "-m", module, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=_findable(module, env),
            cwd=cwd or ROOT,
            timeout=timeout,
            check=False,
        )
    with tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as complained:
        with tempfile.TemporaryFile() as asked:
            asked.write(typed.encode())
            asked.seek(0)
            streams = (asked.fileno(), told.fileno(), complained.fileno())
            process = _fork(module, arguments, dict(env), cwd or ROOT, streams)
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired([module, *arguments], timeout)
        written = []
        for stream in (told, complained):
            stream.seek(0)
            written.append(stream.read().decode())
    return subprocess.CompletedProcess([module, *arguments], process.exitcode, *written)


def _can_fork(env: Mapping[str, str]) -> bool:
    """A fork comes too late for the variables that decide what is loaded and how."""
    loaded, wanted = (
        {name: each[name] for name in each if _decides(name)} for each in (_AT_START, env)
    )
    return loaded == wanted


def _decides(name: str) -> bool:
    """Ray sets the one that is no matter, for good, in every process that uses it."""
    return (name.startswith("PYTHON") and name != "PYTHONBREAKPOINT") or name == "ZWEIKAMPF_PURE"


def _findable(module: str, env: Mapping[str, str]) -> Mapping[str, str]:
    """Modules of tests are found from every folder, as in a fork."""
    if not module.startswith("tests."):
        return env
    places = [str(ROOT), *filter(None, [env.get("PYTHONPATH")])]
    return {**env, "PYTHONPATH": os.pathsep.join(places)}


def _fork(
    module: str,
    arguments: Sequence[str],
    env: dict[str, str],
    cwd: Path,
    streams: tuple[int, int, int],
) -> ForkServerProcess:
    process = _forks().Process(
        target=_be, name=module, args=(module, list(arguments), env, cwd, _Streams(streams))
    )
    process.start()
    return process


class _Streams:
    """Descriptors for standard input, output and error, which travel to the fork."""

    def __init__(self, fds: Sequence[int]) -> None:
        self.fds = list(fds)

    def __getstate__(self) -> list[Any]:
        return [DupFd(fd) for fd in self.fds]

    def __setstate__(self, passed: list[Any]) -> None:
        self.fds = [each.detach() for each in passed]


def _be(
    module: str, arguments: list[str], env: dict[str, str], cwd: Path, streams: _Streams
) -> None:
    """In the fork: become the program."""
    gc.freeze()  # what is loaded stays
    for standard, fd in enumerate(streams.fds):
        os.dup2(fd, standard)
        os.close(fd)
    encoding = env.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = open(0, encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding, "backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    finally:
        atexit._run_exitfuncs()
