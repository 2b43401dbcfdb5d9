"""Computer players think in separate processes, for one address and guest after the other.

A table awaits its answer; the event loop and all other tables continue. Every job has a time limit;
a process that goes beyond it is ended and replaced. When no one waits for a job any more because
its table has moved on, its process gets some time to finish, since a new process costs more than
most jobs, and counts for its guest until then: a player who acts and takes back in a loop waits for
their own jobs and ends few processes.

One process is spare: while all others are busy it thinks for an address that has nothing running.
So a player at one table need not wait for another player's long job to end. It shares the processor
with the others, so it makes the server fairer, not faster.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from zweikampf.players.insight.known import Known
from zweikampf.players.review import Judged
from zweikampf.server.log import note, trouble
from zweikampf.server.metrics import Metrics
from zweikampf.server.spans import say, span
from zweikampf.server.tasks import Tasks
from zweikampf.server.timing import Clock, Timer
from zweikampf.server.workers.fair_queue import FairQueue, JobKind
from zweikampf.server.workers.jobs import (
    Answer,
    AnyJob,
    BotJob,
    Hint,
    HintJob,
    KnownJob,
    LedgerJob,
    MoveJob,
    Piece,
    ReviewJob,
    Summary,
    SummaryJob,
    WakeUp,
)
from zweikampf.server.workers.process import ThinkingFailed, Worker
from zweikampf.server.workers.round_robin import Payer

PATIENCE = 2.0  # seconds that a process gets to finish what no one waits for


class ChosenAction(NamedTuple):
    token: str
    seconds: float  # of thinking; how long it waited for a process does not count


@dataclass(eq=False)
class _Ticket:
    """A job on its way."""

    payer: Payer
    kind: JobKind
    job: AnyJob
    since: float
    answer: asyncio.Future[Answer]
    worker: Worker | None = None
    result: str = "done"  # or failed, timed-out, abandoned: for the metrics
    is_over: bool = False
    timers: list[Timer] = field(default_factory=list)


class WorkerPool:
    """A job is charged to its ``payer``; see ``FairQueue``."""

    def __init__(
        self,
        workers: Sequence[Worker],
        spare: Worker,
        clock: Clock,
        metrics: Metrics,
        *,
        seconds: float,
        guest_jobs: int,
        address_jobs: int,
    ) -> None:
        self._workers = [*workers, spare]
        self._free = list(workers)
        self._spare = spare
        self._spare_is: Literal["off", "starting", "free", "busy"] = "off"
        self._clock = clock
        self._metrics = metrics
        self._seconds = seconds  # that a job may take
        self._queue: FairQueue[_Ticket] = FairQueue(guest_jobs, address_jobs)
        self._tasks = Tasks()
        self._is_closed = False

    async def choose(self, payer: Payer, job: MoveJob | BotJob) -> ChosenAction:
        answer = await self._think(payer, JobKind.MOVE, job)
        if not isinstance(answer.thought, str):
            raise ThinkingFailed("no move")
        return ChosenAction(answer.thought, answer.seconds)

    async def hint(self, payer: Payer, job: HintJob) -> Hint:
        answer = await self._think(payer, JobKind.HINT, job)
        if not isinstance(answer.thought, list):
            raise ThinkingFailed("no hint")
        return answer.thought

    async def review(self, payer: Payer, job: ReviewJob) -> Judged:
        answer = await self._think(payer, JobKind.REVIEW, job)
        if not isinstance(answer.thought, Judged):
            raise ThinkingFailed("no judgement")
        return answer.thought

    async def ledger(self, payer: Payer, job: LedgerJob) -> Piece:
        answer = await self._think(payer, JobKind.REVIEW, job)
        if not isinstance(answer.thought, Piece):
            raise ThinkingFailed("no entries")
        return answer.thought

    async def summary(self, payer: Payer, job: SummaryJob) -> Summary:
        answer = await self._think(payer, JobKind.REVIEW, job)
        if not isinstance(answer.thought, dict):
            raise ThinkingFailed("no summary")
        return answer.thought

    async def known(self, payer: Payer, job: KnownJob) -> Known:
        answer = await self._think(payer, JobKind.REVIEW, job)
        if not isinstance(answer.thought, Known):
            raise ThinkingFailed("no chances")
        return answer.thought

    def has_enough(self, payer: Payer, kind: JobKind) -> bool:
        """Whether a guest or an address has as many jobs of a kind, waiting or running, as anyone
        may."""
        return self._queue.has_enough(payer, kind)

    async def _think(self, payer: Payer, kind: JobKind, job: AnyJob) -> Answer:
        if self._is_closed:
            raise ThinkingFailed("the server stops")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        ticket = _Ticket(payer, kind, job, self._clock.monotonic(), answer)
        with span("think", kind=kind) as about:
            self._queue.put(ticket)
            self._hand_out()
            try:
                return await answer
            except asyncio.CancelledError:
                self._abandon(ticket)
                raise
            finally:
                say(about, result=ticket.result)

    def _hand_out(self) -> None:
        """Give jobs to workers while there are both."""
        while self._free and (ticket := self._queue.take()) is not None:
            self._hand(ticket, self._free.pop())
        if self._spare_is == "free" and (ticket := self._queue.take(is_spare=True)) is not None:
            self._spare_is = "busy"
            self._hand(ticket, self._spare)
        elif self._spare_is == "off" and any(self._queue.length(kind) for kind in JobKind):
            self._spare_is = "starting"
            self._tasks.start(self._start_spare())
        self._tell_lengths()

    def _hand(self, ticket: _Ticket, worker: Worker) -> None:
        ticket.worker = worker
        self._tasks.start(self._work(ticket, worker))

    async def _start_spare(self) -> None:
        """It is used once it has answered: no one waits for its start, and no job fails because
        there is no room for one more process."""
        try:
            await self._spare.ask(WakeUp())
        except ThinkingFailed as error:
            self._spare_is = "off"
            note("no-spare-thinker", why=str(error))
        else:
            self._spare_is = "free"
            if not self._is_closed:
                self._hand_out()

    async def _work(self, ticket: _Ticket, worker: Worker) -> None:
        try:
            if self._is_closed:
                _fail(ticket, ThinkingFailed("the server stops"))
            if not ticket.answer.done():  # nor just abandoned
                await self._ask(ticket, worker)
        finally:
            ticket.is_over = True
            for timer in ticket.timers:
                timer.cancel()
            self._metrics.thoughts.labels(ticket.kind, ticket.result).inc()
            self._queue.done(ticket)
            if worker is self._spare:
                # Without its process it must be started again first.
                self._spare_is = "free" if worker.is_running else "off"
            else:
                self._free.append(worker)
            if not self._is_closed:
                self._hand_out()

    async def _ask(self, ticket: _Ticket, worker: Worker) -> None:
        waited = self._clock.monotonic() - ticket.since
        self._metrics.thinking_wait_seconds.labels(ticket.kind).observe(waited)
        limit = self._clock.later(self._seconds, lambda: self._time_is_up(ticket, worker))
        ticket.timers.append(limit)
        try:
            answer = await worker.ask(ticket.job)
        except Exception as error:
            if ticket.result == "done":
                ticket.result = "failed"
            if not isinstance(error, ThinkingFailed):
                trouble("thinking-failed", error)
                error = ThinkingFailed(type(error).__name__)
            _fail(ticket, error)
        else:
            self._metrics.thinking_seconds.labels(ticket.kind).observe(answer.seconds)
            if not ticket.answer.done():
                ticket.answer.set_result(answer)

    def _time_is_up(self, ticket: _Ticket, worker: Worker) -> None:
        note("thinking-timed-out", kind=ticket.kind)
        ticket.result = "timed-out"
        _fail(ticket, ThinkingFailed("its time was up"))
        worker.stop()

    def _abandon(self, ticket: _Ticket) -> None:
        if ticket.is_over:
            return
        if ticket.worker is None:
            self._queue.drop(ticket)
            self._metrics.thoughts.labels(ticket.kind, "abandoned").inc()
            self._tell_lengths()
        elif ticket.result == "done":
            ticket.result = "abandoned"
            ticket.timers.append(self._clock.later(PATIENCE, ticket.worker.stop))

    def _tell_lengths(self) -> None:
        for kind in JobKind:
            self._metrics.thinking_waiting.labels(kind).set(self._queue.length(kind))

    async def close(self) -> None:
        """End all processes; those who still wait get a failure."""
        self._is_closed = True
        for ticket in self._queue.clear():
            ticket.is_over = True
            _fail(ticket, ThinkingFailed("the server stops"))
        for worker in self._workers:
            worker.stop()
        await self._tasks.finish()
        for worker in self._workers:
            await worker.close()


def _fail(ticket: _Ticket, error: Exception) -> None:
    if not ticket.answer.done():
        ticket.answer.set_exception(error)
