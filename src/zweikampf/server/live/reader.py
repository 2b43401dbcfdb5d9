"""One reader of a table: a socket with a queue, so that a slow one delays no one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from enum import Enum


class Closing(Enum):
    """Why a socket is closed."""

    POLICY = "policy"  # it does not keep up, or has to make room
    AWAY = "away"  # the server stops: come back soon
    TROUBLE = "trouble"  # come back


class Reader:
    """A reader came to a ``place`` and has a ``seat``: not the same if the seats were drawn and
    swapped. Both are ``None`` for a spectator."""

    def __init__(
        self, place: int | None, room_in_queue: int, *, address: str = "", asks_always: bool = False
    ) -> None:
        self.place = place
        self.address = address  # what is done for this reader is charged to it
        self.seat = place  # the room says where that is
        self.asks_always = asks_always  # it wants to be asked even if there is no choice
        self.looked = -1  # the version that it has said to be looking at
        self.queue: asyncio.Queue[bytes | Closing] = asyncio.Queue(room_in_queue)
        self.is_closing = False
        self._when_closed: Callable[[], object] = lambda: None
        self._send_now: Callable[[Sequence[bytes]], bool] = lambda _: False
        self._behind = 0  # frames that were put into the queue and are not sent yet
        self._held: list[bytes] | None = None

    def when_closed(self, callback: Callable[[], object]) -> None:
        """Called once, when this reader is told to go; at once if it has been told already."""
        self._when_closed = callback
        if self.is_closing:
            callback()

    def when_ready(self, send_now: Callable[[Sequence[bytes]], bool]) -> None:
        """How to send frames without the queue, if the socket takes them at once."""
        self._send_now = send_now

    def hold(self) -> None:
        """What is told from now on is sent together, at ``let_go``."""
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held, None
        if held:
            self._pass_on(held)

    def tell(self, frame: bytes) -> None:
        """Send a frame, or put it into the queue; a reader that does not keep up is let go, and
        gets what it has missed when it comes back."""
        if self._held is not None:
            self._held.append(frame)
        else:
            self._pass_on([frame])

    def _pass_on(self, frames: Sequence[bytes]) -> None:
        if self.is_closing or (self._behind == 0 and self._send_now(frames)):
            return
        try:
            for frame in frames:
                self.queue.put_nowait(frame)
                self._behind += 1
        except asyncio.QueueFull:
            self.close(Closing.POLICY)

    def sent(self) -> None:
        """A frame of the queue has been sent."""
        self._behind -= 1

    def dismiss(self, bye: bytes, why: Closing) -> None:
        """A last word, then the end."""
        self.tell(bye)
        self.close(why)

    def close(self, why: Closing) -> None:
        """The reason in the queue ends the socket when its turn comes; a full queue is dropped."""
        if not self.is_closing:
            self.let_go()  # it may not keep up with that, and be closed for it
        if self.is_closing:
            return
        self.is_closing = True
        self._when_closed()
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(why)
