"""A misbehaving client: any bytes on a socket that it may cut anywhere."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import Sequence
from typing import Any, Literal

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

Cut = Literal["close", "half-close", "reset", "hang up"]
CUTS: tuple[Cut, ...] = ("close", "half-close", "reset", "hang up")
_RESET = struct.pack("ii", 1, 0)


class Rude:
    """Connects, is greeted, sends bytes and cuts; it does not read the answers."""

    def __init__(self, address: str, cookie: str) -> None:
        self._protocol = ClientProtocol(parse_uri(address))
        self._host, self._port = self._protocol.uri.host, self._protocol.uri.port
        self._cookie = cookie

    async def connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        request = self._protocol.connect()
        request.headers["Cookie"] = f"zweikampf={self._cookie}"
        self._protocol.send_request(request)
        self._writer.write(b"".join(self._protocol.data_to_send()))
        head = await self._reader.readuntil(b"\r\n\r\n")
        self._protocol.receive_data(head)

    def bytes_of(self, frames: Sequence[dict[str, Any]], *, closing: bool) -> bytes:
        for frame in frames:
            self._protocol.send_text(json.dumps(frame).encode())
        if closing:
            self._protocol.send_close(1000)
        return b"".join(self._protocol.data_to_send())

    async def burst(self, content: bytes, cut: Cut) -> None:
        """Everything in one write, then the cut."""
        self._writer.write(content)
        connection = self._writer.get_extra_info("socket")
        if cut == "half-close":
            self._writer.write_eof()
            await self._reader.read()
        elif cut == "reset":
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            self._writer.transport.abort()
        elif cut == "close":
            await self._reader.read()  # the server closes, as it was asked to
        self._writer.close()
        with contextlib.suppress(OSError):  # it may have been reset
            await self._writer.wait_closed()
