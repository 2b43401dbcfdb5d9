"""Writes finished games down as they are told, so that nobody's question makes them be replayed.

It happens once per game, when it ends or when somebody asks first, in a thread of its own. The
thread pauses after every ply: the tables run in this process too, and never wait for it longer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from zweikampf.engine import record as records
from zweikampf.engine.errors import RecordError
from zweikampf.server import history, outbox
from zweikampf.server.archives import DRAWS, RECORD, Look, Part, packed, replay_for
from zweikampf.server.errors import Denied
from zweikampf.server.log import note
from zweikampf.server.recording import recorded
from zweikampf.server.store import Kept, Summary
from zweikampf.server.tasks import Tasks

if TYPE_CHECKING:
    from zweikampf.server.keeper import Keeper

PAUSE = 0.0005  # seconds
STOP_SECONDS = 10.0  # for the games that have just ended when the server stops


class _Stopped(Exception):
    """The server ends; the game is archived after the next start."""


class Archiver:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="archive")
        self._building: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks()
        self._is_closed = False

    def add(self, table: str) -> asyncio.Task[None]:
        """Archive a game that is over; once, however often it is asked for."""
        if table not in self._building:
            task = self._tasks.start(self._build(table))
            self._building[table] = task
            task.add_done_callback(lambda _: self._building.pop(table, None))
        return self._building[table]

    async def replay(
        self, table: str, seat: int | None, since: int, charge: Callable[[], None]
    ) -> history.Excerpt:
        """Up to a page of plies, from any of them on."""
        part = replay_for(seat)
        number, offset = divmod(since, history.REPLAY_PLIES)
        page = await self.find(table, part, number, charge)
        if page.pages == 0:
            raise Denied(409, "replay-not-kept")
        if page.content is not None and offset == 0:
            return history.Excerpt([page.content], 0)
        following = await self.find(table, part, number + 1, charge)
        some = [each.content for each in (page, following) if each.content is not None]
        if not some:  # behind the end
            some, offset = [(await self.find(table, part, 0, charge)).content or b""], since
        return history.Excerpt(some, offset)

    async def draws(self, table: str, charge: Callable[[], None]) -> bytes:
        """Every draw of a sealed game (gzip)."""
        found = await self.find(table, DRAWS, 0, charge)
        if found.content is None:
            told = await self.find(table, replay_for(None), 0, charge)
            raise Denied(409, "nothing-sealed" if told.pages else "replay-not-kept")
        return found.content

    async def find(self, table: str, part: str, page: int, charge: Callable[[], None]) -> Look:
        """A part of a finished game (gzip). ``charge`` is called before work that nobody has asked
        for yet."""
        look = await self._look(table, part, page)
        if not look.is_archived:
            if table not in self._building:
                charge()
            await asyncio.shield(self.add(table))
            look = await self._look(table, part, page)
        return look

    async def _look(self, table: str, part: str, page: int) -> Look:
        look = await self._keeper.call(self._keeper.store.archives.look, table, part, page)
        if look is None:
            raise Denied(404, "no-such-table")
        if not look.is_over:
            raise Denied(409, "not-over-yet")
        return look

    async def _build(self, table: str) -> None:
        store = self._keeper.store
        kept = await self._keeper.call(store.load, table)
        summary = await self._keeper.call(store.summary, table)
        if kept is None or summary is None:
            return  # removed in the meantime
        loop = asyncio.get_running_loop()
        try:
            parts = await loop.run_in_executor(self._thread, self._parts, kept, summary)
        except (_Stopped, RuntimeError):
            if not self._is_closed:
                raise
            return
        await self._keeper.call(store.archives.add, table, parts)

    def _parts(self, kept: Kept, summary: Summary) -> list[Part]:
        record = recorded(kept)
        parts = [packed(RECORD, 0, records.dumps(record))]
        try:
            told = history.tell(record, self._pause)
        except RecordError as error:
            # Other rules or another deck: the record is all that can be told.
            note("replay-not-kept", table=kept.charter.id, why=error.code)
            return parts
        if record.commit:
            draws = history.draws_of(kept.charter, record, told.draws)
            parts.append(packed(DRAWS, 0, draws.model_dump_json()))
        table = outbox.listed(summary, None)
        for reader, plies in told.plies.items():
            for number, page in enumerate(history.pages_of(table, reader, plies)):
                parts.append(packed(replay_for(reader), number, page.model_dump_json()))
                self._pause()
        return parts

    def _pause(self) -> None:
        if self._is_closed:
            raise _Stopped
        time.sleep(PAUSE)

    async def close(self) -> None:
        """Finish what has been begun, unless it takes too long."""
        await self._tasks.finish(within=STOP_SECONDS)
        self._is_closed = True
        await self._tasks.finish()
        self._thread.shutdown()
