"""The rooms of all tables that are open: one per table, opened from the store when a reader comes
and put away when no one has been there for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from zweikampf.engine.reason import because
from zweikampf.server.errors import Denied, Lost, Overtaken
from zweikampf.server.live import following
from zweikampf.server.live.reader import Closing
from zweikampf.server.live.room import Room
from zweikampf.server.live.services import Services
from zweikampf.server.log import trouble
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.reopening import OldRules, adopted, beginning, ended, folding
from zweikampf.server.table.table import Table
from zweikampf.server.tasks import Tasks
from zweikampf.server.workers.round_robin import NOBODY, Payer
from zweikampf.server.workers.turns import Turns

_SWEEP_SECONDS = 30.0


class Rooms:
    def __init__(self, services: Services, turns: Turns) -> None:
        self._services = services
        self._clock = services.clock
        self._writer = services.writer
        self._turns = turns
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._idle_since: dict[str, float] = {}
        self._heard: dict[str, int] = {}  # of tables that are being opened: entries by now
        self._sweeper: asyncio.Task[None] | None = None
        self._tasks = Tasks()

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Finish what is being stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            self.forget(room)
        for room in rooms:
            await room.tasks.finish()
        await self._tasks.finish()

    def tables(self) -> list[str]:
        """Those that are open."""
        return list(self._rooms)

    def find(self, table: str) -> Room | None:
        """The room of a table that is open."""
        return self._rooms.get(table)

    @property
    def games(self) -> int:
        """Games that are being played at this moment."""
        return sum(room.is_played for room in self._rooms.values())

    # Opening

    async def open(
        self, table: str, payer: Payer = NOBODY, charge: Callable[[], None] = lambda: None
    ) -> Room:
        """The room of a table; it is opened from the store if need be. That can be a lot of work,
        which is charged to ``payer``; ``charge`` is called before it and may refuse it."""
        if table in self._rooms:
            self._idle_since.pop(table, None)
            return self._rooms[table]
        if table not in self._opening:
            charge()
            self._opening[table] = asyncio.create_task(self._open(table, payer))
            self._opening[table].add_done_callback(lambda _: self._opened(table))
        room = await asyncio.shield(self._opening[table])
        if room is None:
            raise Denied("no-such-table")
        return room

    def _opened(self, table: str) -> None:
        self._opening.pop(table, None)
        heard = self._heard.pop(table, 0)
        if table in self._rooms:
            self._rooms[table].catching_up.hear_entries(heard)

    async def _open(self, table: str, payer: Payer) -> Room | None:
        kept = await self._turns.take(payer, lambda: self._load(table))
        if kept is None:
            return None
        if kept.setup.mode == "record":
            raise Denied("game-over")  # nobody has ever sat here
        kept = await self._known(kept)
        opened = Table(beginning(kept), self._clock.now())
        await self._turns.go_through(payer, folding(opened, kept))
        return self._rooms.get(table) or self.add(opened)

    async def _load(self, table: str) -> Kept | None:
        store = self._writer.store
        # First of all: a table that is visited is not old, so it is not removed meanwhile.
        await self._writer.call(store.visit, [table], self._clock.now())
        return await self._writer.call(store.load, table)

    async def _known(self, kept: Kept) -> Kept:
        """A table whose rules are known, or ``OldRules``; a game in the middle ends with it."""
        if kept.setup.is_known:
            return kept
        if kept.ended:
            raise OldRules(kept.setup.game, kept.setup.rules)
        setup = adopted(kept)
        if setup is not None:
            await self._writer.call(self._writer.store.adopt, setup)
            return replace(kept, setup=setup)
        with suppress(Overtaken):  # then another process has done so
            await self._writer.append(ended(kept, self._clock.now()))
            self._services.archive(kept.setup.id)
        raise OldRules(kept.setup.game, kept.setup.rules)

    def add(self, table: Table) -> Room:
        assert table.setup.id not in self._rooms, "a table has one room"
        room = Room(table, self._services, self.forget)
        self._rooms[table.setup.id] = room
        self._services.metrics.rooms.set(len(self._rooms))
        return room

    # Closing

    def forget(self, room: Room) -> None:
        """Close a room; its table is read again from the store when a reader comes."""
        room.close()
        name = room.table.setup.id
        if self._rooms.get(name) is room:
            del self._rooms[name]
        self._idle_since.pop(name, None)
        self._services.metrics.rooms.set(len(self._rooms))

    async def _sweep(self) -> None:
        idle = self._services.settings.idle_seconds
        while True:
            await self._clock.sleep(min(_SWEEP_SECONDS, idle))
            try:
                self._put_away(self._clock.monotonic())
            except Exception as error:
                trouble("sweep-failed", error)

    def _put_away(self, now: float) -> None:
        idle = self._services.settings.idle_seconds
        for name, room in list(self._rooms.items()):
            if room.is_busy:
                self._idle_since.pop(name, None)
            elif room.is_kept_for_others:
                self.forget(room)  # one of the processes where it is read continues
            elif now - self._idle_since.setdefault(name, now) >= idle:
                self.forget(room)

    # Other processes

    def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "entries":
            for table, entries in message["tables"].items():
                self._hear_entries(table, entries)
        elif (room := self._rooms.get(message.get("table", ""))) is not None:
            following.hear(room, message)

    def _hear_entries(self, table: str, entries: int) -> None:
        if table in self._rooms:
            self._rooms[table].catching_up.hear_entries(entries)
        elif table in self._opening:
            self._heard[table] = entries

    def look_after(self, alive: frozenset[str]) -> None:
        for room in list(self._rooms.values()):
            following.look_after(room, alive)

    def read_again(self) -> None:
        """Messages of others may have been lost: whatever they were about is asked for."""
        self._tasks.start(self._read_again())

    async def _read_again(self) -> None:
        store, rooms = self._writer.store, list(self._rooms.values())
        if not rooms:
            return
        with suppress(Lost):  # the line is lost again, and will come back again
            counts = await self._writer.call(store.counts, [room.table.setup.id for room in rooms])
            for room in rooms:
                following.catch_up_with_others(room, counts.get(room.table.setup.id))

    # For all of them

    def tell_everybody(self) -> None:
        for room in self._rooms.values():
            room.tell_everybody()

    def say_goodbye(self) -> None:
        for room in list(self._rooms.values()):
            room.say_goodbye(because("server-stops"), Closing.AWAY)

    def break_off(self) -> None:
        """What is in memory may differ from what is stored: read every table again."""
        for room in list(self._rooms.values()):
            room.break_off(because("not-stored"))
