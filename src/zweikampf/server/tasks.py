"""Tasks that nobody awaits: kept until they are done, and their trouble is not lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from zweikampf.server.errors import Lost
from zweikampf.server.log import trouble


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, Lost):  # the keeper has said so already
                trouble("task-failed", error)
