"""A table with people around it: who is there, who is told what, and what happens by itself.

Everything that touches the table happens under its lock, in this order: carry out, store, tell. So
nobody hears of anything that a crash could undo, and no frame shows half of a change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from zweikampf.engine.reason import Reason, because
from zweikampf.server import outbox
from zweikampf.server.bot import Bot
from zweikampf.server.entry import Entry, Kind
from zweikampf.server.errors import Lost
from zweikampf.server.link import TROUBLE, Link
from zweikampf.server.store import Append
from zweikampf.server.table import Table
from zweikampf.server.watch import Watch
from zweikampf.server.wire import told
from zweikampf.server.wire.common import ReasonTold

if TYPE_CHECKING:
    from zweikampf.server.house import House


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.watch = Watch(self)
        self.bot = Bot(self)
        self.is_broken = False
        self.watch.changed()  # after a restart a question for a reaction begins anew

    # People come and go

    async def enter(self, link: Link, since: int | None) -> None:
        """Tell a new reader where the game stands, or what it has missed."""
        async with self.lock:
            self.check_sound()
            self.links.add(link)
            self.watch.came(link.seat)
            around = self.watch.around()
            missed = None
            if since is not None:
                missed = outbox.update(self.table, link.seat, around, since)
            link.tell(missed or outbox.full(self.table, link.seat, around))
            self.tell_facts(except_for=link)
            await self._begin_if_ready()
            self._wait_on()

    async def leave(self, link: Link) -> None:
        async with self.lock:
            self.links.discard(link)
            self.watch.left(link.seat)
            if not self.is_broken:
                self.tell_facts()
                self._wait_on()

    async def seated(self, guest: int, name: str) -> None:
        """Somebody has taken the open seat."""
        async with self.lock:
            self.check_sound()
            self.table.charter = self.table.charter.joined(guest, name)
            self.tell_facts()
            await self._begin_if_ready()
            self._wait_on()

    async def _begin_if_ready(self) -> None:
        """Deal when every seat is taken and somebody is there to see it. Whoever is there has been
        shown the commitment before."""
        open_seats = [seating for seating in self.table.charter.seats if seating.kind == "open"]
        somebody = any(link.seat is not None for link in self.links)
        if self.table.duel is None and not open_seats and somebody:
            await self.change("begin")

    # Changes

    async def change(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
        frame: str | None = None,
    ) -> None:
        """Carry out, store, tell. The caller holds the lock."""
        table = self.table
        before = table.version
        entry = Entry(table.entries, kind, self.house.now(), seat, text, frame)
        self.bot.stop()
        done = table.take(entry)
        try:
            await self.house.keeper.append(Append(table.charter.id, [done], table.ended))
        except Lost:
            self._break()
            raise
        self.house.metrics.entries.labels(kind).inc()
        self.watch.changed()
        if table.version != before or kind == "begin":
            self._tell_news(before)
        else:
            self.tell_facts()
        self._wait_on()

    def _wait_on(self) -> None:
        """Whoever is next: the computer thinks, a question runs, a clock ticks."""
        self.bot.start()
        self.watch.set_alarm()

    def check_sound(self) -> None:
        if self.is_broken:
            raise Lost

    def _break(self) -> None:
        """The store has not taken what was carried out here. What counts is the store: readers are
        sent away, and the table is read again when they come back."""
        self.is_broken = True
        self.close(because("not-stored"), TROUBLE)
        self.house.forget(self)

    def close(self, reason: Reason, code: int) -> None:
        self.bot.close()
        self.watch.close()
        said = ReasonTold.model_validate(reason.json())
        for link in list(self.links):
            link.dismiss(told.Bye(version=self.table.version, reason=said, again=True), code)

    # Telling

    def _tell_news(self, before: int) -> None:
        around = self.watch.around()

        def news(seat: int | None) -> told.Update | told.Full:
            gap = outbox.update(self.table, seat, around, before)
            return gap or outbox.full(self.table, seat, around)

        self._tell(news)

    def tell_facts(self, except_for: Link | None = None) -> None:
        around = self.watch.around()
        self._tell(lambda seat: outbox.facts_frame(self.table, seat, around), except_for)

    def _tell(
        self,
        make: Callable[[int | None], told.Update | told.Full | told.FactsFrame],
        except_for: Link | None = None,
    ) -> None:
        """The same frame to all readers of a seat."""
        made: dict[int | None, str] = {}
        for link in self.links:
            if link is except_for:
                continue
            if link.seat not in made:
                made[link.seat] = make(link.seat).model_dump_json()
            link.tell_text(made[link.seat])
