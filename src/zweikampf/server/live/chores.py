"""The recurring chores of a server: it checks that it still owns the database, archives every
finished game, and removes what is too old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict

from zweikampf.server.live.rooms import Rooms
from zweikampf.server.live.services import Services
from zweikampf.server.log import note, trouble
from zweikampf.server.storage.archiver import Archiver
from zweikampf.server.storage.owner import FileOwner, Owner, Taken
from zweikampf.server.storage.retention import Removed, Retention, remove_some

OWNER_SECONDS = 5.0  # between two looks at the lock
TIDY_SECONDS = 3600.0  # between two looks for what is old ...
STEP_SECONDS = 1.0  # ... and between two steps of removing it
ARCHIVE_SECONDS = 0.1  # between two games that an earlier process left without an archive
_SOME = 50


class Chores:
    """``when_taken`` is called when the database has another owner."""

    def __init__(
        self,
        services: Services,
        rooms: Rooms,
        archiver: Archiver,
        when_taken: Callable[[], None],
    ) -> None:
        self._settings = services.settings
        self._clock = services.clock
        self._writer = services.writer
        self._rooms = rooms
        self._archiver = archiver
        self._when_taken = when_taken
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        owner = self._writer.store.owner
        if owner is not None and not isinstance(owner, FileOwner):
            self._tasks.append(asyncio.create_task(self._stay_owner(owner)))
        self._tasks.append(asyncio.create_task(self._archive_missing()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _stay_owner(self, owner: Owner) -> None:
        while True:
            await self._clock.sleep(OWNER_SECONDS)
            try:
                if await self._writer.call(owner.is_sure):
                    continue
            except Exception as error:
                trouble("owner-not-sure", error)
            # Another process may have written since. What is stored counts, so every table is read
            # again, including those that are opened until the lock is back.
            self._rooms.break_off()
            try:
                await self._writer.call(owner.take_again)
            except Taken:
                self._when_taken()
                return
            except Exception as error:
                trouble("owner-lost", error)
            else:
                self._rooms.break_off()
                note("owner-again")

    async def _archive_missing(self) -> None:
        """Once after the start: a process that was killed may have left games that it had no time
        to archive. Each is tried once; people can request it at any time."""
        last = ""
        missing = self._writer.store.archives.missing
        while True:
            try:
                some = await self._writer.call(missing, last, _SOME)
            except Exception as error:
                trouble("archives-not-complete", error)
                await self._clock.sleep(TIDY_SECONDS)
                continue
            if not some:
                return
            for table in some:
                await self._clock.sleep(ARCHIVE_SECONDS)
                await asyncio.wait([self._archiver.add(table)])
            last = some[-1]

    async def _tidy(self) -> None:
        while True:
            await self._clock.sleep(TIDY_SECONDS)
            total = Removed()
            try:
                while step := await self.tidy_some():
                    total += step
                    await self._clock.sleep(STEP_SECONDS)
            except Exception as error:
                trouble("tidy-failed", error)
            if total:
                note("tidied", **asdict(total))

    async def tidy_some(self) -> Removed:
        """One small step. Tables that are open here count as visited, even if nothing happens
        there."""
        store, now = self._writer.store, self._clock.now()
        await self._writer.call(store.visit, self._rooms.tables(), now)
        retention = Retention.of(self._settings)
        return await self._writer.call(remove_some, store, retention, now)
