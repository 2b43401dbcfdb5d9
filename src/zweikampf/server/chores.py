"""What a server looks after by itself: that the database is still its own, that every finished game
is archived, and that what is too old is removed."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING

from zweikampf.server.log import note, trouble
from zweikampf.server.owner import FileOwner, Owner, Taken
from zweikampf.server.retention import Removed, Retention, remove_some

if TYPE_CHECKING:
    from zweikampf.server.house import House

OWNER_SECONDS = 5.0  # between two looks at the lock
TIDY_SECONDS = 3600.0  # between two looks for what is old ...
STEP_SECONDS = 1.0  # ... and between two steps of removing it
ARCHIVE_SECONDS = 0.1  # between two games that an earlier process left without an archive
_SOME = 50


class Chores:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        owner = self._house.keeper.store.owner
        if owner is not None and not isinstance(owner, FileOwner):
            self._tasks.append(asyncio.create_task(self._stay_owner(owner)))
        self._tasks.append(asyncio.create_task(self._archive_missing()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _stay_owner(self, owner: Owner) -> None:
        while True:
            await self._house.clock.sleep(OWNER_SECONDS)
            try:
                if await self._house.keeper.call(owner.is_sure):
                    continue
            except Exception as error:
                trouble("owner-not-sure", error)
            # Somebody else may have written since. What is stored counts, so every table is read
            # again, those too that are opened until the lock is back.
            self._house.break_off()
            try:
                await self._house.keeper.call(owner.take_again)
            except Taken:
                self._house.when_taken()
                return
            except Exception as error:
                trouble("owner-lost", error)
            else:
                self._house.break_off()
                note("owner-again")

    async def _archive_missing(self) -> None:
        """Once after the start: a process that was killed may have left games that it had no time
        to archive. Each is tried once; people can ask for it at any time."""
        house, last = self._house, ""
        missing = house.keeper.store.archives.missing
        while True:
            try:
                some = await house.keeper.call(missing, last, _SOME)
            except Exception as error:
                trouble("archives-not-complete", error)
                await house.clock.sleep(TIDY_SECONDS)
                continue
            if not some:
                return
            for table in some:
                await house.clock.sleep(ARCHIVE_SECONDS)
                await asyncio.wait([house.archiver.add(table)])
            last = some[-1]

    async def _tidy(self) -> None:
        while True:
            await self._house.clock.sleep(TIDY_SECONDS)
            total = Removed()
            try:
                while step := await self.tidy_some():
                    total += step
                    await self._house.clock.sleep(STEP_SECONDS)
            except Exception as error:
                trouble("tidy-failed", error)
            if total:
                note("tidied", **asdict(total))

    async def tidy_some(self) -> Removed:
        """One small step. Tables that are open here are visited, however long nothing happens."""
        house, store = self._house, self._house.keeper.store
        await house.keeper.call(store.visit, house.tables(), house.now())
        retention = Retention.of(house.settings)
        return await house.keeper.call(remove_some, store, retention, house.now())
