"""The orderly end of a server: no new games, and the running ones get time to finish."""

from __future__ import annotations

from zweikampf.server.errors import permit
from zweikampf.server.live.rooms import Rooms
from zweikampf.server.log import note
from zweikampf.server.metrics import Metrics
from zweikampf.server.table.permissions import why_not_begin
from zweikampf.server.timing import Clock


class Draining:
    def __init__(self, clock: Clock, metrics: Metrics, rooms: Rooms) -> None:
        self._clock = clock
        self._metrics = metrics
        self._rooms = rooms
        self._ends: int | None = None  # milliseconds since 1970

    @property
    def has_begun(self) -> bool:
        return self._ends is not None

    @property
    def left(self) -> int | None:
        """Milliseconds until the server stops, at the latest; ``None`` if it keeps running."""
        return None if self._ends is None else max(0, self._ends - self._clock.now())

    @property
    def is_over(self) -> bool:
        return self._ends is not None and (self.left == 0 or self._rooms.games == 0)

    def begin(self, seconds: float) -> None:
        self._ends = self._clock.now() + int(seconds * 1000)
        self._metrics.draining.set(1)
        note("draining", seconds=seconds, games=self._rooms.games)
        self._rooms.tell_everybody()

    def check(self) -> None:
        """Whether anything new may be begun."""
        permit(why_not_begin(self.left))
