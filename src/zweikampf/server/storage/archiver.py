"""Writes finished games down as readers receive them, so that no request has to replay them.

It happens once per game, when it ends or at the first request, in a separate thread. The thread
pauses after every ply, because the tables run in this process too and must not wait longer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from zweikampf.server.errors import Denied, permit
from zweikampf.server.storage import archives
from zweikampf.server.storage.archives import DRAWS, Excerpt, Look, Part, replay_for
from zweikampf.server.storage.writer import Writer
from zweikampf.server.table.kept import Kept, Summary
from zweikampf.server.table.permissions import why_not_look_back
from zweikampf.server.tasks import Tasks

# The parts of a finished game; the function is called again and again while they are made.
WriteDown = Callable[[Kept, Summary, Callable[[], None]], list[Part]]

PAUSE = 0.0005  # seconds
STOP_SECONDS = 10.0  # for the games that have just ended when the server stops


class _Stopped(Exception):
    """The server ends; the game is archived after the next start."""


class Archiver:
    def __init__(self, writer: Writer, write_down: WriteDown) -> None:
        self._writer = writer
        self._write_down = write_down
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
    ) -> Excerpt:
        """Up to a page of plies, starting at any ply."""
        part = replay_for(seat)
        number, offset = divmod(since, archives.REPLAY_PLIES)
        page = await self.find(table, part, number, charge)
        if page.pages == 0:
            raise Denied("replay-not-kept")
        if page.content is not None and offset == 0:
            return Excerpt([page.content], 0)
        following = await self.find(table, part, number + 1, charge)
        some = [each.content for each in (page, following) if each.content is not None]
        if not some:  # after the end
            some, offset = [(await self.find(table, part, 0, charge)).content or b""], since
        return Excerpt(some, offset)

    async def draws(self, table: str, charge: Callable[[], None]) -> bytes:
        """Every draw of a sealed game (gzip)."""
        found = await self.find(table, DRAWS, 0, charge)
        if found.content is None:
            told = await self.find(table, replay_for(None), 0, charge)
            raise Denied("nothing-sealed" if told.pages else "replay-not-kept")
        return found.content

    async def find(self, table: str, part: str, page: int, charge: Callable[[], None]) -> Look:
        """A part of a finished game (gzip). ``charge`` is called before work that has not been
        requested yet."""
        look = await self._look(table, part, page)
        if not look.is_archived:
            if table not in self._building:
                charge()
            await asyncio.shield(self.add(table))
            look = await self._look(table, part, page)
        return look

    async def _look(self, table: str, part: str, page: int) -> Look:
        look = await self._writer.call(self._writer.store.archives.look, table, part, page)
        if look is None:
            raise Denied("no-such-table")
        permit(why_not_look_back(is_over=look.is_over))
        return look

    async def _build(self, table: str) -> None:
        store = self._writer.store
        kept = await self._writer.call(store.load, table)
        summary = await self._writer.call(store.summary, table)
        if kept is None or summary is None:
            return  # removed in the meantime
        loop = asyncio.get_running_loop()
        try:
            parts = await loop.run_in_executor(
                self._thread, self._write_down, kept, summary, self._pause
            )
        except (_Stopped, RuntimeError):
            if not self._is_closed:
                raise
            return
        await self._writer.call(store.archives.add, table, parts)

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
