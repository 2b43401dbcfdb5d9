"""Long work in small pieces: one piece at a time, so that no table waits longer than for one, and
those who asked for it take turns (``RoundRobin``), so that many requests of one address do not hold
up another one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from zweikampf.server.errors import Lost
from zweikampf.server.tasks import Tasks
from zweikampf.server.workers.round_robin import Payer, RoundRobin

T = TypeVar("T")
STEPS = 10  # of one piece: one to three milliseconds for entries of a table


@dataclass(eq=False)
class _Piece:
    payer: Payer
    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]


class Turns:
    def __init__(self) -> None:
        self._line: RoundRobin[_Piece] = RoundRobin()
        self._tasks = Tasks()
        self._is_at_work = False
        self._is_closed = False

    async def take(self, payer: Payer, work: Callable[[], Awaitable[T]]) -> T:
        """Do one piece of work when its turn comes. ``Lost`` when the server ends before."""
        if self._is_closed:
            raise Lost
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._line.put(_Piece(payer, work, done))
        if not self._is_at_work:
            self._is_at_work = True
            self._tasks.start(self._work())
        return await done

    async def go_through(self, payer: Payer, steps: Iterator[object]) -> None:
        """Take all steps of an iterator, a few at a time."""

        async def some() -> bool:
            return sum(1 for _ in islice(steps, STEPS)) == STEPS

        while await self.take(payer, some):
            pass

    async def _work(self) -> None:
        while (piece := self._line.first()) is not None:
            self._line.take(piece)
            try:
                if not piece.done.done():  # nor cancelled
                    _settle(piece, await piece.work())
            except Exception as error:
                if not piece.done.done():
                    piece.done.set_exception(error)
            finally:
                self._line.done(piece)
            await asyncio.sleep(0)  # let all others run
        # Without an await in between: the next caller starts the work again.
        self._is_at_work = False

    async def close(self) -> None:
        self._is_closed = True
        for piece in list(self._line):
            self._line.drop(piece)
            if not piece.done.done():
                piece.done.set_exception(Lost())
        await self._tasks.finish()


def _settle(piece: _Piece, result: object) -> None:
    if not piece.done.done():
        piece.done.set_result(result)
