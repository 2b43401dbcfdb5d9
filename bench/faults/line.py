"""The line from one server process to the database, which can be cut, stopped and closed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self

_SIZE = 65_536


class Line:
    """A port that leads to the database's socket."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._open: list[asyncio.StreamWriter] = []
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._ways: set[asyncio.Task[None]] = set()

    async def start(self) -> Self:
        self._server = await asyncio.start_server(self._handle, "127.0.0.1", 0)
        return self

    @property
    def port(self) -> int:
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def url(self, database: str) -> str:
        return f"postgresql://zweikampf@127.0.0.1:{self.port}/{database}"

    async def _handle(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, out = await asyncio.open_unix_connection(self._target)
        except OSError:  # the database is away
            back.transport.abort()
            return
        both = [back, out]
        self._open += both
        ways = {
            asyncio.create_task(self._carry(near, out)),
            asyncio.create_task(self._carry(far, back)),
        }
        self._ways |= ways
        await asyncio.wait(ways, return_when="FIRST_COMPLETED")
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        self._ways -= ways
        for each in both:
            with contextlib.suppress(ValueError):
                self._open.remove(each)
            each.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(_SIZE):
            await self._flows.wait()
            target.write(data)
            await target.drain()

    def cut(self, which: int | None = None) -> None:
        """One of the connections, by number, or all of them."""
        some = (
            self._open if which is None or not self._open else [self._open[which % len(self._open)]]
        )
        for each in list(some):
            each.transport.abort()

    def hold(self) -> None:
        """Nothing gets through, and nobody is told."""
        self._flows.clear()

    def let_go(self) -> None:
        self._flows.set()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for way in self._ways:
            way.cancel()
