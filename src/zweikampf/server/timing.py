"""The time of a server. Tests set it; nothing else in the server asks the system for the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

TOLERATED_MS = 20


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The system's date at the start, then the time passed by the monotonic clock: correcting the
    date while games are running moves no clock and no reaction window."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()
        self._latest = 0

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        self._latest = max(self._latest, int((self._began + self.monotonic()) * 1000))
        return self._latest

    def agree(self, now: int) -> None:
        """Go by another clock, which says this: several processes go by that of their database. A
        difference that a slow answer explains is not one."""
        if abs(now - (self._began + self.monotonic()) * 1000) > TOLERATED_MS:
            self._began = now / 1000 - self.monotonic()

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call back after that many seconds, in the event loop."""
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def wake() -> None:
            if not done.done():
                done.set_result(None)

        timer = self.later(max(0.0, seconds), wake)
        try:
            await done
        finally:
            timer.cancel()
