"""Where people come in: everything that a server has, and the ways to a table."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.server.errors import Denied, permit
from zweikampf.server.limits import Buckets
from zweikampf.server.live.bots import Bots
from zweikampf.server.live.chores import Chores
from zweikampf.server.live.deals import Deals
from zweikampf.server.live.draining import Draining
from zweikampf.server.live.guests import Guest, Guests
from zweikampf.server.live.insights import Insights
from zweikampf.server.live.peers import Peers
from zweikampf.server.live.records import Records
from zweikampf.server.live.reviews import Reviews
from zweikampf.server.live.room import Room
from zweikampf.server.live.rooms import Rooms
from zweikampf.server.live.services import Services
from zweikampf.server.live.telling import Frames
from zweikampf.server.metrics import Metrics
from zweikampf.server.randomness import SECURE, Randomness, hashed, url_text
from zweikampf.server.settings import Settings
from zweikampf.server.storage.archiver import Archiver, WriteDown
from zweikampf.server.storage.store import Store
from zweikampf.server.storage.writer import Writer
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.new_table import (
    Continuation,
    NewTable,
    new_table,
    setup_after,
    setup_for,
)
from zweikampf.server.table.permissions import why_not_join, why_not_look_back
from zweikampf.server.table.reopening import OldRules
from zweikampf.server.table.table import Table
from zweikampf.server.timing import Clock
from zweikampf.server.workers.process import Worker
from zweikampf.server.workers.turns import Turns
from zweikampf.server.workers.worker_pool import WorkerPool


class Lobby:
    """``frames`` makes what readers receive, and ``write_down`` what is kept of finished games; the
    edge decides how both look."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        frames: Frames,
        write_down: WriteDown,
        bots: Bots,
        *,
        clock: Clock | None = None,
        randomness: Randomness = SECURE,
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.randomness = randomness
        self.frames = frames
        self.metrics = Metrics()
        self.writer = Writer(store, self.metrics)
        self.workers = WorkerPool(
            [Worker() for _ in range(settings.thinkers)],
            Worker(),
            self.clock,
            self.metrics,
            seconds=settings.thinking_seconds,
            guest_jobs=settings.guest_jobs,
            address_jobs=settings.address_jobs,
        )
        self.frame_limit = Buckets(settings.frames, settings.frames_seconds, self.clock.monotonic)
        self.turns = Turns()
        self.reviews = Reviews(self.workers, self.turns, settings, self.clock)
        self.insights = Insights(self.workers, settings, self.clock)
        self.archiver = Archiver(self.writer, write_down)
        self.guests = Guests(self.writer, self.clock, randomness)
        self.peers = Peers(self.writer, self.clock, self.metrics, randomness)
        self.services = services = Services(
            settings=settings,
            clock=self.clock,
            randomness=randomness,
            metrics=self.metrics,
            writer=self.writer,
            peers=self.peers,
            workers=self.workers,
            frames=frames,
            bots=bots,
            archive=self.archiver.add,
            restart=lambda: self.draining.left,
        )
        self.rooms = Rooms(services, self.turns)
        self.deals = Deals(services, self.rooms)
        self.insights.when_summed = self.deals.adjust
        self.records = Records(services, self.turns, self.deals)
        self.draining = Draining(self.clock, self.metrics, self.rooms)
        self.when_taken: Callable[[], None] = lambda: None  # someone has the database alone
        self.chores = Chores(services, self.rooms, self.archiver, lambda: self.when_taken())

    async def start(self) -> None:
        await self.peers.start(self.rooms, self.chores, self.deals)
        self.rooms.start()
        self.chores.start()

    async def close(self) -> None:
        """Finish what is being stored, end the workers."""
        self.chores.close()
        await self.turns.close()
        await self.rooms.close()
        await self.archiver.close()
        self.reviews.close()
        self.insights.close()
        await self.deals.close()
        await self.workers.close()
        await self.peers.close()
        await self.writer.close()

    # Ways to a table

    async def create(self, wish: NewTable, guest: Guest) -> tuple[Room, str | None]:
        """A new table, and for a friend the key of the open seat."""
        now = self.clock.now()
        setup = setup_for(wish, guest.seating, self.randomness, now)
        key = url_text(self.randomness, 16) if setup.mode == "friend" else None
        table, entries = new_table(setup, self.randomness, now)
        invite = hashed(key) if key else None
        await self.writer.call(self.writer.store.create, setup, invite, entries)
        return self.rooms.add(table), key

    async def go_on(self, origin: Kept, wish: Continuation, guest: Guest) -> Room:
        """A table whose game begins where a finished one stood at some ply."""
        now = self.clock.now()
        setup = setup_after(origin, wish, guest.seating, self.randomness, now)
        await self.writer.call(self.writer.store.create, setup)
        return self.rooms.add(Table(setup, now))

    async def check_invitation(self, room: Room, guest: Guest | None, key: str) -> None:
        """Whether this key opens the seat, before a cookie or a name is given for it."""
        is_invitation = self.writer.store.is_invitation
        has_key = await self.writer.call(is_invitation, room.table.setup.id, hashed(key))
        number = guest.id if guest else None
        permit(why_not_join(room.table.setup, number, has_key=has_key))

    async def join(self, table: str, guest: Guest, key: str) -> None:
        """The open seat for the guest who has its key. The first of several gets it."""
        room = await self.rooms.open(table)
        await self.check_invitation(room, guest, key)
        await room.join(guest.id, guest.name)

    async def finished(self, table: str) -> Kept:
        """A game that is over, as it is stored, by rules that are still known."""
        kept = await self.writer.call(self.writer.store.load, table)
        if kept is None:
            raise Denied("no-such-table")
        permit(why_not_look_back(is_over=bool(kept.ended)))
        if not kept.setup.is_known:
            raise OldRules(kept.setup.game, kept.setup.rules)
        return kept
