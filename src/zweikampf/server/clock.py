"""Two clocks, of which at most one runs."""

from __future__ import annotations

from zweikampf.server.wire.common import ClockSet


class Clocks:
    """Times are milliseconds. A clock that is empty stays at nothing until its owner acts: then
    the increment comes, if nobody has claimed before."""

    def __init__(self, chosen: ClockSet, now: int) -> None:
        self.base = chosen.base
        self.increment = chosen.increment
        self._left = [chosen.base * 1000, chosen.base * 1000]
        self.running: int | None = None
        self._since = now

    def left(self, now: int) -> tuple[int, int]:
        left = list(self._left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - (now - self._since))
        return left[0], left[1]

    def set(self, left: tuple[int, int], now: int) -> None:
        """As it was stored. Time in which the server was away is nobody's loss."""
        self._left = list(left)
        self._since = now

    def run(self, seat: int | None, now: int) -> None:
        """Charge what has passed, then let the clock of a seat (or none) run."""
        self._left = list(self.left(now))
        self.running = seat
        self._since = now

    def add(self, seat: int) -> None:
        """The reward for having acted."""
        self._left[seat] += self.increment * 1000

    def is_empty(self, seat: int, now: int) -> bool:
        return self.left(now)[seat] <= 0
