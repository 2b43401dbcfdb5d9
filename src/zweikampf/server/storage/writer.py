"""The store in a separate thread, so that no disk makes the tables wait.

Entries that come while the last ones are being written are written together: under load one commit
serves many tables, and all of them are told only after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from zweikampf.server.errors import Lost
from zweikampf.server.log import trouble
from zweikampf.server.metrics import Metrics
from zweikampf.server.storage.store import Store
from zweikampf.server.table.kept import Append

MOST_TOGETHER = 500
_MOST_NAMED = 20  # tables in a line of the log

P = ParamSpec("P")
T = TypeVar("T")
Waiting = tuple[Append, asyncio.Future[None]]  # entries, and who waits for them


class Writer:
    """The only caller of the store; one call at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._seconds = metrics.store_seconds.labels("store")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[Waiting] = []
        self._is_writing = False
        self._idle: asyncio.Future[None] | None = None  # someone waits until nothing is written

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A method of the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        with self._metrics.store_seconds.labels(work.__name__.lstrip("_")).time():
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def append(self, append: Append) -> None:
        """Wait until these entries are stored; ``Lost`` if they could not be."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((append, done))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._write, loop)  # together with what others are about to append
        await done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next batch, until there is none. Plain callbacks: a task and the future of an
        executor for every batch would cost as much as the batch itself."""
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        self._thread.submit(self._store_and_tell, loop, batch, perf_counter())

    def _store_and_tell(
        self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], began: float
    ) -> None:
        failed: Collection[int] = range(len(batch))
        try:
            failed = self._store([append for append, _ in batch])
        finally:
            loop.call_soon_threadsafe(self._stored, loop, batch, failed, began)

    def _stored(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[Waiting],
        failed: Collection[int],
        began: float,
    ) -> None:
        self._seconds.observe(perf_counter() - began)
        self._is_writing = bool(self._waiting)
        if self._is_writing:
            self._write(loop)
        elif self._idle is not None:
            self._idle.set_result(None)
        for at, (_, done) in enumerate(batch):
            if done.done():
                continue  # no one waits for it any more
            if at in failed:
                done.set_exception(Lost())
            else:
                done.set_result(None)

    def _store(self, batch: list[Append]) -> set[int]:
        """Store a batch: the places of those that failed. If one of them is to blame, they are
        tried one by one; a database that is locked or out of reach fails all of them at once, since
        each try would have to wait for it again."""
        error = self._try(batch)
        if error is None:
            return set()
        if len(batch) == 1 or not _is_of_one(error):
            return set(range(len(batch)))
        failed: set[int] = set()
        for at, append in enumerate(batch):
            error = self._try([append])
            if error is not None and not _is_of_one(error):
                return failed | set(range(at, len(batch)))
            if error is not None:
                failed.add(at)
        return failed

    def _try(self, batch: list[Append]) -> Exception | None:
        try:
            self.store.append(batch)
        except Exception as error:
            if len(batch) == 1 or not _is_of_one(error):
                trouble(
                    "not-stored", error, tables=[append.table for append in batch[:_MOST_NAMED]]
                )
            return error
        return None

    async def close(self) -> None:
        if self._is_writing:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._thread.shutdown()
        self.store.close()


def _is_of_one(error: Exception) -> bool:
    """Whether one of many entries is to blame: it breaks a rule of the database, or cannot be
    written down at all. Any other error would hit all of them."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError)
    return isinstance(error, StatementError)
