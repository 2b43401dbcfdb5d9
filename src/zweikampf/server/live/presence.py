"""Who is at a table. Comings and goings are reported at most once a second, however often a client
connects and hangs up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field

from zweikampf.engine.duel import SEATS
from zweikampf.server.live.reader import Reader
from zweikampf.server.timing import Clock, Timer

GATHER_SECONDS = 1.0
RETURN_SECONDS = 15.0  # a page that is loaded again, or a line that breaks, takes less than that


@dataclass(eq=False)
class Distant:
    """A player whose socket is at another process; all sockets of a place there count as one."""

    place: int
    seat: int
    asks_always: bool
    looked: int
    address: str


@dataclass
class Elsewhere:
    """Who reads this table at one other process."""

    players: list[Distant] = field(default_factory=list)
    watchers: int = 0

    def __bool__(self) -> bool:
        return bool(self.players or self.watchers)


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
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
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
        if reader.seat is not None and not self.has_player:
            self._left_at = self._clock.monotonic()

    def turned(self) -> None:
        """The seats have been drawn and are swapped."""
        for player in self.others:
            player.seat = 1 - player.seat
        self.away_since = {1 - seat: since for seat, since in self.away_since.items()}
        self._addresses = {1 - seat: address for seat, address in self._addresses.items()}

    def address_of(self, seat: int) -> str:
        """Where a player is, or was last. For a player who has not come since the table was opened
        it is not known; then it is the address of the last reader who came, since nothing happens
        at a table without readers."""
        return self._addresses.get(seat, self._last_address)

    # Other processes

    def heard(self, process: str, there: Elsewhere, away: Mapping[int, int]) -> bool:
        """Note who is at another process now, and since when each absent seat has been away; return
        whether that is news."""
        before = self._elsewhere.pop(process, Elsewhere())
        if there:
            self._elsewhere[process] = there
        for seat in SEATS:
            if self.is_there(seat):
                self.away_since.pop(seat, None)
            else:
                known = self.away_since.get(seat, self._clock.now())
                self.away_since[seat] = min(known, away.get(seat, known))
        for player in there.players:
            self._addresses[player.seat] = player.address
        return _said(before) != _said(there)

    def forget(self, alive: frozenset[str]) -> bool:
        """Drop the readers of dead processes; return whether there were any."""
        dead = [process for process in self._elsewhere if process not in alive]
        for process in dead:
            self.heard(process, Elsewhere(), {})
        return bool(dead)

    @property
    def others(self) -> Iterator[Distant]:
        for there in self._elsewhere.values():
            yield from there.players

    @property
    def is_read_elsewhere(self) -> bool:
        return bool(self._elsewhere)

    @property
    def is_read(self) -> bool:
        """Whether anybody reads the table, here or at another process."""
        return bool(self.readers or self._elsewhere)

    def at(self, seat: int | None) -> Sequence[Reader | Distant]:
        """All readers of a seat."""
        here = [reader for reader in self.readers if reader.seat == seat]
        return [*here, *(each for each in self.others if each.seat == seat)]

    def is_there(self, seat: int) -> bool:
        if seat in [reader.seat for reader in self.readers]:
            return True
        return bool(self._elsewhere) and seat in [each.seat for each in self.others]

    @property
    def has_player(self) -> bool:
        """Whether a player is here, at this process, at this moment."""
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
        """Whether no one is here or elsewhere, and the players have not just left."""
        return not self.is_read and not self.has_players

    @property
    def watchers(self) -> int:
        here = [reader.seat for reader in self.readers].count(None)
        return here + sum(there.watchers for there in self._elsewhere.values())

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


def _said(there: Elsewhere) -> tuple[object, ...]:
    return there.watchers, [astuple(each) for each in there.players]
