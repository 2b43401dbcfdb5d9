"""Tasks that outlive their starter: kept until they are done, and their errors are logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from zweikampf.engine.errors import ZweikampfError
from zweikampf.server.log import trouble

T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    @property
    def are_running(self) -> bool:
        return bool(self._running)

    async def finish(self, within: float | None = None) -> None:
        """Wait until all of them are done, including those that they start, or the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._running:
                    await asyncio.wait(set(self._running))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # Refusals go to the client that asked, and an error that broke a room has been logged
            # there.
            if not isinstance(error, ZweikampfError):
                trouble("task-failed", error)
