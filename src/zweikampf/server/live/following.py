"""A table that other processes change too: what they have stored is read and told here, and when
the one that does what happens automatically is gone, this one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zweikampf.engine.reason import because
from zweikampf.server.errors import Lost, Overtaken
from zweikampf.server.live.commands import Act
from zweikampf.server.log import trouble
from zweikampf.server.table.kept import Append
from zweikampf.server.table.reopening import beginning, folding
from zweikampf.server.table.table import Table

if TYPE_CHECKING:
    from zweikampf.server.live.room import Room, Standing


class Following:
    """For one room; everything that touches the table happens under its lock."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def hear(self, message: dict[str, Any]) -> None:
        """What was said about this table."""
        match message["kind"]:
            case "lease":
                self._room.start(self._hear_lease, *message["lease"])
            case "present":
                self._room.start(self._hear_present, message)
            case "held":
                act = Act(message["id"], message["token"], message["version"])
                self._room.start(self._hear_held, act)
            case "emote":
                self._room.repeat_emote(message["seat"], message["what"])
            case "cancelled":
                self._room.called_off()

    def hear_entries(self, entries: int) -> None:
        """The table has this many entries by now."""
        if entries > self._room.table.entries:
            self._room.start(self._catch_up, entries)

    def catch_up_with_others(self, entries: int | None) -> None:
        """Messages may have been lost: how many entries are stored is known, everything else is
        asked for. A table without entries may be gone."""
        if entries is not None:
            self.hear_entries(entries)
        if self._room.readers:
            self._room.start(self._ask_others)

    async def _ask_others(self) -> None:
        await self._room.neighbours.claim()
        self._room.neighbours.say_who_is_here(asks=True)
        await self._room.go_on()

    async def _catch_up(self, entries: int) -> None:
        """Read what another process has stored, and tell it."""
        if entries > self._room.table.entries:  # else it was this one
            await self.read_on()

    async def read_on(self) -> None:
        table, writer = self._room.table, self._room.services.writer
        before = self._room.standing()
        try:
            news = await writer.call(writer.store.entries_since, table.setup.id, table.entries)
        except Lost:
            self._room.break_off(because("not-stored"))
            raise
        for entry in news:
            table.take(entry, told=True)
            self._room.services.metrics.caught_up.inc()
        self._room.computer.changed()
        self._room.settle(before)

    async def _hear_lease(self, holder: str, fence: int, woken: int) -> None:
        self._room.neighbours.hear_lease(holder, fence, woken)

    def ask_again_if_deserted(self) -> None:
        """A reader comes to a table where no one was, here or elsewhere: a first move has its whole
        time again. The holder decides that, and tells the others."""
        room = self._room
        if room.table.clocks and room.neighbours.is_holder and room.presence.is_deserted:
            room.table.ask_again(room.services.clock.now())

    async def _hear_present(self, message: dict[str, Any]) -> None:
        if message["players"] or message["watchers"]:
            self.ask_again_if_deserted()
        seat, spared = self._room.table.actor, self._room.surroundings.spared_answer()
        is_news = self._room.neighbours.hear_who_is_there(message)
        if message["asks"]:
            self._room.neighbours.say_who_is_here()
        await self._catch_up(message["entries"])
        if not is_news:
            return
        self._room.presence.tell()
        if spared is not None and self._room.surroundings.spared_answer() is None:
            self._room.ask_again(seat)
        await self._room.go_on()

    async def _hear_held(self, act: Act) -> None:
        self._room.questions.hold(None, act)

    def look_after(self, alive: frozenset[str]) -> None:
        """Some process may have died: who read the table there is gone, and if it did what happens
        here, this one does so from now on."""
        if self._room.is_closed:
            return
        if self._room.presence.forget(alive):
            self._room.presence.tell_soon()
            if not self._room.lock.locked():
                self._room.wait_on()
        self._replace_holder_if_gone()

    def holder_changed(self) -> None:
        if not self._room.neighbours.is_holder:
            self._room.computer.stop()
        self._room.wait_on()
        self._replace_holder_if_gone()

    def _replace_holder_if_gone(self) -> None:
        if self._is_holder_gone:
            self._room.start(self._replace_holder)

    @property
    def _is_holder_gone(self) -> bool:
        """Only a process where the table is read takes the place of another one."""
        alive = self._room.services.peers.alive
        return bool(self._room.readers) and self._room.neighbours.is_orphaned(alive)

    async def _replace_holder(self) -> None:
        if self._is_holder_gone:
            await self._room.neighbours.claim()
            await self._room.go_on()

    async def is_stored(self, append: Append) -> bool:
        """Whether these very entries are in the store: the line to it broke after they were stored,
        and they were to be stored again."""
        first, store = append.entries[0].number, self._room.services.writer.store
        stored = await self._room.services.writer.call(store.entries_since, append.table, first)
        if stored[: len(append.entries)] != list(append.entries):
            return False
        self.hear_entries(first + len(stored))
        return True

    async def read_again(self, append: Append, before: Standing, why: Overtaken) -> None:
        """Another process was faster, or does what happens here: the table as it is stored, instead
        of what was carried out in vain."""
        writer, table = self._room.services.writer, self._room.table
        kept = await writer.call(writer.store.load, append.table)
        if kept is None:
            self._room.called_off()
            raise Lost
        fresh = Table(beginning(kept), self._room.services.clock.now())
        for _ in folding(fresh, kept):
            pass
        fresh.wake(table.woken)
        is_news = fresh.entries > append.entries[0].number
        table.become(fresh)
        self._room.computer.changed()
        if self._room.neighbours.lease is not None:
            await self._room.neighbours.claim()
        if not is_news and append.fence in (None, self._room.neighbours.fence):
            # Nothing stands in its way, and yet it was not stored.
            trouble("not-stored", why.__cause__ or why, tables=[append.table])
            self._room.break_off(because("not-stored"))
            raise Lost
        self._room.settle(before)
