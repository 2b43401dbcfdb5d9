"""One reader of a table: a socket with a queue, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pydantic import BaseModel

from zweikampf.server.wire.told import Bye

POLICY = 1008
AWAY = 1012  # "service restart": come back soon
TROUBLE = 1011


class Link:
    """A reader came to a ``place`` and has a ``seat``: not the same if the seats were drawn and
    swapped. Both are ``None`` for a spectator."""

    def __init__(
        self, place: int | None, room_in_queue: int, *, address: str = "", asks_always: bool = False
    ) -> None:
        self.place = place
        self.address = address  # what is done for this reader is charged to it
        self.seat = place  # the room says where that is
        self.asks_always = asks_always  # its reader wants to answer even if there is no choice
        self.looked = -1  # the version at which its reader has said to be looking
        self.queue: asyncio.Queue[str | int] = asyncio.Queue(room_in_queue)
        self.is_closing = False
        self._when_closed: Callable[[], object] = lambda: None

    def when_closed(self, callback: Callable[[], object]) -> None:
        """Called once, when this reader is told to go."""
        self._when_closed = callback

    def tell(self, frame: BaseModel) -> None:
        self.tell_text(frame.model_dump_json())

    def tell_text(self, text: str) -> None:
        """Put a frame into the queue; a reader that does not keep up is let go, and finds what it
        has missed when it comes back."""
        if self.is_closing:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close(POLICY)

    def dismiss(self, bye: Bye, code: int) -> None:
        """A last word, then the end."""
        self.tell(bye)
        self.close(code)

    def close(self, code: int) -> None:
        """A number in the queue ends the socket when its turn comes; a full queue is dropped."""
        if self.is_closing:
            return
        self.is_closing = True
        self._when_closed()
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(code)
