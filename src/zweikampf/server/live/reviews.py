"""Finished games in hindsight, choice by choice, while a client keeps asking.

A review is asked for again and again and answers with what is ready. Its choices are thought about
one at a time, in turn with those of other guests' reviews. When no one asks any more it stops, and
continues from there at the next request. It can always be computed again with the same result, so
it is not stored.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field

from zweikampf.engine.record import Record
from zweikampf.engine.replay import Decision, decisions
from zweikampf.players.review import Judged, iterations_for
from zweikampf.server.log import note
from zweikampf.server.settings import Settings
from zweikampf.server.tasks import Tasks
from zweikampf.server.timing import Clock
from zweikampf.server.workers.jobs import ReviewJob
from zweikampf.server.workers.process import NoProcess, ThinkingFailed
from zweikampf.server.workers.round_robin import NOBODY, Payer
from zweikampf.server.workers.turns import Turns
from zweikampf.server.workers.worker_pool import WorkerPool

MOST_KEPT = 200  # reviews in memory


@dataclass
class Review:
    """The choices of one seat in one game, as far as they have been looked at."""

    game: str
    table: str
    seat: int
    total: int
    choices: list[Decision]
    iterations: int  # for each of them
    found: list[tuple[int, Judged]] = field(default_factory=list)  # with their plies
    at: int = 0  # choices so far
    asker: Payer = NOBODY  # who asked last: the thinking is done for them ...
    asked: float = 0.0  # ... and when
    task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.at == self.total

    def job(self) -> ReviewJob:
        choice = self.choices[self.at]
        name = f"{self.table} {self.seat} {choice.ply}"
        seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")
        return ReviewJob(self.game, choice, seed, self.iterations)


class Reviews:
    def __init__(
        self, thinking: WorkerPool, turns: Turns, settings: Settings, clock: Clock
    ) -> None:
        self._workers = thinking
        self._turns = turns
        self._clock = clock
        self._patience = settings.review_seconds  # after the last request
        self._effort = settings.review_effort
        self._kept: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._tasks = Tasks()

    def is_known(self, table: str, seat: int) -> bool:
        return (table, seat) in self._kept

    async def begin(self, table: str, record: Record, seat: int, asker: Payer) -> None:
        """From now on the review is known."""
        choices: list[Decision] = []
        # A long game takes a while to replay; the tables need not wait for it.
        await self._turns.go_through(asker, map(choices.append, decisions(record, seat)))
        iterations = iterations_for(record.game, len(choices), self._effort)
        fresh = Review(record.game, table, seat, len(choices), choices, iterations)
        self._kept.setdefault((table, seat), fresh)

    def look(self, table: str, seat: int, asker: Payer) -> Review:
        """What is ready of a review that is known; the rest is being worked on."""
        review = self._kept[table, seat]
        self._kept.move_to_end((table, seat))
        review.asker = asker
        review.asked = self._clock.monotonic()
        if review.task is None and not review.is_done:
            review.task = self._tasks.start(self._work(review))
        self._forget()
        return review

    def _forget(self) -> None:
        while len(self._kept) > MOST_KEPT:
            _, old = self._kept.popitem(last=False)
            _stop(old)

    async def _work(self, review: Review) -> None:
        try:
            while not review.is_done:
                await self._think(review)
                if self._clock.monotonic() - review.asked >= self._patience:
                    break
        except NoProcess as error:
            note("review-waits", table=review.table, why=str(error))  # until the next request
        finally:
            review.task = None
            if review.is_done:
                review.choices.clear()

    async def _think(self, review: Review) -> None:
        ply = review.choices[review.at].ply
        try:
            judged = await self._workers.review(review.asker, review.job())
            review.found.append((ply, judged))
        except NoProcess:
            raise
        except ThinkingFailed as error:
            # A choice that cannot be judged is left out; the others still can.
            note("review-failed", table=review.table, ply=ply, why=str(error))
        review.at += 1

    def close(self) -> None:
        for review in self._kept.values():
            _stop(review)


def _stop(review: Review) -> None:
    if review.task is not None:
        review.task.cancel()
