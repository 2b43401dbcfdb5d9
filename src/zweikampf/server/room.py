"""A table with people around it: who is there, who is told what, and what happens by itself.

Everything that touches the table is a task of the room and happens under its lock, in this order:
carry out, store, tell. Nobody hears of anything that a crash could undo, no frame shows half of a
change, and no client that hangs up can stop a change between storing and telling.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import Reason, because
from zweikampf.server import outbox
from zweikampf.server.bot import Bot
from zweikampf.server.entry import Entry, Kind
from zweikampf.server.errors import Lost
from zweikampf.server.link import TROUBLE, Link
from zweikampf.server.log import trouble
from zweikampf.server.presence import Presence
from zweikampf.server.store import Append
from zweikampf.server.table import Table
from zweikampf.server.tasks import Tasks
from zweikampf.server.watch import Watch
from zweikampf.server.wire import told
from zweikampf.server.wire.common import ReasonTold

if TYPE_CHECKING:
    from zweikampf.server.house import House

P = ParamSpec("P")
T = TypeVar("T")


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.version = table.version  # of what is stored and told
        self.lock = asyncio.Lock()
        self.tasks = Tasks()
        self.links: set[Link] = set()
        self.presence = Presence(self)
        self.watch = Watch(self)
        self.bot = Bot(self)
        self.is_closed = False
        self.watch.changed()  # after a restart a question for a reaction begins again

    # Doing things at the table

    async def perform(self, work: Callable[P, Awaitable[T]], *args: P.args, **kw: P.kwargs) -> T:
        """Do something under the lock, in a task of the room: a caller that is cancelled does not
        cancel it. ``Lost`` if the room is closed or the work broke it."""
        return await asyncio.shield(self.tasks.start(self._perform(work, *args, **kw)))

    def start(self, work: Callable[P, Awaitable[object]], *args: P.args, **kw: P.kwargs) -> None:
        """The same for what happens by itself: nobody waits for it."""
        self.tasks.start(self._perform(work, *args, **kw))

    async def _perform(self, work: Callable[P, Awaitable[T]], *args: P.args, **kw: P.kwargs) -> T:
        async with self.lock:
            if self.is_closed:
                raise Lost
            try:
                return await work(*args, **kw)
            except ZweikampfError:
                raise
            except Exception as error:
                # The table in memory may be half changed, or changed and not told.
                trouble("room-failed", error, table=self.table.charter.id)
                self.break_off(because("internal-error"))
                raise Lost from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table as it is stored: nothing of a change that is still being written."""
        async with self.lock:
            if self.is_closed:
                raise Lost
            yield self.table

    @property
    def is_busy(self) -> bool:
        return bool(self.links) or self.lock.locked() or self.tasks.are_running

    @property
    def is_played(self) -> bool:
        """Whether a game is going on and has players. What is under way counts, so that
        the player who ends the game hears of it."""
        is_going_on = self.table.is_running or self.lock.locked()
        return is_going_on and self.presence.has_players

    # People come and go

    async def enter(self, link: Link, since: int | None) -> None:
        """Tell a new reader where the game stands, or what it has missed."""
        await self.perform(self._enter, link, since)

    async def _enter(self, link: Link, since: int | None) -> None:
        self.links.add(link)
        link.seat = self.table.charter.seat_of(link.place)
        self.presence.came(link)
        around = self.watch.around()
        missed = None
        if since is not None:
            missed = outbox.update(self.table, link.seat, around, since)
        link.tell(missed or outbox.full(self.table, link.seat, around))
        self.presence.tell(except_for=link)
        await self.begin_if_ready()
        if link.asks_always:
            self._ask_again(link)
        if (answer := self.watch.answer_at_once()) is not None:
            await self.change("act", seat=self.table.actor, text=answer)
        self._wait_on()

    def _ask_again(self, asker: Link) -> None:
        """Somebody who wants to be asked has come: what would have come by itself is a question
        now, for all readers of the seat."""
        around = self.watch.around()
        for link in self.links - {asker}:
            if link.seat is not None and link.seat == asker.seat == self.table.actor:
                link.tell(outbox.full(self.table, link.seat, around))

    def look(self) -> None:
        """A reader looks at the board; perhaps something was waiting for that."""
        self.tell_facts()
        self._wait_on()

    def leave(self, link: Link) -> None:
        """At once: the reader is gone, whatever is going on at the table."""
        self.links.discard(link)
        self.presence.left(link.seat)
        if self.is_closed:
            return
        self.presence.tell_soon()
        if not self.lock.locked():  # else the change that is under way does so
            self._wait_on()

    async def seated(self, guest: int, name: str) -> None:
        """Somebody has taken the open seat."""
        await self.perform(self._seated, guest, name)

    async def _seated(self, guest: int, name: str) -> None:
        if any(seating.kind == "open" for seating in self.table.charter.seats):
            self.table.charter = self.table.charter.joined(guest, name)
            self.tell_facts()
        await self.begin_if_ready()
        self._wait_on()

    async def begin_if_ready(self) -> None:
        """Deal when all words are there and somebody can see it. A word comes over a socket whose
        first frame has told the commitment, so every player has been shown it before."""
        somebody = any(link.seat is not None for link in self.links)
        if self.table.is_ready and somebody:
            await self.change("begin")

    # Changes

    async def change(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
        asker: int | None = None,
        frame: str | None = None,
    ) -> None:
        """Carry out, store, tell; called by what ``perform`` does. ``asker`` is the seat whose
        ``frame`` asked for it."""
        table = self.table
        before, was_over = table.version, table.is_over
        now = self.house.now()
        entries = [table.take(Entry(table.entries, kind, now, seat, text, asker, frame))]
        while kind != "begin" and (answer := self.watch.answer_at_once()) is not None:
            entries.append(table.take(Entry(table.entries, "act", now, table.actor, answer)))
        self.bot.changed()
        try:
            swapped = kind == "begin" and table.charter.swapped
            await self.house.keeper.append(
                Append(table.charter.id, entries, table.ended, swapped=swapped)
            )
        except Lost:
            # What counts is the store: readers come back, and the table is read again.
            self.break_off(because("not-stored"))
            raise
        self.version = table.version
        if table.is_over and not was_over:
            self.house.archiver.add(table.charter.id)
        for entry in entries:
            self.house.metrics.entries.labels(entry.kind).inc()
        if kind == "begin":
            self._take_seats()
        stale = self.watch.changed()
        if table.version != before or kind == "begin":
            self._tell_news(before)
        else:
            self.tell_facts()
        if stale is not None:  # after the news that explain it
            self.watch.refuse(stale)
        self._wait_on()

    def _take_seats(self) -> None:
        """The seats have been drawn: whoever is here goes to theirs."""
        charter = self.table.charter
        for link in self.links:
            link.seat = charter.seat_of(link.place)
        if charter.swapped and charter.mode != "screen":
            self.presence.turned()

    def _wait_on(self) -> None:
        """Whoever is next: the computer thinks, a question runs, a clock ticks."""
        self.bot.start()
        self.watch.set_alarm()

    def break_off(self, reason: Reason) -> None:
        """The table in memory is not what is stored. Readers are sent away, and the table is read
        again when they come back."""
        self.say_goodbye(reason, TROUBLE)
        self.house.forget(self)

    def say_goodbye(self, reason: Reason, code: int) -> None:
        said = ReasonTold.model_validate(reason.json())
        for link in list(self.links):
            link.dismiss(told.Bye(version=self.version, reason=said, again=True), code)

    def close(self) -> None:
        """From now on this room does nothing; another one may be opened for its table."""
        self.is_closed = True
        self.bot.close()
        self.watch.close()
        self.presence.close()

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
