"""A table with people around it: who is there, who is told what, and what happens automatically.

Everything that touches the table is a task of the room and happens under its lock, in this order:
carry out, store, tell. No one hears about anything that a crash could undo, no frame shows half of
a change, and no client that hangs up can stop a change between storing and telling.

The same table may have a room at several processes. If another one was faster to store, what it has
stored is read, told, and looked at before anything else is decided.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import ParamSpec, TypeVar

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import Reason, because
from zweikampf.server.errors import Denied, Lost, Overtaken, permit
from zweikampf.server.live.automatic import Automatic
from zweikampf.server.live.catching_up import CatchingUp, Told
from zweikampf.server.live.computer import ComputerPlayer, beat_of
from zweikampf.server.live.emotes import Emote, Emotes
from zweikampf.server.live.neighbours import Neighbours
from zweikampf.server.live.presence import Presence
from zweikampf.server.live.questions import Question, Questions
from zweikampf.server.live.reader import Closing, Reader
from zweikampf.server.live.services import Services
from zweikampf.server.live.surroundings import Surroundings
from zweikampf.server.live.telling import BySeat, Seats
from zweikampf.server.live.timers import Timers
from zweikampf.server.log import trouble
from zweikampf.server.refusing import note_refusal
from zweikampf.server.spans import span
from zweikampf.server.table.entry import Entry, Kind
from zweikampf.server.table.kept import Append
from zweikampf.server.table.new_table import new_table
from zweikampf.server.table.permissions import free_place, why_not_cancel
from zweikampf.server.table.setup import Setup
from zweikampf.server.table.table import Table
from zweikampf.server.tasks import Tasks

MOST_TRIES = 20  # of one wish, if other processes are faster each time

P = ParamSpec("P")
T = TypeVar("T")


class Room:
    """``forget`` is called when the table in memory is not to be used any more."""

    def __init__(self, table: Table, services: Services, forget: Callable[[Room], None]) -> None:
        self.table = table
        self.services = services
        self._forget = forget
        self.version = table.version  # of what is stored and told
        self.lock = asyncio.Lock()
        self.tasks = Tasks()
        self.is_closed = False
        self.is_cancelled = False
        settings, clock = services.settings, services.clock
        self.presence = Presence(clock, self.tell_facts, lambda: self.start(self._tell_presence))
        self.neighbours = Neighbours(
            table, services.peers, self.presence, services.metrics, self._holder_changed
        )
        self.questions = Questions(
            table, clock, int(table.setup.reaction * settings.reaction_scale * 1000), self.refuse
        )
        self.surroundings = Surroundings(
            table,
            clock,
            self.presence,
            self.questions,
            gone=int(settings.gone_seconds * 1000),
            restart=services.restart,
        )
        self.timers = Timers(
            table,
            clock,
            self.presence,
            self.questions,
            self.surroundings,
            beat=int(beat_of(table.setup, settings) * 1000),
            acts=lambda: self.neighbours.is_holder,
            ring=lambda: self.start(self.automatic.ring),
        )
        self.automatic = Automatic(
            table,
            clock,
            self.neighbours,
            self.questions,
            self.surroundings,
            self.timers,
            change=self.change,
            tell_facts=self.tell_facts,
        )
        self.computer = ComputerPlayer(
            table, services, self.presence, perform=self.perform, change=self.automatic.change
        )
        self.catching_up = CatchingUp(
            table,
            services,
            self.neighbours,
            self.computer,
            start=self.start,
            settle=self.settle,
            break_off=self.break_off,
            called_off=self.called_off,
        )
        self.emotes = Emotes(clock)
        self.questions.changed()

    @property
    def readers(self) -> set[Reader]:
        return self.presence.readers

    # Doing things at the table

    async def perform(self, work: Callable[P, Awaitable[T]], *args: P.args, **kw: P.kwargs) -> T:
        """Do something under the lock, in a task of the room: a caller that is cancelled does not
        cancel it. ``Lost`` if the room is closed or the work broke it."""
        return await asyncio.shield(self.tasks.start(self.under_lock(work, *args, **kw)))

    def start(self, work: Callable[P, Awaitable[object]], *args: P.args, **kw: P.kwargs) -> None:
        """The same for what happens automatically: no caller waits for it."""
        self.tasks.start(self.under_lock(work, *args, **kw))

    async def under_lock(self, work: Callable[P, Awaitable[T]], *args: P.args, **kw: P.kwargs) -> T:
        """Do something under the lock; to be called in a task of the room."""
        async with self.lock:
            if self.is_closed:
                raise Lost
            try:
                return await work(*args, **kw)
            except ZweikampfError:
                raise
            except Exception as error:
                # The table in memory may be half changed, or changed and not told.
                trouble("room-failed", error, table=self.table.setup.id)
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
        return bool(self.readers) or self.lock.locked() or self.tasks.are_running

    @property
    def is_kept_for_others(self) -> bool:
        """Whether it does what happens at a table that is only read at other processes."""
        return self.neighbours.is_holder and self.presence.is_read_elsewhere

    @property
    def is_played(self) -> bool:
        """Whether a game is in progress and has players. A change in progress counts, so that the
        player who ends the game hears about it."""
        is_going_on = self.table.is_running or self.lock.locked()
        return is_going_on and self.presence.has_players

    # People come and go

    async def enter(self, reader: Reader, since: int | None) -> None:
        """Tell a new reader where the game stands, or what it has missed."""
        await self.perform(self._enter, reader, since)

    async def _enter(self, reader: Reader, since: int | None) -> None:
        is_first = self.neighbours.lease is None
        if is_first:
            await self.neighbours.claim()
        if since is not None and since > self.version:
            await self.catching_up.read_on()  # another process was faster to tell it
        reader.seat = self.table.setup.seat_of(reader.place)
        self.ask_again_if_deserted()
        self.presence.came(reader)
        self.neighbours.say_who_is_here(asks=is_first)
        around, frames = self.surroundings.tell(), self.services.frames
        if since is None:
            reader.tell(frames.full(self.table, reader.seat, around))
        else:
            seat = reader.seat
            reader.tell(frames.news(self.table, [seat], around, since)[seat])
        self.presence.tell(except_for=reader)
        await self.begin_if_ready()
        if reader.asks_always:
            self.ask_again(reader.seat, reader)
        await self.go_on()

    def ask_again(self, seat: int | None, asker: Reader | None = None) -> None:
        """Whether a seat is asked has changed, for all its readers: one who wants to be asked has
        come, or a computer has taken the seat or given it back."""
        around = self.surroundings.tell()
        for reader in self.readers - {asker}:
            if reader.seat is not None and reader.seat == seat == self.table.actor:
                reader.tell(self.services.frames.full(self.table, reader.seat, around))

    async def go_on(self) -> None:
        """Who is there has changed: perhaps a question need not be asked any more."""
        answer = self.surroundings.answer_at_once()
        if answer is not None and self.neighbours.is_holder:
            await self.automatic.change("act", seat=self.table.actor, text=answer)
        self.wait_on()

    def look(self) -> None:
        """A reader looks at the board; perhaps something was waiting for that."""
        self.neighbours.say_who_is_here()
        self.tell_facts()
        self.wait_on()

    def leave(self, reader: Reader) -> None:
        """At once: the reader is gone, whatever happens at the table."""
        self.presence.left(reader)
        if self.is_closed:
            return
        self.neighbours.say_who_is_here()
        self.people_left()

    def people_left(self) -> None:
        """Readers have gone, here or at another process."""
        self.presence.tell_soon()
        if not self.lock.locked():  # else the change in progress does so
            self.wait_on()

    def ask_again_if_deserted(self) -> None:
        """A reader comes to a table where no one was, here or elsewhere: a first move has its whole
        time again. The holder decides that, and tells the others."""
        if self.table.clocks and self.neighbours.is_holder and self.presence.is_deserted:
            self.table.ask_again(self.services.clock.now())

    async def join(self, guest: int, name: str) -> None:
        """A guest takes the open seat, unless the invitation is taken back meanwhile."""
        try:
            await self.perform(self._join, guest, name)
        except Lost:
            if self.is_cancelled:
                raise Denied("invitation-cancelled") from None
            raise

    async def _join(self, guest: int, name: str) -> None:
        async def sit_down() -> None:
            await self.change("join", seat=free_place(self.table), text=f"{guest} {name}")

        await self.until_stored(sit_down)
        await self.begin_if_ready()

    async def cancel(self, guest: int | None) -> None:
        """The host takes an open invitation back, and the table goes away."""
        await self.perform(self._cancel, guest)

    async def _cancel(self, guest: int | None) -> None:
        permit(why_not_cancel(self.table, guest))
        writer = self.services.writer
        if not await writer.call(writer.store.remove, self.table.setup.id):
            raise Denied("nothing-to-cancel")
        self.called_off()

    def called_off(self) -> None:
        """The invitation is taken back, and there is no table any more."""
        self.is_cancelled = True
        self.say_goodbye(because("invitation-cancelled"), Closing.POLICY, again=False)
        self._forget(self)

    async def begin_if_ready(self) -> None:
        """Deal when all words are there and a player is here to see it. A word comes over a socket
        whose first frame held the commitment, so every player has seen it before."""
        if self.table.is_ready and self.presence.has_player and not self.is_closed:
            with suppress(Overtaken):  # then it has begun
                await self.change("begin")

    async def rematch(self, seat: int, frame: str) -> None:
        """The table of the next game; its seat's ``frame`` has agreed to it."""
        randomness, now = self.services.randomness, self.services.clock.now()
        following = self.table.setup.rematch(now, randomness)
        _, entries = new_table(following, randomness, now)
        await self.change(
            "rematch",
            seat=seat,
            text=following.id,
            asker=seat,
            frame=frame,
            following=following,
            following_entries=entries,
        )

    # Changes

    async def change(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
        asker: int | None = None,
        frame: str | None = None,
        following: Setup | None = None,
        following_entries: Sequence[Entry] = (),
        fence: int | None = None,
    ) -> None:
        """Carry out, store, tell; called by what ``perform`` does. ``asker`` is the seat whose
        ``frame`` asked for it; ``following`` is a table that is stored with it; ``fence`` is given
        if it happens automatically. ``Overtaken`` if another process was faster: then the table is
        as that one has left it, and readers have been told."""
        table = self.table
        before = Told.now(self.table)
        # Another process may have stored the last entry, by a clock that is slightly ahead.
        now = max(self.services.clock.now(), table.changed)
        entries = [table.take(Entry(table.entries, kind, now, seat, text, asker, frame))]
        while kind != "begin" and (answer := self.surroundings.answer_at_once()) is not None:
            entries.append(table.take(Entry(table.entries, "act", now, table.actor, answer)))
        self.computer.changed()
        await self._store(
            Append(table.setup.id, entries, table.ended, following, following_entries, fence),
            before,
        )
        if table.is_over and not before.is_over:
            self.services.archive(table.setup.id)
        self.settle(before)

    async def until_stored(self, work: Callable[[], Awaitable[T]]) -> T:
        """What a person wishes: again, as long as other processes are faster."""
        for _ in range(MOST_TRIES):
            with suppress(Overtaken):
                return await work()
        self.break_off(because("not-stored"))
        raise Lost

    def settle(self, before: Told) -> None:
        """The table in memory is what is stored: tell it."""
        now = Told.now(self.table)
        self.version = now.version
        if now.begun != before.begun:
            self._take_seats()
        stale = self.questions.changed()
        with span("tell", readers=len(self.readers)):
            if now[:2] != before[:2]:
                self._tell_news(before.version)
            else:
                self.tell_facts()
                for seat in now.stand_ins ^ before.stand_ins:
                    self.ask_again(seat)  # it may choose again, or may no longer
        if stale is not None:  # after the update that explains it
            self._answer_held(stale)
        self.wait_on()

    def _answer_held(self, stale: Question) -> None:
        """An answer waited for the end of its question, and another process has ended that."""
        assert stale.held is not None
        reader, act = stale.held
        if (stale.seat, act.id) not in self.table.used:
            self.questions.refuse(stale, self.version)
        elif reader is not None:
            now = perf_counter()
            for _ in range(stale.answers):  # counted only now, or the metrics would show when
                self.services.metrics.frame_seconds.observe(now - (stale.ended_at or now))
            reader.tell(self.services.frames.done(act.id, self.version))

    async def _store(self, append: Append, before: Told) -> None:
        try:
            await self._store_or_read_again(append, before)
        except Lost:
            # The store is what counts: readers come back, and the table is read again.
            self.break_off(because("not-stored"))
            raise
        for entry in append.entries:
            self.services.metrics.count_entry(entry.kind)

    async def _store_or_read_again(self, append: Append, before: Told) -> None:
        try:
            await self.services.writer.append(append)
        except Overtaken as error:
            self.services.metrics.conflicts.inc()
            if not await self.catching_up.is_stored(append):
                await self.catching_up.read_again(append, before, error)
                raise

    def _take_seats(self) -> None:
        """The seats have been drawn: all readers move to theirs."""
        setup = self.table.setup
        for reader in self.readers:
            reader.seat = setup.seat_of(reader.place)
        if setup.swapped and setup.mode != "screen":
            self.presence.turned()

    def wait_on(self) -> None:
        """What comes next: the computer thinks, a question runs, a clock ticks."""
        if not self.is_closed:
            if self.neighbours.is_holder:
                self.computer.start()
            self.timers.set_alarm()

    # Who does what happens automatically

    def _holder_changed(self) -> None:
        if not self.neighbours.is_holder:
            self.computer.stop()
        self.wait_on()
        self.replace_holder_if_gone()

    def replace_holder_if_gone(self) -> None:
        if self.neighbours.is_orphaned:
            self.start(self._replace_holder)

    async def _replace_holder(self) -> None:
        if self.neighbours.is_orphaned:
            await self.neighbours.claim()
            await self.go_on()

    # The end

    def break_off(self, reason: Reason) -> None:
        """The table in memory is not what is stored. Readers are sent away, and the table is read
        again when they come back."""
        self.say_goodbye(reason, Closing.TROUBLE)
        self._forget(self)

    def say_goodbye(self, reason: Reason, why: Closing, *, again: bool = True) -> None:
        bye = self.services.frames.bye(self.version, reason, again=again)
        for reader in list(self.readers):
            reader.dismiss(bye, why)

    def close(self) -> None:
        """From now on this room does nothing; another one may be opened for its table."""
        self.is_closed = True
        self.neighbours.close(goes_on=self.presence.is_read)
        self.computer.close()
        self.timers.close()
        self.presence.close()

    # Telling

    async def _tell_presence(self) -> None:
        await self.presence.tell_now()

    def tell_everybody(self) -> None:
        """The facts around the game, soon."""
        self.start(self._tell_presence)

    def refuse(self, reader: Reader, command: str, reason: Reason) -> None:
        """A reader is told that what it asked for will not be done."""
        note_refusal(self.services.metrics, reason.code, "socket", self.table.setup.id)
        reader.tell(self.services.frames.refused(command, self.version, reason))

    def tell_emote(self, seat: int, what: Emote) -> None:
        """What a player says, for everyone; it does not change the table."""
        self.neighbours.say_emote(seat, what)
        self.repeat_emote(seat, what)

    def repeat_emote(self, seat: int, what: Emote) -> None:
        """What a player has said at this or another process, for the readers here."""
        frame = self.services.frames.emote(self.version, seat, what)
        self._tell(lambda seats: dict.fromkeys(seats, frame))

    def _tell_news(self, before: int) -> None:
        around, news = self.surroundings.tell(), self.services.frames.news
        self._tell(lambda seats: news(self.table, seats, around, before))

    def tell_facts(self, except_for: Reader | None = None) -> None:
        around, facts = self.surroundings.tell(), self.services.frames.facts
        self._tell(lambda seats: facts(self.table, seats, around), except_for)

    def _tell(self, make: Callable[[Seats], BySeat], except_for: Reader | None = None) -> None:
        """The same frame to all readers of a seat."""
        readers = [reader for reader in self.readers if reader is not except_for]
        made = make({reader.seat for reader in readers})
        for reader in readers:
            reader.tell(made[reader.seat])
        self.services.metrics.frames.inc(len(readers))
