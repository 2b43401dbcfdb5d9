"""Computer players think in processes of their own, and stop when nobody waits for them.

A table awaits its answer; the event loop goes on, and so do all other tables. When the waiting is
cancelled because the table has moved on, the process gets a moment to finish by itself and is
ended otherwise. A process that dies is replaced. Moves go before hints, and hints before reviews.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, NamedTuple

from zweikampf.players.review import Judged
from zweikampf.server.log import note
from zweikampf.server.thinker import LENGTH, Hint, Job, ReviewJob, Thought, pack

A_MOVE, A_HINT, A_REVIEW = range(3)  # what goes first
PATIENCE = 0.1  # seconds that a process gets to finish what nobody waits for any more


class ThinkingFailed(Exception):
    """The player raised, or its process died."""


class Move(NamedTuple):
    token: str
    seconds: float  # of thinking; how long it waited for a process does not count


class _Worker:
    """One process. It is started when it is first needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, job: Job | ReviewJob) -> Any:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(pack(job))
            await process.stdin.drain()
            head = await process.stdout.readexactly(LENGTH.size)
            return pickle.loads(await process.stdout.readexactly(*LENGTH.unpack(head)))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.stop()
            raise ThinkingFailed("the process has gone") from error

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "zweikampf.server.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its thinkers itself
            )
        return self.process

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


class Thinking:
    def __init__(self, workers: int) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: list[tuple[int, int, asyncio.Future[_Worker]]] = []  # a heap
        self._numbers = count()
        self._clearing: set[asyncio.Task[None]] = set()
        self.jobs = 0
        self.cancelled = 0

    async def choose(self, job: Job) -> Move:
        answer, seconds = await self._think(job, A_MOVE)
        assert isinstance(answer, str)
        return Move(answer, seconds)

    async def hint(self, job: Job) -> Hint:
        answer, _ = await self._think(job, A_HINT)
        assert isinstance(answer, list)
        return answer

    async def review(self, job: ReviewJob) -> Judged:
        answer, _ = await self._think(job, A_REVIEW)
        assert isinstance(answer, Judged)
        return answer

    async def _think(self, job: Job | ReviewJob, rank: int) -> tuple[Thought, float]:
        answer: Thought | Exception
        async with self._worker(rank) as worker:
            self.jobs += 1
            answer, seconds = await worker.ask(job)
        if isinstance(answer, Exception):
            raise ThinkingFailed(type(answer).__name__) from answer
        return answer, seconds

    async def _hire(self, rank: int) -> _Worker:
        """A free worker, as soon as nobody who goes first waits for one."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())  # it was our turn just now
            raise

    def _release(self, worker: _Worker) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    @asynccontextmanager
    async def _worker(self, rank: int) -> AsyncIterator[_Worker]:
        worker = await self._hire(rank)
        try:
            yield worker
        except asyncio.CancelledError:
            self.cancelled += 1
            task = asyncio.create_task(self._clear(worker))
            self._clearing.add(task)
            task.add_done_callback(self._clearing.discard)
            raise
        except BaseException:
            self._release(worker)
            raise
        else:
            self._release(worker)

    async def _clear(self, worker: _Worker) -> None:
        """Nobody waits for what this worker is thinking about."""
        process = worker.process
        if process is not None and process.returncode is None:
            try:
                async with asyncio.timeout(PATIENCE):
                    assert process.stdout is not None
                    head = await process.stdout.readexactly(LENGTH.size)
                    await process.stdout.readexactly(*LENGTH.unpack(head))
            except (TimeoutError, asyncio.IncompleteReadError):
                note("thinking-cancelled")
                worker.stop()
                await process.wait()
                worker.process = None
        self._release(worker)

    async def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            if worker.process is not None:
                await worker.process.wait()
