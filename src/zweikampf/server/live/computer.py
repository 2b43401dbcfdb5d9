"""The computer at a table: it thinks elsewhere, acts at a steady pace, and can be interrupted."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Protocol

from zweikampf.engine.duel import SEATS
from zweikampf.engine.reason import because
from zweikampf.server.errors import TooFast
from zweikampf.server.live.presence import Presence
from zweikampf.server.live.reader import Reader
from zweikampf.server.live.services import Services
from zweikampf.server.log import note, trouble
from zweikampf.server.settings import Settings
from zweikampf.server.table.entry import Kind
from zweikampf.server.table.setup import STAND_IN, BotName, Setup
from zweikampf.server.table.table import Table
from zweikampf.server.tasks import Tasks
from zweikampf.server.workers.fair_queue import JobKind
from zweikampf.server.workers.jobs import BotJob, HintJob, MoveJob
from zweikampf.server.workers.process import ThinkingFailed
from zweikampf.server.workers.round_robin import Payer, payer
from zweikampf.server.workers.worker_pool import ChosenAction

_PACES = {"fast": 0.4, "normal": 1.0, "slow": 2.5}


def beat_of(setup: Setup, settings: Settings) -> float:
    """Seconds between two actions of a computer."""
    return _PACES[setup.pace] * settings.pace_ms / 1000


class Change(Protocol):
    """Carry out, store, tell; under the lock of the room."""

    async def __call__(self, kind: Kind, *, seat: int | None = None, text: str = "") -> None: ...


class ComputerPlayer:
    """Thinks for each seat that a computer plays. ``perform`` runs something under the lock of the
    room, and ``change`` is what runs there."""

    def __init__(
        self,
        table: Table,
        services: Services,
        presence: Presence,
        *,
        perform: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]],
        change: Change,
    ) -> None:
        self._table = table
        self._services = services
        self._presence = presence
        self._perform = perform
        self._change = change
        self._beat = beat_of(table.setup, services.settings)
        self._task: asyncio.Task[None] | None = None
        self._question = self._asked_now()
        self._tasks = Tasks()
        self._hints: dict[int, asyncio.Task[None]] = {}  # by seat, however many sockets it has
        self._beats = 1  # the most that an action has needed
        # Its own source: what is drawn does not depend on other tables.
        self._random = Random(services.randomness.getrandbits(256))

    def start(self) -> None:
        """If a computer is to act, start it, unless it is already thinking."""
        table = self._table
        seat = table.actor
        if seat not in SEATS or self._task is not None or not self._presence.is_read:
            return
        if table.progress is not None and table.progress.jumps(table.ply):
            self._task = self._tasks.start(self._jump())
        elif self._is_asked(seat):
            self._task = self._tasks.start(self._play(seat))

    def changed(self) -> None:
        """The table has changed: drop what is being thought about, unless it is still the same
        question."""
        before, self._question = self._question, self._asked_now()
        if self._question != before:
            self.stop()

    def _asked_now(self) -> tuple[object, ...]:
        table = self._table
        seat = table.actor
        computer = table.computer_at(seat) if seat in SEATS else None
        return table.version, seat, computer, table.progress and table.progress.number

    def _is_asked(self, seat: int) -> bool:
        """A lesson plays for both seats, and for neither while a step waits for the learner."""
        table = self._table
        if table.progress is not None and not table.progress.is_over:
            return table.progress.waiting(table.ply) is None
        return table.computer_at(seat) is not None

    def stop(self) -> None:
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        for hint in self._hints.values():
            hint.cancel()

    def close(self) -> None:
        self.stop()

    async def _play(self, seat: int) -> None:
        """One action, on a beat.

        Where something is hidden from the opponent, the time must not reveal whether there was
        anything to think about: an action takes as many beats as the longest one so far. Only
        thinking counts; how busy the computer is with other tables does not.
        """
        clock, beat = self._services.clock, self._beat
        began = clock.monotonic()
        task = asyncio.current_task()
        try:
            secret = self._table.hides_from(1 - seat)
            token, seconds = await self._choose(seat)
            if beat > 0:
                beats = max(1, math.ceil(seconds / beat))
                self._beats = max(self._beats, beats)
                end = began + (self._beats if secret else beats) * beat
                await clock.sleep(end - clock.monotonic())
            await self._perform(lambda: self._go(task, "act", seat, token))
        finally:
            # Whatever went wrong, the computer is no longer thinking and can begin again.
            if self._task is task:
                self._task = None

    async def _jump(self) -> None:
        """A lesson jumps to another position, after a moment to look at this one."""
        task = asyncio.current_task()
        await self._services.clock.sleep(self._beat)
        await self._perform(lambda: self._go(task, "jump"))

    async def _go(
        self,
        thought: asyncio.Task[None] | None,
        kind: Kind,
        seat: int | None = None,
        text: str = "",
    ) -> None:
        """The chosen action, unless the table has moved on since."""
        if self._task is thought:
            self._task = None
            await self._change(kind, seat=seat, text=text)

    async def _choose(self, seat: int) -> ChosenAction:
        table = self._table
        scripted = table.progress.next_token(table.ply) if table.progress else None
        if scripted is not None:
            return ChosenAction(scripted, 0.0)
        view, legal = table.deal_view(seat)
        job = self._job(seat, view, tuple(legal))
        computer = table.computer_at(seat)
        bot = computer.id if isinstance(computer, BotName) else None
        try:
            move = await self._services.workers.choose(self._payer(self._waiting_for(seat)), job)
            if move.token not in legal:
                raise ThinkingFailed("not a legal move")
        except Exception as error:
            # Never block the table on a broken player.
            # By its id, as the command of a bot is the operator's own business.
            who = {"level": job.level} if isinstance(job, MoveJob) else {"bot": bot}
            self._note_failure("player-failed", error, **who)
            return ChosenAction(self._random.choice(legal), 0.0)
        return move

    def _job(self, seat: int, view: Any, legal: tuple[str, ...]) -> MoveJob | BotJob:
        """A bot that is no longer offered is played by a level."""
        table = self._table
        assert table.duel is not None
        game, seed = table.setup.game, table.computer_seed()
        if seed is None:
            seed = self._random.getrandbits(63)
        computer = table.computer_at(seat)
        if isinstance(computer, BotName):
            bot = self._services.bots.find(computer.id, game)
            if bot is not None:
                events = tuple(table.duel.seen_events(seat))
                return BotJob(
                    game, table.options, view, events, legal, seed, bot.player, bot.budget
                )
            computer = STAND_IN
        assert computer is not None
        return MoveJob(game, view, legal, seed, computer)

    def _waiting_for(self, seat: int) -> int:
        """The seat that waits for the computer on a seat: the human opposite; where a computer
        stands in on both seats, the one whose seat it is."""
        table = self._table
        plays = table.seating(1 - seat).guest is not None and table.computer_at(1 - seat) is None
        return 1 - seat if plays or table.seating(seat).guest is None else seat

    def _payer(self, seat: int, address: str | None = None) -> Payer:
        """A job for a seat is charged to its guest, and to the address that the guest is at."""
        if address is None:
            address = self._presence.address_of(seat)
        return payer(address, self._table.seating(seat).guest)

    def _note_failure(self, event: str, error: Exception, **values: object) -> None:
        table = self._table.setup.id
        if isinstance(error, ThinkingFailed):
            note(event, table=table, why=str(error), **values)
        else:
            trouble(event, error, table=table, **values)

    # Hints

    def hint(self, reader: Reader, seat: int, command: str) -> None:
        """Look for the best moves and send them to the reader who asked; one question per seat at a
        time."""
        table = self._table
        asker = self._payer(seat, reader.address)
        if seat in self._hints or self._services.workers.has_enough(asker, JobKind.HINT):
            raise TooFast
        view, legal = table.deal_view(seat)
        job = HintJob(table.setup.game, view, tuple(legal), self._random.getrandbits(63))
        task = self._tasks.start(self._hint(reader, command, asker, job))
        self._hints[seat] = task
        task.add_done_callback(lambda _: self._hints.pop(seat))

    async def _hint(self, reader: Reader, command: str, asker: Payer, job: HintJob) -> None:
        version, frames = self._table.version, self._services.frames
        try:
            found = await self._services.workers.hint(asker, job)
        except asyncio.CancelledError:
            found = []  # the table has moved on, but the question is answered
        except Exception as error:
            self._note_failure("hint-failed", error)
            reader.tell(frames.refused(command, version, because("hint-failed")))
            return
        reader.tell(frames.hint(command, version, found))
