"""The store in a thread of its own, so that no disk makes the tables wait.

Entries that come while the last ones are being written are written together: under load one commit
serves many tables, and every one of them is told only after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from zweikampf.server.errors import Lost
from zweikampf.server.log import trouble
from zweikampf.server.metrics import Metrics
from zweikampf.server.store import Append, Store

MOST_TOGETHER = 500

P = ParamSpec("P")
T = TypeVar("T")


class Keeper:
    """The only one who talks to the store; one call at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A method of the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        with self._metrics.store_seconds.labels(work.__name__.lstrip("_")).time():
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def append(self, append: Append) -> None:
        """Wait until these entries are stored; ``Lost`` if they could not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await asyncio.shield(done)

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            failed = await self.call(self._store, [append for append, _ in batch])
            for at, (_, done) in enumerate(batch):
                if at in failed:
                    done.set_exception(Lost())
                else:
                    done.set_result(None)

    def _store(self, batch: list[Append]) -> set[int]:
        """Store a batch; if that fails, one by one, so that a bad one fails alone."""
        try:
            self.store.append(batch)
        except Exception as error:
            if len(batch) == 1:
                trouble("not-stored", error, table=batch[0].table)
                return {0}
            return {at for at, append in enumerate(batch) if self._store([append])}
        return set()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        self._thread.shutdown()
        self.store.close()
