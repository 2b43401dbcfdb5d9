"""What comes over a connection before there is a call: the request itself has limits too.

uvicorn waits forever for the rest of a request and takes headers of any size. Here every request
has a time limit and a size limit for its head, and a reader that does not take its answer is
dropped. httptools parses more than twice as fast as h11, which limits headers but not time; so the
limits are added to httptools.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from zweikampf.server.edge.net.address import household
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.refusals import refusal_response
from zweikampf.server.edge.security import HEADERS, REFUSAL
from zweikampf.server.errors import Denied, TooFast
from zweikampf.server.timing import Timer

LINGER_SECONDS = 5.0  # that a client gets to take the last answer
_MOST_DROPPED = 1_000_000  # bytes that are read after a refusal
_MOST_WAITING = 16  # requests that are sent before the answer to the first has come
_AROUND_A_FIELD = 4  # a colon, a space, the end of the line


class CallProtocol(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.edge: Edge = cast(FastAPI, config.app).state.edge
        self._most = self.edge.settings.header_bytes
        self._received = 0  # bytes of this request, without its body
        self._fields = 0  # bytes of its address and headers
        self._refusal = Denied("bad-call")
        self._is_refused = False
        self._deadline: Timer | None = None
        self._stalled: Timer | None = None

    # How many

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address = None if self.edge.is_proxy(host) else household(host)
        refusal = self.edge.connections.opened(self, address)
        if refusal is not None:
            self.app_state = {**self.app_state, REFUSAL: refusal}
        self._wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.edge.connections.closed(self)
        self._stop_waiting()
        self._take_up()

    @property
    def is_idle(self) -> bool:
        if self.pipeline:
            return self._is_refused
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def drop(self) -> None:
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.edge.connections.became_socket(self, self.transport)
        super().handle_websocket_upgrade()

    # How large

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        if self._is_refused:
            if self._received > _MOST_DROPPED:
                self.drop()
            return
        super().data_received(data)
        if (
            self.transport.is_closing()
            or self._is_refused
            or self.transport.get_protocol() is not self
        ):
            return
        if self._received > self._most:
            self._refuse(self._too_large())
        elif self._deadline is None and self.is_idle and self.timeout_keep_alive_task is None:
            self._wait_for_the_rest()

    def on_message_begin(self) -> None:
        self._fields = 0
        if len(self.pipeline) >= _MOST_WAITING:
            self._refusal = TooFast(0)
            raise self._refusal
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + _AROUND_A_FIELD)
        if name.lower() == b"x-forwarded-for":
            self.edge.notice_proxy(self.client[0] if self.client else "")
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """What is raised here ends the parser, and comes back as ``send_400_response``."""
        self._fields += size
        if self._fields > self._most:
            self._refusal = self._too_large()
            raise self._refusal

    def _too_large(self) -> Denied:
        return Denied("headers-too-large", most=self._most)

    def on_body(self, body: bytes) -> None:
        self._received = max(0, self._received - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._received = 0
        self._stop_waiting()
        super().on_message_complete()

    # How long

    def _wait_for_the_rest(self) -> None:
        self._stop_waiting()
        self._deadline = self.edge.clock.later(self.edge.settings.request_seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self.flow.read_paused:  # we are the ones who paused it
            self._wait_for_the_rest()
        elif self._received:
            self._refuse(Denied("too-slow"))
        else:
            self.drop()  # it never said anything

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._give_up_soon()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._give_up_soon()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            seconds = self.edge.settings.request_seconds
            self._stalled = self.edge.clock.later(seconds, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        # Else the rest has to be taken soon, too.
        if not (self.transport.is_closing() or self._is_refused):
            self._take_up()

    def _take_up(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _give_up_soon(self) -> None:
        """Closing waits until everything has been taken; that must not take forever."""
        self._take_up()
        self._stalled = self.edge.clock.later(LINGER_SECONDS, self.drop)

    # What is said about it

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal)

    @property
    def _is_answering(self) -> bool:
        """Whether an answer has begun, and another one would be mistaken for part of it."""
        cycle = self.cycle
        if cycle is None or not cycle.response_started:
            return bool(self.pipeline)
        return not cycle.response_complete or cycle.more_body

    def _refuse(self, denied: Denied) -> None:
        """The same answer as for any call, although there is no call yet."""
        self.edge.note_refusal(denied.code)
        if self._is_answering:
            self.drop()
            return
        answer = refusal_response(denied)
        headers = {**HEADERS, "Connection": "close", "Cache-Control": "no-store"}
        lines = [STATUS_LINE[answer.status_code]]
        for name, value in (*answer.headers.items(), *headers.items()):
            lines.append(f"{name}: {value}\r\n".encode("latin-1"))
        self.transport.write(b"".join([*lines, b"\r\n", bytes(answer.body)]))
        # Closing now would reset a connection over which more is coming, and the answer could get
        # lost with it. So the client hears that this was all, and what it still sends is dropped.
        self._is_refused = True
        self._stop_waiting()
        self.transport.write_eof()
        self._give_up_soon()
