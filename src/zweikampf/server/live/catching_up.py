"""The table in memory, made equal to what is stored: other processes store entries of it too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from zweikampf.engine.reason import Reason, because
from zweikampf.server.errors import Lost, Overtaken
from zweikampf.server.live.computer import ComputerPlayer
from zweikampf.server.live.neighbours import Neighbours
from zweikampf.server.live.services import Services
from zweikampf.server.log import trouble
from zweikampf.server.table.kept import Append
from zweikampf.server.table.reopening import beginning, folding
from zweikampf.server.table.table import Table


class Told(NamedTuple):
    """What readers have been told about a table."""

    version: int
    begun: bool
    is_over: bool
    stand_ins: frozenset[int]

    @classmethod
    def now(cls, table: Table) -> Told:
        begun = table.duel is not None
        return cls(table.version, begun, table.is_over, frozenset(table.stand_ins))


class CatchingUp:
    """For one room, under its lock; ``start`` does something there later. ``settle`` tells readers
    what is new since they were last told, ``break_off`` sends them away, and ``called_off`` says
    that there is no table any more."""

    def __init__(
        self,
        table: Table,
        services: Services,
        neighbours: Neighbours,
        computer: ComputerPlayer,
        *,
        start: Callable[[Callable[[int], Awaitable[None]], int], None],
        settle: Callable[[Told], None],
        break_off: Callable[[Reason], None],
        called_off: Callable[[], None],
    ) -> None:
        self._table = table
        self._services = services
        self._neighbours = neighbours
        self._computer = computer
        self._start = start
        self._settle = settle
        self._break_off = break_off
        self._called_off = called_off

    def hear_entries(self, entries: int) -> None:
        """The table has this many entries by now; to be called without the lock, too."""
        if entries > self._table.entries:
            self._start(self.catch_up, entries)

    async def catch_up(self, entries: int) -> None:
        """Read what another process has stored, and tell it."""
        if entries > self._table.entries:  # else it was this one
            await self.read_on()

    async def read_on(self) -> None:
        table, writer = self._table, self._services.writer
        before = Told.now(table)
        try:
            news = await writer.call(writer.store.entries_since, table.setup.id, table.entries)
        except Lost:
            self._break_off(because("not-stored"))
            raise
        for entry in news:
            table.take(entry, told=True)
            self._services.metrics.caught_up.inc()
        self._computer.changed()
        self._settle(before)

    async def is_stored(self, append: Append) -> bool:
        """Whether these very entries are in the store: the line to it broke after they were stored,
        and they were to be stored again."""
        first, store = append.entries[0].number, self._services.writer.store
        stored = await self._services.writer.call(store.entries_since, append.table, first)
        if stored[: len(append.entries)] != list(append.entries):
            return False
        self.hear_entries(first + len(stored))
        return True

    async def read_again(self, append: Append, before: Told, why: Overtaken) -> None:
        """Another process was faster, or does what happens here: the table as it is stored, instead
        of what was carried out here and not stored."""
        writer, table = self._services.writer, self._table
        kept = await writer.call(writer.store.load, append.table)
        if kept is None:
            self._called_off()
            raise Lost
        fresh = Table(beginning(kept), self._services.clock.now())
        for _ in folding(fresh, kept):
            pass
        fresh.wake(table.woken)
        is_news = fresh.entries > append.entries[0].number
        table.become(fresh)
        self._computer.changed()
        if self._neighbours.lease is not None:
            await self._neighbours.claim()
        if not is_news and append.fence in (None, self._neighbours.fence):
            # Nothing stands in its way, and yet it was not stored.
            trouble("not-stored", why.__cause__ or why, tables=[append.table])
            self._break_off(because("not-stored"))
            raise Lost
        self._settle(before)
