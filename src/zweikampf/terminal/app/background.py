"""Work that takes long, in a thread of its own.

``asyncio.to_thread`` would make the application wait for it when the person leaves: a player may
think for a minute. No one waits for these threads, and what they find may come too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")


async def in_background(act: Callable[[], T]) -> T:
    """What the work finds, or what it raises."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[T] = loop.create_future()

    def deliver(told: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the application has ended meanwhile
            loop.call_soon_threadsafe(lambda: None if found.done() else told())

    def work() -> None:
        try:
            result = act()
        except BaseException as error:
            deliver(partial(found.set_exception, error))
        else:
            deliver(partial(found.set_result, result))

    threading.Thread(target=work, daemon=True).start()
    return await found
