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

from tests.server.calling import PATIENT

# How many frames of a hundred have each fault.
FAULTS = {"cut": 3, "lost": 2, "delay": 5, "repeat": 10, "swap": 5}
_OVERTAKING = 0.05  # seconds that a held frame waits for the next one


@dataclass
class Line:
    """Faults are dealt from a shuffled pack, so that every hundred frames have the same number of
    them, in whatever order the frames come."""

    target: str
    rng: random.Random
    frames: int = 0
    _pack: list[str] = field(default_factory=list)

    def deal(self) -> str:
        """What happens to the next frame; most often nothing."""
        if not self._pack:
            faults = [fault for fault, times in FAULTS.items() for _ in range(times)]
            self._pack = faults + ["nothing"] * (100 - len(faults))
            self.rng.shuffle(self._pack)
        self.frames += 1
        return self._pack.pop()


@asynccontextmanager
async def faulty(line: Line) -> AsyncIterator[str]:
    """The address of the near end of the line."""

    async def handle(near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Cookie": near.request.headers["Cookie"]}
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            async with connect(
                line.target + near.request.path, additional_headers=headers, **PATIENT
            ) as far:
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

    async with serve(handle, "127.0.0.1", 0, **PATIENT) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def _carry(source: Any, target: Any, line: Line) -> None:
    """Frames one way, until one end closes or the line is cut."""
    held: list[str] = []  # waits to be overtaken, but not forever
    while True:
        try:
            async with asyncio.timeout(_OVERTAKING if held else None):
                text = await source.recv()
        except TimeoutError:
            await target.send(held.pop())
            continue
        match line.deal():
            case "lost":
                return
            case "cut":
                await target.send(text)  # it arrives, but the answer never will
                return
            case "delay":
                await asyncio.sleep(line.rng.random() * 0.02)
            case "repeat":
                await target.send(text)
            case "swap" if not held:
                held.append(text)
                continue
        await target.send(text)
        while held:
            await target.send(held.pop())
