"""A worker process, as the server sees it: a job goes in, an answer or a failure comes out."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process

from zweikampf.server.workers.jobs import LENGTH, Answer, AnyJob, Failed, pack

COMMAND = (sys.executable, "-m", "zweikampf.server.workers.worker")
_LAST_SECONDS = 3.0  # longer than a bot gets to end by itself
_MOST_BYTES = 1 << 24  # of an answer; a longer one is an error


class ThinkingFailed(Exception):
    """There is no answer: the player raised or took too long, or its process is broken."""


class NoProcess(ThinkingFailed):
    """No process can be started now. That is not the player's fault; it may work later."""


class Worker:
    """One process. It is started when it is first needed, and again after it has died."""

    def __init__(self) -> None:
        self.command = COMMAND
        self._process: Process | None = None
        self._is_stopped = False

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, job: AnyJob) -> Answer:
        """The result of a job; ``ThinkingFailed`` if there is none. One job at a time."""
        content = pack(job)
        self._is_stopped = False
        try:
            process = await self._running()
        except OSError as error:
            raise NoProcess(type(error).__name__) from error
        try:
            if self._is_stopped:  # while the process was being started
                raise InterruptedError
            answer = await _exchange(process, content)
        except BaseException as error:
            # Anything else that it writes would be mistaken for the answer to the next job.
            await self.close()
            if not isinstance(error, Exception):
                raise
            raise ThinkingFailed(f"broken process: {type(error).__name__}") from error
        if isinstance(answer.thought, Failed):
            raise ThinkingFailed(answer.thought.why)
        return answer

    async def _running(self) -> Process:
        if self._process is None or not self.is_running:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its thinkers itself
            )
        return self._process

    def stop(self) -> None:
        """End the process; those who wait for its answer get a failure. A bot that it has started
        ends with it; a player that holds on to the process gets a moment."""
        self._is_stopped = True
        process = self._process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            asyncio.get_running_loop().call_later(_LAST_SECONDS, _kill, process)

    async def close(self) -> None:
        self.stop()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()


def _kill(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


async def _exchange(process: Process, content: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(content)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if length > _MOST_BYTES:
        raise ValueError("an answer of that length")
    answer = pickle.loads(await process.stdout.readexactly(length))
    if not isinstance(answer, Answer):
        raise TypeError("no answer")
    return answer
