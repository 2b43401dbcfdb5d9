"""What a client says over its socket: read, limited, and carried out one thing after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from zweikampf.engine.notation import shorten
from zweikampf.server.edge.translation import command_of
from zweikampf.server.edge.wire.client_frames import CLIENT_FRAME
from zweikampf.server.errors import Denied, TooFast
from zweikampf.server.live.commands import Command
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.live.reader import Closing, Reader
from zweikampf.server.live.requests import Requests
from zweikampf.server.live.room import Room
from zweikampf.server.log import trouble
from zweikampf.server.refusing import note_refusal

_MOST_WARNINGS = 20  # frames beyond the limit that are refused before the socket is closed


class Hearing:
    """``go_on`` is called when a client may say more, after ``hear`` has answered false."""

    def __init__(
        self, lobby: Lobby, room: Room, reader: Reader, address: str, go_on: Callable[[], None]
    ) -> None:
        self._lobby = lobby
        self._room = room
        self._reader = reader
        self._go_on = go_on
        # A player may have several sockets, and they share a limit.
        who = reader.place if reader.place is not None else address
        self._key = f"{room.table.setup.id}/{who}"
        self._requests = Requests(room, reader)
        self._waiting: deque[str | bytes] = deque()
        self._is_busy = False
        self._is_over = False
        self._warnings = 0
        self._idle: asyncio.Future[None] | None = None  # someone waits until all is carried out

    def hear(self, content: str | bytes) -> bool:
        """Carry it out, now or when its turn comes; false if it has to wait."""
        if self._is_busy:
            self._waiting.append(content)
            return False
        self._take(content)
        return True

    def stop(self) -> None:
        """Nothing more is heard; what has been begun is finished."""
        self._is_over = True
        self._waiting.clear()

    async def finish(self) -> None:
        """Wait until everything that was said is carried out."""
        if self._is_busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def _take(self, content: str | bytes) -> None:
        if self._is_over:
            return
        try:
            command = self._command(content)
        except Exception as error:
            trouble("socket-failed", error, table=self._room.table.setup.id)
            self.stop()
            self._reader.close(Closing.TROUBLE)
            return
        if command is not None:
            self._is_busy = True
            self._room.tasks.start(self._carry_out(command))

    def _command(self, content: str | bytes) -> Command | None:
        """What is asked for; ``None`` if that was refused."""
        if not self._lobby.frame_limit.take(self._key):
            self._warnings += 1
            self._refuse(TooFast(), _id_of(content))
            if self._warnings >= _MOST_WARNINGS:
                self.stop()
                self._reader.close(Closing.POLICY)
            return None
        try:
            return command_of(CLIENT_FRAME.validate_json(content))
        except ValidationError as error:
            self._refuse(_malformed(error))
            return None

    async def _carry_out(self, command: Command) -> None:
        try:
            await self._requests.hear(command)
        finally:
            self._is_busy = False
            self._continue()

    def _continue(self) -> None:
        if self._waiting:
            while self._waiting and not self._is_busy:
                self._take(self._waiting.popleft())
            if not self._waiting:
                self._go_on()
        if self._idle is not None and not self._is_busy and not self._idle.done():
            self._idle.set_result(None)

    def _refuse(self, denied: Denied, frame: str | None = None) -> None:
        table = self._room.table.setup.id
        note_refusal(self._lobby.metrics, denied.code, "socket", table)
        frames = self._lobby.frames
        self._reader.tell(frames.refused(frame, self._room.version, denied.reason))


def _malformed(error: ValidationError) -> Denied:
    first: Any = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return Denied("bad-frame", field=shorten(place) or "-", problem=first["type"])


def _id_of(content: str | bytes) -> str | None:
    """The id of a frame that is not read any further, so that it can be answered."""
    with contextlib.suppress(ValidationError):
        return CLIENT_FRAME.validate_json(content).id
    return None
