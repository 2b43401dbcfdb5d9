"""Who is at a table. Comings and goings are reported at most once a second, however often a client
connects and hangs up."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine.duel import SEATS
from zweikampf.server.live.reader import Reader
from zweikampf.server.timing import Clock, Timer

GATHER_SECONDS = 1.0
RETURN_SECONDS = 15.0  # a page that is loaded again, or a line that breaks, takes less than that


class Presence:
    """``tell`` tells all readers but one about who is here; ``ring`` makes sure that ``tell_now``
    is called under the lock of the room."""

    def __init__(
        self, clock: Clock, tell: Callable[[Reader | None], None], ring: Callable[[], None]
    ) -> None:
        self._clock = clock
        self._tell = tell
        self._ring_room = ring
        self.readers: set[Reader] = set()
        self.away_since: dict[int, int] = dict.fromkeys(SEATS, clock.now())
        self._left_at: float | None = None  # when the last player hung up
        self._told = clock.monotonic() - GATHER_SECONDS
        self._timer: Timer | None = None
        self._addresses: dict[int, str] = {}  # from which a seat was last taken
        self._last_address = ""  # of the last reader who came

    def came(self, reader: Reader) -> None:
        self.readers.add(reader)
        self._last_address = reader.address
        if reader.seat is not None:
            self.away_since.pop(reader.seat, None)
            self._addresses[reader.seat] = reader.address

    def left(self, reader: Reader) -> None:
        self.readers.discard(reader)
        if reader.seat is not None and not self.is_there(reader.seat):
            self.away_since[reader.seat] = self._clock.now()
            self._left_at = self._clock.monotonic()

    def turned(self) -> None:
        """The seats have been drawn and are swapped."""
        self.away_since = {1 - seat: since for seat, since in self.away_since.items()}
        self._addresses = {1 - seat: address for seat, address in self._addresses.items()}

    def address_of(self, seat: int) -> str:
        """Where a player is, or was last. For a player who has not come since the table was opened
        it is not known; then it is the address of the last reader who came, since nothing happens
        at a table without readers."""
        return self._addresses.get(seat, self._last_address)

    def is_there(self, seat: int) -> bool:
        return seat in [reader.seat for reader in self.readers]

    @property
    def has_player(self) -> bool:
        """Whether a player is here at this moment."""
        return any(reader.seat is not None for reader in self.readers)

    @property
    def has_players(self) -> bool:
        """Whether a player is here, or may be back in a moment."""
        left = self._left_at
        return self.has_player or (
            left is not None and self._clock.monotonic() - left < RETURN_SECONDS
        )

    @property
    def is_deserted(self) -> bool:
        """Whether no one is here, and the players have not just left."""
        return not self.readers and not self.has_players

    @property
    def watchers(self) -> int:
        return [reader.seat for reader in self.readers].count(None)

    # Telling

    def tell(self, except_for: Reader | None = None) -> None:
        """Now, if it is not too soon; called under the lock of the room."""
        if self._timer is not None or self._wait() > 0:
            self.tell_soon()
            return
        self._told = self._clock.monotonic()
        self._tell(except_for)

    def tell_soon(self) -> None:
        if self._timer is None:
            self._timer = self._clock.later(self._wait(), self._ring)

    def _wait(self) -> float:
        return max(0.0, self._told + GATHER_SECONDS - self._clock.monotonic())

    def _ring(self) -> None:
        self._timer = None
        self._ring_room()

    async def tell_now(self) -> None:
        self._told = self._clock.monotonic()
        self._tell(None)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
