"""What a server looks after from time to time: that the database is still its own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from zweikampf.server.log import note, trouble
from zweikampf.server.owner import FileOwner, Owner, Taken

if TYPE_CHECKING:
    from zweikampf.server.house import House

OWNER_SECONDS = 5.0  # between two looks at the lock


class Chores:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        owner = self._house.keeper.store.owner
        if owner is not None and not isinstance(owner, FileOwner):
            self._tasks.append(asyncio.create_task(self._stay_owner(owner)))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _stay_owner(self, owner: Owner) -> None:
        while True:
            await self._house.clock.sleep(OWNER_SECONDS)
            if await self._house.keeper.call(owner.is_sure):
                continue
            # Somebody else may have written since. What is stored counts, so every table is read
            # again, those too that are opened until the lock is back.
            self._house.break_off()
            try:
                await self._house.keeper.call(owner.take_again)
            except Taken:
                self._house.when_taken()
                return
            except SQLAlchemyError as error:
                trouble("owner-lost", error)
            else:
                self._house.break_off()
                note("owner-again")
