"""A socket to a server that plain code reads and writes, over TLS too.

A TLS connection must not be used by two threads at once. The synchronous client of ``websockets``
does so: one thread reads while another sends, and now and then a frame is lost for good. Here one
thread does both, and answers the server's pings while a player thinks.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK

_Answer = TypeVar("_Answer")


class Line:
    """From ``open`` to ``close``, or for a with statement. Wishes are those of ``connect``."""

    def __init__(self, address: str, **wishes: Any) -> None:
        self._address = address
        self._wishes = wishes
        self._socket: ClientConnection | None = None

    def open(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._socket = self._do(self._connected())
        except BaseException:
            self.close()
            raise
        return self

    def send(self, text: str) -> None:
        self._do(self._open.send(text))

    def recv(self, seconds: float | None = None) -> str | bytes:
        """The next frame; ``TimeoutError`` if none comes within that time."""
        return self._do(asyncio.wait_for(self._open.recv(), seconds))

    def __iter__(self) -> Iterator[str | bytes]:
        """Frames until the server closes the line in order."""
        while True:
            try:
                yield self.recv()
            except ConnectionClosedOK:
                return

    def close(self) -> None:
        """Twice does no harm."""
        if self._loop.is_closed():
            return
        if self._socket is not None:
            self._do(self._socket.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _open(self) -> ClientConnection:
        assert self._socket is not None, "the line was not opened"
        return self._socket

    async def _connected(self) -> ClientConnection:
        return await connect(self._address, **self._wishes)

    def _do(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
