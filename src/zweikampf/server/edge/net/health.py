"""Whether the server can serve: it is not about to stop, and its store answers."""

from __future__ import annotations

import asyncio
from typing import Literal

from zweikampf.server.live.lobby import Lobby
from zweikampf.server.log import trouble

Status = Literal["ready", "stopping", "failing"]
FRESH_SECONDS = 1.0  # the store is asked at most once in this time, however many calls come


class Health:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._asked: asyncio.Task[bool] | None = None
        self._asked_at = 0.0
        self.store_seconds = 0.0  # of the latest answer

    async def status(self) -> Status:
        if self._lobby.draining.has_begun:
            return "stopping"
        return "ready" if await self._store_answers() else "failing"

    async def _store_answers(self) -> bool:
        now = self._lobby.clock.monotonic()
        if self._asked is None or (self._asked.done() and now - self._asked_at >= FRESH_SECONDS):
            self._asked_at = now
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        began = self._lobby.clock.monotonic()
        try:
            await self._lobby.writer.call(self._lobby.writer.store.ping)
        except Exception as error:
            trouble("store-does-not-answer", error)
            return False
        self.store_seconds = self._lobby.clock.monotonic() - began
        return True
