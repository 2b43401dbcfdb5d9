"""Whether the server can serve: it is not about to stop, and its store answers."""

from __future__ import annotations

import asyncio
from typing import Literal

from zweikampf.server.house import House
from zweikampf.server.log import trouble

Status = Literal["ready", "stopping", "failing"]
FRESH_SECONDS = 1.0  # so often the store is asked at most, however many ask us


class Health:
    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: asyncio.Task[bool] | None = None
        self._asked_at = 0.0
        self.store_seconds = 0.0  # of the latest answer

    async def status(self) -> Status:
        if self._house.draining.has_begun:
            return "stopping"
        return "ready" if await self._store_answers() else "failing"

    async def _store_answers(self) -> bool:
        now = self._house.clock.monotonic()
        if self._asked is None or (self._asked.done() and now - self._asked_at >= FRESH_SECONDS):
            self._asked_at = now
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        began = self._house.clock.monotonic()
        try:
            await self._house.keeper.call(self._house.keeper.store.ping)
        except Exception as error:
            trouble("store-does-not-answer", error)
            return False
        self.store_seconds = self._house.clock.monotonic() - began
        return True
