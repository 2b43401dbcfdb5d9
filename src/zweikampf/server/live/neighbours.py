"""The same table at other processes: what a room says to them, what it hears, and which of them
does what happens automatically."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zweikampf.server.live.commands import Act
from zweikampf.server.live.emotes import Emote
from zweikampf.server.live.peers import Peers
from zweikampf.server.live.presence import Distant, Elsewhere, Presence
from zweikampf.server.metrics import Metrics
from zweikampf.server.storage.leases import Lease
from zweikampf.server.table.table import Table


class Neighbours:
    """``changed`` is called when another process has taken the lease, or given it up."""

    def __init__(
        self,
        table: Table,
        peers: Peers,
        presence: Presence,
        metrics: Metrics,
        changed: Callable[[], None],
    ) -> None:
        self._table = table
        self._peers = peers
        self._presence = presence
        self._metrics = metrics
        self._changed = changed
        self.lease: Lease | None = None  # not known before a reader has come

    @property
    def is_holder(self) -> bool:
        """Whether this process does what happens automatically."""
        return self.lease is not None and self.lease.holder == self._peers.me

    @property
    def fence(self) -> int | None:
        return self.lease.fence if self.lease is not None else None

    async def claim(self) -> None:
        """Find out who holds the lease; this process, if no other one does."""
        self._take(await self._peers.claim(self._table.setup.id))

    def _take(self, lease: Lease) -> None:
        was_holder, self.lease = self.is_holder, lease
        self._metrics.leases.inc(self.is_holder - was_holder)
        if lease.woken != self._table.woken:
            self._table.wake(lease.woken)

    def hear_lease(self, holder: str, fence: int, woken: int) -> None:
        """In the order in which the leases were given."""
        if self.lease is None:
            return  # it is asked for when it is needed
        was_holder = self.is_holder
        self._take(Lease(holder, fence, woken))
        if was_holder and not self.is_holder:
            self._metrics.lease_changes.labels("lost").inc()
        self._changed()

    @property
    def is_orphaned(self) -> bool:
        """Whether this process is to replace the holder, which is gone. Only one where the table is
        read does so."""
        is_gone = self.lease is not None and self.lease.holder not in self._peers.alive
        return is_gone and bool(self._presence.readers)

    def close(self, *, goes_on: bool) -> None:
        """No one reads the table here any more; ``goes_on``: they will elsewhere."""
        self._say_here({}, 0)
        if self.is_holder:
            self._metrics.leases.dec()
            self._peers.give_up(self._table.setup.id, goes_on=goes_on)
        self.lease = None

    # Saying

    def say_who_is_here(self, *, asks: bool = False) -> None:
        """All sockets of a place as one. ``asks``: the others answer with the same."""
        if not self._peers.are_there:
            return
        here: dict[int, list[Any]] = {}
        watchers = 0
        for reader in self._presence.readers:
            if reader.place is None:
                watchers += 1
                continue
            asks_always, looked, _ = here.get(reader.place, [False, -1, ""])
            here[reader.place] = [
                asks_always or reader.asks_always,
                max(looked, reader.looked),
                reader.address,
            ]
        self._say_here(here, watchers, asks=asks)

    def _say_here(self, here: dict[int, list[Any]], watchers: int, *, asks: bool = False) -> None:
        place_of = self._table.setup.place_of
        self._say(
            "present",
            entries=self._table.entries,
            players=[[place, *what] for place, what in sorted(here.items())],
            watchers=watchers,
            away=[[place_of(seat), since] for seat, since in self._presence.away_since.items()],
            asks=asks,
            asked=self._table.clocks.asked_since if self._table.clocks and self.is_holder else 0,
        )

    def say_held(self, act: Act) -> None:
        self._say("held", id=act.id, token=act.token, version=act.version)

    def say_emote(self, seat: int, what: Emote) -> None:
        self._say("emote", seat=seat, what=what)

    def _say(self, kind: str, **values: Any) -> None:
        self._peers.say(kind, table=self._table.setup.id, **values)

    # Hearing

    def hear_who_is_there(self, message: dict[str, Any]) -> bool:
        """Whether it is news."""
        setup, clocks = self._table.setup, self._table.clocks
        if clocks is not None and message["asked"] > clocks.asked_since:
            self._table.ask_again(message["asked"])
        there = Elsewhere(watchers=message["watchers"])
        for place, asks_always, looked, address in message["players"]:
            seat = setup.seat_of(place)
            assert seat is not None
            there.players.append(Distant(place, seat, asks_always, looked, address))
        away = {setup.seat_of(place): since for place, since in message["away"]}
        known = {seat: since for seat, since in away.items() if seat is not None}
        return self._presence.heard(message["from"], there, known)
