"""Who may have a socket: limits per address, guest and table, and in total.

Players come first. A spectator is turned away when there is no room; for a player the spectator who
has been there longest is let go.
"""

from __future__ import annotations

from dataclasses import dataclass

from zweikampf.engine.reason import Reason, because
from zweikampf.server.edge.wire.common import coded
from zweikampf.server.edge.wire.server_frames import Bye, encoded
from zweikampf.server.errors import Denied
from zweikampf.server.live.reader import Closing, Reader
from zweikampf.server.metrics import Metrics
from zweikampf.server.settings import Settings

_ALL = "all"


@dataclass(frozen=True, eq=False)
class Place:
    """A socket that was let in."""

    reader: Reader
    table: str
    guest: int | None
    areas: tuple[str, ...]

    @property
    def is_spectator(self) -> bool:
        return self.reader.seat is None


@dataclass(frozen=True)
class _Limit:
    area: str
    most: int
    refusal: Denied


class Sockets:
    """``most`` connections are there in all. Some of them are kept for players, and some for calls:
    without these no one could open a table."""

    def __init__(self, settings: Settings, most: int, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        kept = max(4, most // 5)
        self._most_of_players = most - kept // 2
        self._most_with_spectators = most - kept
        self._places: dict[str, dict[Place, None]] = {}  # by area, oldest first

    def admit(self, reader: Reader, table: str, guest: int | None, address: str) -> Place:
        """Let a socket in, if need be in place of a spectator; ``Denied`` if there is no room."""
        limits = self._limits(reader, table, guest, address)
        for limit in limits:
            if self._count(limit.area) >= limit.most:
                if reader.seat is None or not self.let_go(limit.area):
                    raise limit.refusal
        place = Place(reader, table, guest, tuple(limit.area for limit in limits))
        for area in place.areas:
            self._places.setdefault(area, {})[place] = None
        self._metrics.sockets.labels(_kind(reader)).inc()
        return place

    def _limits(self, reader: Reader, table: str, guest: int | None, address: str) -> list[_Limit]:
        chosen = self._settings
        most = self._most_with_spectators if reader.seat is None else self._most_of_players
        crowded = Denied("too-many-sockets")
        limits = [_Limit(f"address {address}", chosen.sockets_address, crowded)]
        if guest is not None:
            limits.append(_Limit(f"guest {guest}", chosen.sockets_guest, crowded))
        full = Denied("table-full")
        limits.append(_Limit(f"table {table}", chosen.sockets_table, full))
        limits.append(_Limit(_ALL, most, Denied("server-full")))
        return limits

    def leave(self, place: Place) -> None:
        """Does nothing for a place that was taken away."""
        if self._remove(place):
            self._metrics.sockets.labels(_kind(place.reader)).dec()

    def let_go(self, area: str = _ALL) -> bool:
        """End the oldest socket of a spectator; false if there is none."""
        for place in self._places.get(area, {}):
            if place.is_spectator:
                self.dismiss(place, because("room-for-players"))
                return True
        return False

    def dismiss_guest(self, guest: int) -> None:
        """The session of this guest is over."""
        for place in list(self._places.get(f"guest {guest}", {})):
            self.dismiss(place, because("session-over"))

    def spectators(self, guest: int | None) -> list[Place]:
        """Those of a guest; of all guests if none is named."""
        area = _ALL if guest is None else f"guest {guest}"
        places = self._places.get(area, {})
        return [each for each in places if each.is_spectator and each.guest is not None]

    def dismiss(self, place: Place, reason: Reason) -> None:
        """Does nothing for a socket that is gone."""
        self.leave(place)
        bye: Bye = {"type": "bye", "version": 0, "reason": coded(reason), "again": False}
        place.reader.dismiss(encoded(bye), Closing.POLICY)

    def _count(self, area: str) -> int:
        return len(self._places.get(area, ()))

    def _remove(self, place: Place) -> bool:
        if place not in self._places.get(_ALL, ()):
            return False
        for area in place.areas:
            del self._places[area][place]
            if not self._places[area]:
                del self._places[area]
        return True


def _kind(reader: Reader) -> str:
    return "spectator" if reader.seat is None else "player"
