"""The line to the other processes of a PostgreSQL database: what they say, and who is alive.

One connection listens and gives the signs of life, so a line that is dead in one way is dead in
both: it is opened again, and what was missed is read from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from zweikampf.server.log import note, trouble, warn
from zweikampf.server.storage.database import PATIENCE
from zweikampf.server.storage.leases import ALIVE_MS, BEAT, CHANNEL
from zweikampf.server.storage.lines import hang_up
from zweikampf.server.storage.store import Store

BEAT_SECONDS = 0.5
ANSWER_SECONDS = 2.0  # that the database may take for a sign of life
AGAIN_SECONDS = 0.2  # between two tries to open the line


class Bus:
    """``hear`` is called with every message, ``look`` after every sign of life, ``back`` when the
    line is open (again), ``agree`` with the time of the database in milliseconds."""

    def __init__(
        self,
        store: Store,
        *,
        hear: Callable[[dict[str, Any]], object],
        look: Callable[[], object],
        back: Callable[[], object],
        agree: Callable[[int], object],
    ) -> None:
        self._store = store
        self._hear = hear
        self._look = look
        self._back = back
        self._agree = agree
        self.alive: frozenset[str] = frozenset({store.process})
        self._open_since = 0.0
        self._is_open = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_alone(self) -> bool:
        return len(self.alive) < 2

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        opened = asyncio.create_task(self._is_open.wait())
        await asyncio.wait({self._task, opened}, return_when="FIRST_COMPLETED")
        if self._task.done():
            self._task.result()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        import psycopg  # an extra: SQLite has no other processes

        lost = (psycopg.Error, OSError, TimeoutError)
        while True:
            try:
                await self._listen(psycopg.AsyncConnection)
            except lost as error:
                if self._is_open.is_set():
                    self._is_open.clear()
                    warn("bus-lost", why=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, kind: Any) -> None:
        engine = self._store.engine
        where, how = engine.dialect.create_connect_args(engine.url)
        line = await kind.connect(*where, **{**PATIENCE, **how, "autocommit": True})
        try:
            # A sign of life need not survive a crash.
            await self._ask(line, "SET synchronous_commit = off")
            await self._ask(line, f"LISTEN {CHANNEL}")
            self._open_since = monotonic()
            await self._beat(line)
            await self._say_hello(line)
            self._is_open.set()
            note("bus-open", processes=len(self.alive))
            self._safely(self._back)
            while True:
                await self._hear_for_a_beat(line)
                await self._beat(line)
                self._safely(self._look)
        finally:
            with contextlib.suppress(Exception):  # it may be broken already
                await asyncio.shield(line.close())

    async def _hear_for_a_beat(self, line: Any) -> None:
        end = monotonic() + BEAT_SECONDS
        while (left := end - monotonic()) > 0:
            async for each in line.notifies(timeout=left, stop_after=1):
                message = json.loads(each.payload)
                self.alive |= {message["from"]}
                if message["kind"] == "left":
                    self.alive -= {message["from"]}
                self._safely(self._hear, message)

    async def _ask(self, line: Any, query: str, *values: Any) -> Any:
        """The answer; a line on which none comes is hung up. (Cancelling would wait, too.)"""
        asking = asyncio.ensure_future(line.execute(query, *values))
        try:
            await asyncio.wait({asking}, timeout=ANSWER_SECONDS)
        finally:
            if not asking.done():
                asking.add_done_callback(lambda done: done.cancelled() or done.exception())
                hang_up(line)
        return await asking

    def _safely(self, work: Callable[..., object], *args: Any) -> None:
        """What fails must not stop the signs of life."""
        try:
            work(*args)
        except Exception as error:
            trouble("message-failed", error)

    async def _beat(self, line: Any) -> None:
        asked = monotonic()
        found = await self._ask(line, BEAT, {"me": self._store.process})
        now, alive = await found.fetchone()
        self._agree(now + round((monotonic() - asked) * 500))
        alive = frozenset(alive) | {self._store.process}
        if monotonic() - self._open_since < ALIVE_MS / 1000:
            # The database may have been away: give everyone a chance to send a heartbeat first.
            alive |= self.alive
        self.alive = alive

    async def _say_hello(self, line: Any) -> None:
        hello = json.dumps({"from": self._store.process, "kind": "hello"})
        await self._ask(line, "SELECT pg_notify(%s, %s)", (CHANNEL, hello))
