"""The computer at a table: it thinks elsewhere, acts at a steady pace, and can be interrupted."""

from __future__ import annotations

import asyncio
import math
from random import Random
from typing import TYPE_CHECKING

from zweikampf.engine.duel import SEATS
from zweikampf.engine.reason import because
from zweikampf.server.errors import Denied
from zweikampf.server.fair_queue import Kind
from zweikampf.server.jobs import Job
from zweikampf.server.link import Link
from zweikampf.server.log import note, trouble
from zweikampf.server.round_robin import Payer, payer
from zweikampf.server.tasks import Tasks
from zweikampf.server.thinking import Move
from zweikampf.server.wire import told
from zweikampf.server.wire.common import ReasonTold
from zweikampf.server.worker import ThinkingFailed

if TYPE_CHECKING:
    from zweikampf.server.room import Room

_PACES = {"fast": 0.4, "normal": 1.0, "slow": 2.5}


class Bot:
    """Thinks for whichever seat a computer plays."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None
        self._question = self._asked_now()
        self._tasks = Tasks()
        self._hints: dict[int, asyncio.Task[None]] = {}  # by seat, however many sockets it has
        self._beats = 1  # the most that an action has needed
        # Its own source: what is drawn does not depend on what happens at other tables.
        self._random = Random(room.house.randomness.getrandbits(256))

    def start(self) -> None:
        """If a computer is to act, let it; if it is at it already, do not disturb."""
        table = self.room.table
        seat = table.actor
        if seat not in SEATS or self._task is not None or not self.room.links:
            return
        course = table.course
        if course is not None and course.jumps(table.ply):
            self._task = self._tasks.start(self._jump())
        elif self._is_asked(seat):
            self._task = self._tasks.start(self._play(seat))

    def changed(self) -> None:
        """The table has changed: whatever is thought about no longer matters, unless it is still
        the same question."""
        before, self._question = self._question, self._asked_now()
        if self._question != before:
            self.stop()

    def _asked_now(self) -> tuple[object, ...]:
        table = self.room.table
        seat = table.actor
        level = table.level_at(seat) if seat in SEATS else None
        return table.version, seat, level, table.course and table.course.number

    def _is_asked(self, seat: int) -> bool:
        """A lesson plays for both seats, and for neither while a step waits for the learner."""
        table = self.room.table
        if table.course is not None and not table.course.is_over:
            return table.course.waiting(table.ply) is None
        return table.level_at(seat) is not None

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

        Where something is hidden from the opponent, the time must not tell whether there was
        anything to think about: an action takes as many beats as the longest one so far. Only
        thinking counts; how busy the computer is with other tables does not.
        """
        clock = self.room.house.clock
        table = self.room.table
        began = clock.monotonic()
        task = asyncio.current_task()
        try:
            secret = table.hides_from(1 - seat)
            token, seconds = await self._choose(seat)
            pace = self.pace
            if pace > 0:
                beats = max(1, math.ceil(seconds / pace))
                self._beats = max(self._beats, beats)
                end = began + (self._beats if secret else beats) * pace
                await clock.sleep(end - clock.monotonic())
            await self.room.perform(self._act, task, seat, token)
        finally:
            # Whatever went wrong, the computer is not at it any more and can begin again.
            if self._task is task:
                self._task = None

    async def _act(self, thought: asyncio.Task[None] | None, seat: int, token: str) -> None:
        """What was thought of, unless the table has moved on since."""
        if self._task is thought:
            self._task = None
            await self.room.change("act", seat=seat, text=token)

    @property
    def pace(self) -> float:
        """Seconds of a beat."""
        return _PACES[self.room.table.charter.pace] * self.room.house.settings.pace_ms / 1000

    async def _jump(self) -> None:
        """A lesson goes on somewhere else, after a moment to look at what there is."""
        await self.room.house.clock.sleep(self.pace)
        await self.room.perform(self._jump_now, asyncio.current_task())

    async def _jump_now(self, waited: asyncio.Task[None] | None) -> None:
        if self._task is waited:
            self._task = None
            await self.room.change("jump")

    async def _choose(self, seat: int) -> Move:
        table = self.room.table
        scripted = table.course.next_token(table.ply) if table.course else None
        if scripted is not None:
            return Move(scripted, 0.0)
        view, legal = table.deal_view(seat)
        level = table.level_at(seat)
        job = Job(table.charter.game, view, tuple(legal), self._random.getrandbits(63), level)
        try:
            move = await self.room.house.thinking.choose(self._payer(self._waiting_for(seat)), job)
        except Exception as error:
            # A table waits for nobody, not even for a broken player.
            self._note_failure("player-failed", error, level=level)
            return Move(self._random.choice(legal), 0.0)
        return move if move.token in legal else move._replace(token=self._random.choice(legal))

    def _waiting_for(self, seat: int) -> int:
        """The seat that waits for the computer on a seat: the human opposite; where a computer
        stands in on both seats, the one whose seat it is."""
        table = self.room.table
        plays = table.seating(1 - seat).guest is not None and table.level_at(1 - seat) is None
        return 1 - seat if plays or table.seating(seat).guest is None else seat

    def _payer(self, seat: int, address: str | None = None) -> Payer:
        """A job for a seat is charged to its guest, and to the address that the guest is at."""
        if address is None:
            address = self.room.presence.address_of(seat)
        return payer(address, self.room.table.seating(seat).guest)

    def _note_failure(self, event: str, error: Exception, **values: object) -> None:
        table = self.room.table.charter.id
        if isinstance(error, ThinkingFailed):
            note(event, table=table, why=str(error), **values)
        else:
            trouble(event, error, table=table, **values)

    # Hints

    def hint(self, link: Link, seat: int, frame: str) -> None:
        """Look for the best moves and tell the one who asked; one question of a seat at a time."""
        table, thinking = self.room.table, self.room.house.thinking
        asker = self._payer(seat, link.address)
        if seat in self._hints or thinking.has_enough(asker, Kind.HINT):
            raise Denied(429, "too-fast")
        view, legal = table.deal_view(seat)
        job = Job(table.charter.game, view, tuple(legal), self._random.getrandbits(63), None)
        task = self._tasks.start(self._hint(link, frame, asker, job))
        self._hints[seat] = task
        task.add_done_callback(lambda _: self._hints.pop(seat))

    async def _hint(self, link: Link, frame: str, asker: Payer, job: Job) -> None:
        version = self.room.table.version
        try:
            found = await self.room.house.thinking.hint(asker, job)
        except asyncio.CancelledError:
            found = []  # the table has moved on, but whoever asked is answered
        except Exception as error:
            self._note_failure("hint-failed", error)
            reason = ReasonTold.model_validate(because("hint-failed").json())
            link.tell(told.RefusedFrame(id=frame, version=version, reason=reason))
            return
        moves = [
            told.HintMove(token=token, win_chance=chance, visits=visits)
            for token, chance, visits in found
        ]
        link.tell(told.HintFrame(id=frame, version=version, moves=moves))
