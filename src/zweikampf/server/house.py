"""All tables: opening them from the store, making new ones, putting idle ones away."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from zweikampf.engine import registry
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.reason import because
from zweikampf.server.archiver import Archiver
from zweikampf.server.charter import WITH_WORDS, Charter, Seating, new_id, new_secret
from zweikampf.server.chores import Chores
from zweikampf.server.draining import Draining
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.keeper import Keeper
from zweikampf.server.limits import Buckets
from zweikampf.server.link import AWAY
from zweikampf.server.log import trouble
from zweikampf.server.metrics import Metrics
from zweikampf.server.names import clean_name
from zweikampf.server.randomness import SECURE, Randomness, url_text
from zweikampf.server.recording import opening_to, recorded
from zweikampf.server.reopening import OldRules, adopted, ended, folding
from zweikampf.server.reviews import Reviews
from zweikampf.server.room import Room
from zweikampf.server.round_robin import NOBODY, Payer
from zweikampf.server.settings import Settings
from zweikampf.server.store import Kept, Store
from zweikampf.server.table import Table, new_table
from zweikampf.server.thinking import Thinking
from zweikampf.server.timing import Clock
from zweikampf.server.turns import Turns
from zweikampf.server.wire import rest
from zweikampf.server.wire.common import Mode
from zweikampf.server.worker import Worker

_SWEEP_SECONDS = 30.0
AFTER_LESSON = 1  # the level that plays on when a lesson is over


@dataclass(frozen=True)
class Guest:
    id: int
    name: str


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        randomness: Randomness = SECURE,
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.randomness = randomness
        self.metrics = Metrics()
        self.keeper = Keeper(store, self.metrics)
        self.thinking = Thinking(
            [Worker() for _ in range(settings.thinkers)],
            Worker(),
            self.clock,
            self.metrics,
            seconds=settings.thinking_seconds,
            guest_jobs=settings.guest_jobs,
            address_jobs=settings.address_jobs,
        )
        self.frames = Buckets(settings.frames, settings.frames_seconds, self.clock.monotonic)
        self.turns = Turns()
        self.reviews = Reviews(self.thinking, self.turns, settings.review_seconds, self.clock)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._idle_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.chores = Chores(self)
        self.draining = Draining(self)
        self.archiver = Archiver(self.keeper)
        self.when_taken: Callable[[], None] = lambda: None  # the database has another owner

    def now(self) -> int:
        return self.clock.now()

    # Life

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())
        self.chores.start()

    @property
    def games(self) -> int:
        """Games that somebody is playing at this moment."""
        return sum(room.is_played for room in self._rooms.values())

    def tell_everybody(self) -> None:
        for room in self._rooms.values():
            room.start(room.presence.tell_now)

    def say_goodbye(self) -> None:
        for room in list(self._rooms.values()):
            room.say_goodbye(because("server-stops"), AWAY)

    def break_off(self) -> None:
        """What is in memory may differ from what is stored: read every table again."""
        for room in list(self._rooms.values()):
            room.break_off(because("not-stored"))

    async def close(self) -> None:
        """Finish what is being stored, end the thinkers."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.chores.close()
        await self.turns.close()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            self.forget(room)
        for room in rooms:
            await room.tasks.finish()
        await self.archiver.close()
        self.reviews.close()
        await self.thinking.close()
        await self.keeper.close()

    async def _sweep(self) -> None:
        while True:
            await self.clock.sleep(min(_SWEEP_SECONDS, self.settings.idle_seconds))
            try:
                self._put_away(self.clock.monotonic())
            except Exception as error:
                trouble("sweep-failed", error)

    def _put_away(self, now: float) -> None:
        for name, room in list(self._rooms.items()):
            if room.is_busy:
                self._idle_since.pop(name, None)
            elif now - self._idle_since.setdefault(name, now) >= self.settings.idle_seconds:
                self.forget(room)

    # Guests

    async def guest(self, cookie: str | None) -> Guest | None:
        if not cookie:
            return None
        found = await self.keeper.call(self.keeper.store.guests.find, hashed(cookie), self.now())
        return None if found is None else Guest(*found)

    async def welcome(self, guest: Guest | None, name: str) -> tuple[Guest, str | None]:
        """The guest under the name just given; somebody new gets a cookie."""
        store = self.keeper.store
        name = clean_name(name)
        if guest is None:
            cookie = url_text(self.randomness, 32)
            new = await self.keeper.call(store.guests.add, hashed(cookie), name, self.now())
            return Guest(new, name), cookie
        if name and name != guest.name:
            await self.keeper.call(store.guests.rename, guest.id, name)
        return Guest(guest.id, name or guest.name), None

    async def forget_guest(self, guest: Guest) -> None:
        await self.keeper.call(self.keeper.store.guests.forget, guest.id)

    # Tables

    async def create(self, asked: rest.CreateTable, guest: Guest) -> tuple[Room, str | None]:
        """A new table, and for a friend the key of the open seat."""
        charter = self._charter(asked, guest)
        key = url_text(self.randomness, 16) if charter.mode == "friend" else None
        table, entries = new_table(charter, self.randomness, self.now())
        store = self.keeper.store
        await self.keeper.call(store.create, charter, hashed(key) if key else None, entries)
        return self._furnish(table), key

    def _charter(self, asked: rest.CreateTable, guest: Guest) -> Charter:
        game = registry.find(asked.game)
        options = game.options.parse(asked.options)
        clock = asked.clock
        draws_seats = asked.seat == "random"
        own: int = 0 if asked.seat == "random" else asked.seat
        mine = Seating("human", guest.id, None, guest.name)
        match asked.opponent:
            case rest.ComputerAsked(level=level):
                other = Seating("computer", None, level)
            case rest.FriendAsked():
                other = Seating("open")
            case rest.ScreenAsked(other_name=name):
                other = Seating("human", guest.id, None, clean_name(name))
            case rest.LessonAsked():
                lesson = lesson_of(game.id)
                if lesson is None:
                    raise Denied(404, "no-lesson")
                own, clock, draws_seats = lesson.seat, None, False
                options = game.options.parse(lesson.options)
                other = Seating("computer", None, AFTER_LESSON)
        mode: Mode = asked.opponent.kind
        return Charter(
            id=new_id(self.randomness),
            game=game.id,
            rules=game.version,
            options=options.texts(),
            digest=game.digest(options),
            mode=mode,
            seats=(mine, other) if own == 0 else (other, mine),
            clock=clock,
            pace=asked.pace,
            reaction=asked.reaction,
            secret=new_secret(self.randomness),
            created=self.now(),
            draws_seats=draws_seats,
        )

    async def go_on(self, origin: Kept, asked: rest.ContinueTable, guest: Guest) -> Room:
        """A table whose game begins where a finished one stood at some ply."""
        mine = Seating("human", guest.id, None, guest.name)
        other = Seating("computer", None, asked.level)
        charter = replace(
            origin.charter,
            id=new_id(self.randomness),
            mode="computer",
            seats=(mine, other) if asked.seat == 0 else (other, mine),
            clock=None,
            pace=asked.pace,
            secret=new_secret(self.randomness),
            created=self.now(),
            next=None,
            origin=origin.charter.id,
            opening=opening_to(recorded(origin), asked.ply),
            scheme=WITH_WORDS,
            draws_seats=False,
            swapped=False,
        )
        await self.keeper.call(self.keeper.store.create, charter)
        return self._furnish(Table(charter, self.now()))

    async def check_invitation(self, room: Room, guest: Guest | None, key: str) -> None:
        """Whether this key opens the seat, before anybody gets a cookie or a name for it."""
        charter = room.table.charter
        if all(seating.kind != "open" for seating in charter.seats):
            raise Denied(409, "no-free-seat")
        if guest is not None and charter.seats_of(guest.id):
            raise Denied(409, "already-seated")
        store = self.keeper.store
        if not await self.keeper.call(store.is_invitation, charter.id, hashed(key)):
            raise Denied(403, "bad-join-key")

    async def join(self, room: Room, guest: Guest, key: str) -> None:
        """The open seat for whoever has its key."""
        charter = room.table.charter
        store = self.keeper.store
        if not await self.keeper.call(store.join, charter.id, hashed(key), guest.id, guest.name):
            raise Denied(403, "bad-join-key")
        # Another room may have been opened meanwhile, with or without the new player; and one that
        # is put away need not be told, because it is read again from the store.
        with suppress(Lost):
            await (await self.room(charter.id)).seated(guest.id, guest.name)

    async def room(
        self, table: str, payer: Payer = NOBODY, charge: Callable[[], None] = lambda: None
    ) -> Room:
        """The room of a table; it is opened from the store if need be. That can be much work, which
        is done for ``payer``; ``charge`` is called before it and may refuse it."""
        if table in self._rooms:
            self._idle_since.pop(table, None)
            return self._rooms[table]
        if table not in self._opening:
            charge()
            self._opening[table] = asyncio.create_task(self._open(table, payer))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        room = await asyncio.shield(self._opening[table])
        if room is None:
            raise Denied(404, "no-such-table")
        return room

    async def _open(self, table: str, payer: Payer) -> Room | None:
        kept = await self.turns.take(payer, lambda: self._load(table))
        if kept is None:
            return None
        kept = await self._known(kept)
        now = self.now()
        opened = Table(kept.charter, now)
        await self.turns.go_through(payer, folding(opened, kept, now))
        return self._rooms.get(table) or self._furnish(opened)

    async def _load(self, table: str) -> Kept | None:
        store = self.keeper.store
        # First of all: a table that somebody visits is not old, so it is not removed meanwhile.
        await self.keeper.call(store.visit, [table], self.now())
        return await self.keeper.call(store.load, table)

    async def _known(self, kept: Kept) -> Kept:
        """A table whose rules are known, or ``OldRules``; a game in the middle ends with it."""
        if kept.charter.is_known:
            return kept
        if kept.ended:
            raise OldRules(kept.charter.game, kept.charter.rules)
        charter = adopted(kept)
        if charter is not None:
            await self.keeper.call(self.keeper.store.adopt, charter)
            return replace(kept, charter=charter)
        await self.keeper.append(ended(kept, self.now()))
        self.archiver.add(kept.charter.id)
        raise OldRules(kept.charter.game, kept.charter.rules)

    async def finished(self, table: str) -> Kept:
        """A game that is over, as it is stored, by rules that are still known."""
        kept = await self.keeper.call(self.keeper.store.load, table)
        if kept is None:
            raise Denied(404, "no-such-table")
        if not kept.ended:
            raise Denied(409, "not-over-yet")
        if not kept.charter.is_known:
            raise OldRules(kept.charter.game, kept.charter.rules)
        return kept

    def tables(self) -> list[str]:
        """Those that are open."""
        return list(self._rooms)

    def open_room(self, table: str) -> Room | None:
        return self._rooms.get(table)

    def _furnish(self, table: Table) -> Room:
        assert table.charter.id not in self._rooms, "a table has one room"
        room = Room(self, table)
        self._rooms[table.charter.id] = room
        self.metrics.rooms.set(len(self._rooms))
        return room

    def forget(self, room: Room) -> None:
        """Close a room; its table is read again from the store when somebody comes."""
        room.close()
        name = room.table.charter.id
        if self._rooms.get(name) is room:
            del self._rooms[name]
        self._idle_since.pop(name, None)
        self.metrics.rooms.set(len(self._rooms))


def hashed(secret: str) -> str:
    """What is stored of cookies and join keys, which are long and random: a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()
