"""A line that cuts, delays, repeats and reorders what goes over it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

_FAULTS: tuple[str, ...] = ("cuts", "delays", "repeats", "swaps")
_OVERTAKING = 0.05  # seconds that a held frame waits for the next one


@dataclass
class Line:
    """How bad it is, and what it has done so far."""

    target: str
    rng: random.Random
    cuts: float = 0.02
    delays: float = 0.05
    repeats: float = 0.1
    swaps: float = 0.05
    done: dict[str, int] = field(default_factory=lambda: dict.fromkeys(_FAULTS, 0))

    def happens(self, what: str) -> bool:
        hit: bool = self.rng.random() < getattr(self, what)
        self.done[what] += hit
        return hit


@asynccontextmanager
async def faulty(line: Line) -> AsyncIterator[str]:
    """The address of the near end of the line."""

    async def handle(near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Cookie": near.request.headers["Cookie"]}
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            async with connect(line.target + near.request.path, additional_headers=headers) as far:
                ways = {
                    asyncio.create_task(_carry(near, far, line)),
                    asyncio.create_task(_carry(far, near, line)),
                }
                _, waiting = await asyncio.wait(ways, return_when="FIRST_COMPLETED")
                for task in waiting:
                    task.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                near.transport.abort()
                far.transport.abort()

    async with serve(handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def _carry(source: Any, target: Any, line: Line) -> None:
    """Frames one way, until somebody closes or the line is cut."""
    held: list[str] = []  # waits to be overtaken, but not for ever
    while True:
        try:
            async with asyncio.timeout(_OVERTAKING if held else None):
                text = await source.recv()
        except TimeoutError:
            await target.send(held.pop())
            continue
        if line.happens("cuts"):
            if line.rng.random() < 0.5:
                await target.send(text)  # it arrives, but the answer never will
            return
        if line.happens("delays"):
            await asyncio.sleep(line.rng.random() * 0.02)
        if not held and line.happens("swaps"):
            held.append(text)
            continue
        await target.send(text)
        if line.happens("repeats"):
            await target.send(text)
        while held:
            await target.send(held.pop())
