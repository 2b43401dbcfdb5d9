"""Who is at a table. The others are told of comings and goings at most once a second, however
often somebody connects and hangs up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine.duel import SEATS
from zweikampf.server.link import Link
from zweikampf.server.timing import Timer

if TYPE_CHECKING:
    from zweikampf.server.room import Room

GATHER_SECONDS = 1.0
RETURN_SECONDS = 15.0  # a page that is loaded again, or a line that breaks, takes less than that


class Presence:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._clock = room.house.clock
        self.away_since: dict[int, int] = dict.fromkeys(SEATS, self._clock.now())
        self._left_at: float | None = None  # when the last player hung up
        self._told = self._clock.monotonic() - GATHER_SECONDS
        self._timer: Timer | None = None
        self._addresses: dict[int, str] = {}  # from which a seat was last taken
        self._last_address = ""  # from which anybody came

    def came(self, link: Link) -> None:
        self._last_address = link.address
        if link.seat is not None:
            self.away_since.pop(link.seat, None)
            self._addresses[link.seat] = link.address

    def address_of(self, seat: int) -> str:
        """Where a player is, or was last. Of a player who has not come since the table was opened
        it is not known; then it is the address of the last one who came, since without readers
        nothing happens at a table."""
        return self._addresses.get(seat, self._last_address)

    def left(self, seat: int | None) -> None:
        if seat is not None and not self.is_there(seat):
            self.away_since[seat] = self._clock.now()
            self._left_at = self._clock.monotonic()

    def turned(self) -> None:
        """The seats have been drawn and are swapped."""
        self.away_since = {1 - seat: since for seat, since in self.away_since.items()}
        self._addresses = {1 - seat: address for seat, address in self._addresses.items()}

    def is_there(self, seat: int) -> bool:
        return any(link.seat == seat for link in self.room.links)

    @property
    def has_players(self) -> bool:
        """Whether a player is here, or may be back in a moment."""
        if any(link.seat is not None for link in self.room.links):
            return True
        left = self._left_at
        return left is not None and self._clock.monotonic() - left < RETURN_SECONDS

    @property
    def watchers(self) -> int:
        return sum(link.seat is None for link in self.room.links)

    # Telling

    def tell(self, except_for: Link | None = None) -> None:
        """Now, if it is not too soon; called under the lock of the room."""
        if self._timer is not None or self._wait() > 0:
            self.tell_soon()
            return
        self._told = self._clock.monotonic()
        self.room.tell_facts(except_for)

    def tell_soon(self) -> None:
        if self._timer is None:
            self._timer = self._clock.later(self._wait(), self._ring)

    def _wait(self) -> float:
        return max(0.0, self._told + GATHER_SECONDS - self._clock.monotonic())

    def _ring(self) -> None:
        self._timer = None
        if not self.room.is_closed:
            self.room.start(self.tell_now)

    async def tell_now(self) -> None:
        self._told = self._clock.monotonic()
        self.room.tell_facts()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
