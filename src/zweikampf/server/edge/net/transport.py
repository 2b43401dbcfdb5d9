"""Sockets that can be dropped: closing politely waits until everything has been read, which takes
forever if the reader never reads."""

from __future__ import annotations

from typing import cast

from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from zweikampf.server.edge.net.edge import Edge

ABORT = "zweikampf.abort"  # in the extensions of the scope: ends the connection at once
SEND = "zweikampf.send"  # there too: sends a frame at once, see ``SocketProtocol.send_now``

_MOST_PIECES = 64
_TEXT = 0x81  # the first byte of a message that is one frame of text (RFC 6455, 5.2)


class SocketProtocol(WebSocketsSansIOProtocol):
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        edge: Edge = cast(FastAPI, self.config.app).state.edge
        edge.connections.socket_closed(self.transport)

    def handle_cont(self, event: Frame) -> None:
        """A message in pieces has a largest size, but pieces may be empty."""
        if len(self.frames) >= _MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers to a client that does not read them would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            extensions[ABORT] = {"abort": self.transport.abort}
            extensions[SEND] = {"send": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send a message at once, past the layers of ASGI, which cost more than making a frame.
        False if the client does not keep up, or the socket is not open: then nothing is sent."""
        is_open = self.handshake_complete and self.conn.close_sent is None
        if not is_open or self.transport.is_closing() or not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
