"""The end of a server that nobody has to notice: no new games, and the running ones get time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.server.errors import BUSY, Denied
from zweikampf.server.log import note

if TYPE_CHECKING:
    from zweikampf.server.house import House


class Draining:
    def __init__(self, house: House) -> None:
        self._house = house
        self._ends: int | None = None  # milliseconds since 1970

    @property
    def has_begun(self) -> bool:
        return self._ends is not None

    @property
    def left(self) -> int | None:
        """Milliseconds until the server stops, at the latest; ``None`` if it goes on."""
        return None if self._ends is None else max(0, self._ends - self._house.now())

    @property
    def is_over(self) -> bool:
        return self._ends is not None and (self.left == 0 or self._house.games == 0)

    def begin(self, seconds: float) -> None:
        self._ends = self._house.now() + int(seconds * 1000)
        self._house.metrics.draining.set(1)
        note("draining", seconds=seconds, games=self._house.games)
        self._house.tell_everybody()

    def check(self) -> None:
        """Nothing new is begun on a server that is about to stop."""
        if self.has_begun:
            raise Denied(BUSY, "server-drains")
