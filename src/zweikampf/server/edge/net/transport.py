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

_MOST_PIECES = 64


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
            self.scope["extensions"][ABORT] = {"abort": self.transport.abort}

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
