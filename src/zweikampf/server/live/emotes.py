"""Friendly phrases between people. They are codes of a fixed set, told to everyone at the table and
forgotten: nothing of them is stored, and no text of a player reaches another one."""

from __future__ import annotations

from collections import deque
from typing import Literal

from zweikampf.server.errors import Denied
from zweikampf.server.limits import Buckets
from zweikampf.server.timing import Clock

Emote = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "good-game"]

MOST = 5  # that a player may send ...
SECONDS = 60.0  # ... in this time
_REMEMBERED = 4 * MOST


class Emotes:
    """How much is said at one table. One that is sent again under the same id is known as long as
    the table stays in memory."""

    def __init__(self, clock: Clock) -> None:
        self._limit = Buckets(MOST, SECONDS, clock.monotonic)
        self._said: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)

    def is_news(self, place: int, frame: str) -> bool:
        """Whether this is to be told; ``Denied`` if the player at this place says too much."""
        if (place, frame) in self._said:
            return False
        if not self._limit.take(str(place)):
            raise Denied("too-many-emotes")
        self._said.append((place, frame))
        return True
