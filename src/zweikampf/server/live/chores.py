"""The recurring chores of a server: it checks that it may still write, archives every finished
game, and removes what is too old. Of several processes one does the last two."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from zweikampf.server.live.rooms import Rooms
from zweikampf.server.live.services import Services
from zweikampf.server.log import note, trouble
from zweikampf.server.storage.archiver import Archiver
from zweikampf.server.storage.owner import Taken
from zweikampf.server.storage.retention import Removed, Retention, remove_some

OWNER_SECONDS = 5.0  # between two looks at the lock
TIDY_SECONDS = 3600.0  # between two looks for what is old ...
STEP_SECONDS = 1.0  # ... and between two steps of removing it
ARCHIVE_SECONDS = 0.1  # between two games that an earlier process left without an archive
_SOME = 50
_LEASE = "chores"


class Chores:
    """``when_taken`` is called when someone has taken the database for itself."""

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
        self._peers = services.peers
        self._rooms = rooms
        self._archiver = archiver
        self._when_taken = when_taken
        self._alive: frozenset[str] = frozenset()
        self._somebody_died = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self._writer.store.process:
            self._tasks.append(asyncio.create_task(self._stay_owner()))
        self._tasks.append(asyncio.create_task(self._archive_left()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    # Other processes

    def hear(self, message: dict[str, Any]) -> None:
        """Nothing that is said is about chores."""

    def read_again(self) -> None:
        """No message is missed here."""

    def look_after(self, alive: frozenset[str]) -> None:
        if self._alive - alive:
            self._somebody_died.set()
        self._alive = alive

    async def _is_ours(self) -> bool:
        lease = await self._peers.claim(_LEASE)
        return lease.holder == self._peers.me

    # The chores

    async def _stay_owner(self) -> None:
        while True:
            await self._clock.sleep(OWNER_SECONDS)
            try:
                await self._writer.call(self._writer.store.may_write)
            except Taken:
                self._when_taken()
                return
            except Exception as error:
                trouble("owner-not-sure", error)

    async def _archive_left(self) -> None:
        """After the start and whenever a process has died: it may have left games that it had no
        time to archive."""
        while True:
            self._somebody_died.clear()
            try:
                if await self._is_ours():
                    await self._archive_missing()
            except Exception as error:
                trouble("archives-not-complete", error)
                await self._clock.sleep(TIDY_SECONDS)
                continue
            await self._somebody_died.wait()

    async def _archive_missing(self) -> None:
        """Each game is tried once; people can request it at any time."""
        last = ""
        missing = self._writer.store.archives.missing
        while some := await self._writer.call(missing, last, _SOME):
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
        if not await self._is_ours():
            return Removed()
        if store.process:
            await self._writer.call(store.leases.clean)
        retention = Retention.of(self._settings)
        return await self._writer.call(remove_some, store, retention, now)
