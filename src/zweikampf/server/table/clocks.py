"""Two clocks, of which at most one runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FIRST_MOVE = 180_000  # milliseconds for the first move of a seat: time to look around


@dataclass(frozen=True)
class ClockSettings:
    """Seconds at the beginning, and seconds that are added per turn (until the other player is to
    act) or per action."""

    base: int
    increment: int = 0
    per: Literal["turn", "action"] = "turn"


class Clocks:
    """Times are milliseconds. An empty clock stays at zero until its owner acts: then the increment
    is added, unless the other player has claimed first.

    The clock of a seat stands still until its first move is made: a player may still be looking for
    the page when the cards are dealt. The first move takes no time and earns none; between people
    it has a fixed limit instead.

    A turn of a seat lasts until the other one's clock runs. Chance and reactions, for which both
    clocks stand still, do not end it.
    """

    def __init__(self, chosen: ClockSettings, now: int) -> None:
        self.base = chosen.base
        self.increment = chosen.increment
        self._per = chosen.per
        self._left = [chosen.base * 1000, chosen.base * 1000]
        self.asked: int | None = None  # the seat whose clock runs, once it has begun
        self._begun: set[int] = set()  # not even a takeback of the first move stops a clock again
        self._turn: int | None = None  # who has acted since the other one's clock ran
        self._since = now
        self._asked_since = now

    @property
    def overdue_at(self) -> int | None:
        """When the first move of the seat that is to act is overdue; ``None`` once it has begun."""
        if self.asked is None or self.asked in self._begun:
            return None
        return self._asked_since + FIRST_MOVE

    def ask_again(self, now: int) -> None:
        """The seat that is to act has been away, and so has everyone who could wait for it: a first
        move has its whole time again."""
        self._asked_since = now

    @property
    def asked_since(self) -> int:
        return self._asked_since

    @property
    def running(self) -> int | None:
        return self.asked if self.asked in self._begun else None

    def left(self, now: int) -> tuple[int, int]:
        left = list(self._left)
        running = self.running
        if running is not None:
            left[running] = max(0, left[running] - (now - self._since))
        return left[0], left[1]

    def set(self, left: tuple[int, int], now: int) -> None:
        """As it was stored."""
        self._left = list(left)
        self._since = now

    def wake(self, at: int) -> None:
        """Before this moment no server had the table: that time is not charged."""
        self._since = max(self._since, at)
        self._asked_since = max(self._asked_since, at)

    def run(self, seat: int | None, now: int) -> None:
        """Charge what has passed, then let the clock of a seat (or none) run."""
        self._left = list(self.left(now))
        if seat != self.asked:
            self._asked_since = now
        self.asked = seat
        self._since = now
        if seat is not None and self._turn is not None and seat != self._turn:
            if self._per == "turn":
                self._add(self._turn)
            self._turn = None

    def acted(self, seat: int) -> None:
        """The first move of a seat begins its clock. Every other action earns the increment, at
        once or at the end of its turn."""
        if seat not in self._begun:
            self._begun.add(seat)
            return
        self._turn = seat
        if self._per == "action":
            self._add(seat)

    def go_back(self, left: tuple[int, int], now: int) -> None:
        """Back to the times of an earlier moment, without increments earned since."""
        self.set(left, now)
        self._asked_since = now
        self._turn = None

    def _add(self, seat: int) -> None:
        self._left[seat] += self.increment * 1000

    def is_empty(self, seat: int, now: int) -> bool:
        return self.left(now)[seat] <= 0
