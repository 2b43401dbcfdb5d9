"""A process that thinks, as the server sees it: a job goes in, an answer or a failure comes out."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process

from zweikampf.server.jobs import LENGTH, Answer, AnyJob, Failed, pack

THINKER = (sys.executable, "-m", "zweikampf.server.thinker")
_MOST_BYTES = 1 << 24  # of an answer; a longer one is none


class ThinkingFailed(Exception):
    """There is no answer: the player raised or took too long, or its process is not what it should
    be."""


class NoProcess(ThinkingFailed):
    """None can be started now. That is not the player's fault; later it may work."""


class Worker:
    """One process. It is started when it is first needed, and again after it has died."""

    def __init__(self) -> None:
        self.command = THINKER
        self._process: Process | None = None
        self._is_stopped = False

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, job: AnyJob) -> Answer:
        """What a job comes to; ``ThinkingFailed`` if it does not. One job at a time."""
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
            # Whatever else comes out of it would be taken for the answer to the next job.
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
        """End the process; whoever waits for its answer is told of a failure."""
        self._is_stopped = True
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        self.stop()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()


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
