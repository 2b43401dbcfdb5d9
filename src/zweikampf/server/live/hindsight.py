"""Long work on finished games that continues while a client keeps asking for it.

It is asked for again and again and answers with what is ready. It is done piece by piece, in turn
with the work for other guests. When no one asks any more it stops, and continues from there at the
next request. It can always be computed again with the same result, so it is not stored.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from zweikampf.server.log import note
from zweikampf.server.tasks import Tasks
from zweikampf.server.timing import Clock
from zweikampf.server.workers.process import NoProcess
from zweikampf.server.workers.round_robin import NOBODY, Payer


@dataclass(kw_only=True)
class Work(ABC):
    """What is done about one finished game."""

    table: str
    asker: Payer = NOBODY  # who asked last: the thinking is done for them ...
    asked: float = 0.0  # ... and when
    task: asyncio.Task[None] | None = None

    @property
    @abstractmethod
    def is_done(self) -> bool: ...


K = TypeVar("K", bound=Hashable)
W = TypeVar("W", bound=Work)


class Hindsight(ABC, Generic[K, W]):
    """Works by name; those that were looked at last are kept."""

    def __init__(self, clock: Clock, patience: float, most: int) -> None:
        self._clock = clock
        self._patience = patience  # seconds after the last request
        self._most = most
        self._kept: OrderedDict[K, W] = OrderedDict()
        self._tasks = Tasks()

    @abstractmethod
    async def _piece(self, work: W) -> None:
        """Do the next piece. ``NoProcess`` if that is not possible now."""

    @abstractmethod
    def _finish(self, work: W) -> None:
        """It is done: drop what was needed for it."""

    def is_known(self, name: K) -> bool:
        return name in self._kept

    def _look(self, name: K, asker: Payer) -> W:
        """What is ready of a work that is known; the rest is being worked on."""
        work = self._kept[name]
        self._kept.move_to_end(name)
        work.asker = asker
        work.asked = max(work.asked, self._clock.monotonic())
        if work.task is None and not work.is_done:
            work.task = self._tasks.start(self._work(work))
        self._forget()
        return work

    def _forget(self) -> None:
        while len(self._kept) > self._most:
            _, old = self._kept.popitem(last=False)
            _stop(old)

    async def _work(self, work: W) -> None:
        try:
            while not work.is_done:
                await self._piece(work)
                if self._clock.monotonic() - work.asked >= self._patience:
                    break
        except NoProcess as error:
            note("review-waits", table=work.table, why=str(error))  # until the next request
        finally:
            work.task = None
            if work.is_done:
                self._finish(work)

    def close(self) -> None:
        for work in self._kept.values():
            _stop(work)


def _stop(work: Work) -> None:
    if work.task is not None:
        work.task.cancel()
