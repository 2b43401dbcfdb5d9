"""Sockets that can be dropped: closing politely waits until everything has been read, which takes
forever if the reader never reads. And that are quick: a short message of text, as nearly all are,
goes in and out past layers that cost more than what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from zweikampf.server.edge.net.edge import Edge

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is compiled, where there was a compiler
    from websockets.utils import apply_mask

ABORT = "zweikampf.abort"  # in the extensions of the scope: ends the connection at once
SEND = "zweikampf.send"  # there too: sends frames at once, see ``SocketProtocol.send_now``
HEAR = "zweikampf.hear"  # there too: who hears messages, see ``SocketProtocol.hear_with``

Hear = Callable[[str | bytes], bool]

_MOST_PIECES = 64
_TEXT = 0x81  # the first byte of a message that is one frame of text (RFC 6455, 5.2)
_MASKED = 0x80  # in the second byte, as in all frames of clients
_SHORT = 126  # a message of fewer bytes says so in the second byte
_HEAD = 6  # bytes before a short message: two, and the mask
_ASKING = b"\x89\0"  # a ping that says nothing
_ANSWER = b"\x8a\x80"  # how the answer to it begins; all that follows is the mask


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Hear | None = None
        # The websockets library has been given whole frames only, none of them half.
        self._is_between_frames = True
        self._keepalive = self._edge.keepalive

    @property
    def _edge(self) -> Edge:
        edge: Edge = cast(FastAPI, self.config.app).state.edge
        return edge

    def data_received(self, data: bytes) -> None:
        self._keepalive.hear(self)
        if len(data) == _HEAD and data.startswith(_ANSWER) and self._is_between_frames:
            return
        if self._is_short_text(data):
            try:
                self._tell(apply_mask(data[_HEAD:], data[2:_HEAD]).decode())
                return
            except UnicodeDecodeError:
                pass  # that is answered as usual
        is_request = not self.handshake_initiated
        super().data_received(data)
        if not is_request and not _are_whole_frames(data):
            # How much of a frame the library still waits for is its own business: from now on it
            # reads everything.
            self._is_between_frames = False

    def _is_short_text(self, data: bytes) -> bool:
        """Whether these bytes are just one short message, complete and in its place."""
        return (
            len(data) > _HEAD
            and data[0] == _TEXT
            and len(data) - _HEAD == data[1] - _MASKED < _SHORT
            and self._hear is not None
            and self._is_between_frames
            and not self.frames
            and not self.close_sent
            and self.conn.close_rcvd is None
            and self.conn.close_sent is None
        )

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                message: str | bytes = data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        else:
            message = data
        self.frames = []
        self._tell(message)

    def _tell(self, message: str | bytes) -> None:
        assert self._hear is not None
        if not self._hear(message) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hear_with(self, hear: Hear) -> None:
        """Messages are no longer queued: this is called with each of them, and at once with those
        that have come before. If it answers false, nothing is read from the client until
        ``go_on``."""
        self._hear = hear
        self.go_on()
        for _ in range(self.queue.qsize()):
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                self._tell(message.get("text") or message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._edge.connections.socket_closed(self.transport)

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
            extensions[HEAR] = {"hear": self.hear_with, "go_on": self.go_on}

    def send_now(self, texts: Sequence[bytes]) -> bool:
        """Send messages at once and together, past the layers of ASGI, which cost more than making
        a frame. False if the client does not keep up, or the socket is not open: then nothing is
        sent."""
        is_open = self.handshake_complete and self.conn.close_sent is None
        if not is_open or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))
        return True

    # Whether the client is still there; uvicorn would set timers for each socket

    def start_keepalive(self) -> None:
        self._keepalive.watch(self)

    def stop_keepalive(self) -> None:
        self._keepalive.forget(self)

    def ask(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_ASKING)

    def give_up(self) -> None:
        self.keepalive_timeout()
        self.transport.abort()


def _head(text: bytes) -> bytes:
    """What comes before a message of text, in a frame of its own."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")


def _are_whole_frames(data: bytes) -> bool:
    """Whether these bytes end where a frame ends, if they begin where one begins."""
    at = 0
    while at + 1 < len(data):
        size, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & _MASKED else 0
        more = {_SHORT: 2, _SHORT + 1: 8}.get(size, 0)  # bytes of a longer size
        if more:
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += 2 + more + mask + size
    return at == len(data)
