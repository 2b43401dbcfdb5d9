"""The store behind the event loop: one call at a time, and no slow disk makes the tables wait.

Entries that come together are written together: under load one commit serves many tables, and all
of them are told only after it. A commit of SQLite on a fast disk takes less time than asking a
thread for it and hearing back, so the loop does it itself. Everything else happens in a separate
thread, and so do commits while the disk is slow or the thread is busy.

A PostgreSQL that restarts or a line to it that breaks is waited for: what was to be written is
written again, and the number of an entry keeps it from being stored twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from zweikampf.server.errors import Lost, Overtaken
from zweikampf.server.log import trouble
from zweikampf.server.metrics import Metrics
from zweikampf.server.spans import span
from zweikampf.server.storage.leases import Fenced
from zweikampf.server.storage.store import Store
from zweikampf.server.table.kept import Append

MOST_TOGETHER = 500
FEW = 8  # batches of this many changes are not worth a thread
SLOW = 0.02  # seconds of a commit; then the next ones are left to the thread
_LEFT_TO_THREAD = 100  # batches, before the loop tries again
_MOST_NAMED = 20  # tables in a line of the log
PATIENCE = 5.0  # seconds that a database which does not answer is waited for
SILENCE = 3.0  # seconds after which a call without an answer is given up
_PAUSE, _LONGEST_PAUSE = 0.02, 0.4  # seconds between two tries
# Classes of SQLSTATE, or codes, of what passes: the connection, the end of a server, a lock that is
# held for too long, a transaction that was ended because it stood still.
_PASSING = ("08", "57", "25P03", "40", "55P03")

P = ParamSpec("P")
T = TypeVar("T")
Waiting = tuple[Append, asyncio.Future[None]]  # entries, and who waits for them
Failures = Mapping[int, Lost | Overtaken]  # by the place in a batch


class Writer:
    """The only caller of the store; one call at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._seconds = metrics.store_seconds.labels("store")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._calls = 0  # that the thread has not answered yet
        self._left_to_thread = 0  # batches to come, because the disk was slow
        self._waiting: list[Waiting] = []
        self._is_writing = False
        self._idle: asyncio.Future[None] | None = None  # someone waits until nothing is written
        self._asked_at: float | None = None  # when the database was asked what it has not answered

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A method of the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        self._calls += 1
        name = work.__name__.lstrip("_")
        with self._metrics.store_seconds.labels(name).time(), span("store", call=name):
            called = loop.run_in_executor(
                self._thread, lambda: self._patiently(lambda: work(*args, **kwargs))
            )
            called.add_done_callback(self._answered)
            return await called

    def _answered(self, _: asyncio.Future[T]) -> None:
        self._calls -= 1

    def _patiently(self, work: Callable[[], T]) -> T:
        """Again and again while the database is away; ``Lost`` if that takes too long. Everything
        that the store does may be done twice."""
        end, pause = time.monotonic() + PATIENCE, _PAUSE
        while True:
            self._asked_at = time.monotonic()
            try:
                return work()
            except DBAPIError as error:
                if not self._passes(error):
                    raise
                self._metrics.store_retries.inc()
                if time.monotonic() + pause > end:
                    trouble("store-does-not-answer", error)
                    raise Lost from error
            finally:
                self._asked_at = None
            time.sleep(pause)
            pause = min(_LONGEST_PAUSE, 2 * pause)

    def hang_up_if_silent(self) -> None:
        """To be called now and then: a database that has not answered for too long is asked again,
        over another connection."""
        asked, lines = self._asked_at, self.store.lines
        if lines is not None and asked is not None and time.monotonic() - asked > SILENCE:
            lines.hang_up()

    def _passes(self, error: DBAPIError) -> bool:
        if self.store.lines is None or isinstance(error, IntegrityError):
            return False
        state: str | None = getattr(error.orig, "sqlstate", None)
        return error.connection_invalidated or state is None or state.startswith(_PASSING)

    async def append(self, append: Append) -> None:
        """Wait until these entries are stored; ``Overtaken`` if another process has stored others
        in their place or has the lease, ``Lost`` if they could not be stored at all."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((append, done))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._write, loop)  # together with what others are about to append
        with span("store", entries=len(append.entries)):
            await done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next batch, until there is none. Plain callbacks: a task and the future of an
        executor for every batch would cost as much as the batch itself."""
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        began = perf_counter()
        if self._store_at_once([append for append, _ in batch]):
            self._stored(loop, batch, {}, began)
        else:
            self._thread.submit(self._store_and_tell, loop, batch, began)

    def _store_at_once(self, batch: list[Append]) -> bool:
        """Without the thread, if that is quick; false if it still has to be done."""
        if self.store.at_once is None or self._calls or len(batch) > FEW:
            return False
        if self._left_to_thread:
            self._left_to_thread -= 1
            return False
        began = perf_counter()
        try:
            return self.store.at_once.append(batch)
        except DBAPIError:
            return False  # the thread waits for it, or says what is wrong
        finally:
            if perf_counter() - began > SLOW:
                self._left_to_thread = _LEFT_TO_THREAD

    def _store_and_tell(
        self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], began: float
    ) -> None:
        failed: Failures = {at: Lost() for at in range(len(batch))}
        try:
            failed = self._store([append for append, _ in batch])
        finally:
            loop.call_soon_threadsafe(self._stored, loop, batch, failed, began)

    def _stored(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[Waiting],
        failed: Failures,
        began: float,
    ) -> None:
        self._seconds.observe(perf_counter() - began)
        self._metrics.store_batch.observe(len(batch))
        self._is_writing = bool(self._waiting)
        if self._is_writing:
            self._write(loop)
        elif self._idle is not None:
            self._idle.set_result(None)
        for at, (_, done) in enumerate(batch):
            if done.done():
                continue  # no one waits for it any more
            if at in failed:
                done.set_exception(failed[at])
            else:
                done.set_result(None)

    def _store(self, batch: list[Append]) -> Failures:
        """Store a batch: those that failed, by their places. If one of them is to blame, they are
        tried one by one; a database that is locked or out of reach fails all of them at once, since
        each try would have to wait for it again."""
        error = self._try(batch)
        if error is None:
            return {}
        if len(batch) == 1 or not _is_of_one(error):
            return {at: _told(error) for at in range(len(batch))}
        failed: dict[int, Lost | Overtaken] = {}
        for at, append in enumerate(batch):
            error = self._try([append])
            if error is not None and not _is_of_one(error):
                return failed | {each: _told(error) for each in range(at, len(batch))}
            if error is not None:
                failed[at] = _told(error)
        return failed

    def _try(self, batch: list[Append]) -> Exception | None:
        try:
            self._patiently(lambda: self.store.append(batch))
        except (IntegrityError, Fenced) as error:
            return error  # what was faster will be found in the store
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
    return isinstance(error, StatementError | Fenced)


def _told(error: Exception) -> Lost | Overtaken:
    told = Overtaken() if isinstance(error, IntegrityError | Fenced) else Lost()
    told.__cause__ = error
    return told
