"""What a table waits for: people who are away, clocks that run, questions that take their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine.duel import SEATS
from zweikampf.server.link import Link
from zweikampf.server.outbox import Around
from zweikampf.server.tasks import Tasks
from zweikampf.server.timing import Timer
from zweikampf.server.wire import asked, told
from zweikampf.server.wire.common import WindowTold

if TYPE_CHECKING:
    from zweikampf.server.room import Room


_TIMED = ("friend", "computer")  # at one screen nobody can claim against the other


class Watch:
    """One alarm, set to the next moment at which something happens by itself."""

    def __init__(self, room: Room) -> None:
        self.room = room
        now = room.house.now()
        self.away_since: dict[int, int] = dict.fromkeys(SEATS, now)
        self.asked_at: int | None = None  # since when a reaction is being asked for
        self.held: tuple[Link, asked.Act] | None = None  # the answer that waits for its time
        self._claimable: frozenset[int] = frozenset()
        self._alarm: Timer | None = None
        self._tasks = Tasks()

    # Who is there

    def came(self, seat: int | None) -> None:
        if seat is not None:
            self.away_since.pop(seat, None)

    def left(self, seat: int | None) -> None:
        if seat is not None and not self._is_present(seat):
            self.away_since[seat] = self.room.house.now()

    def _is_present(self, seat: int) -> bool:
        return any(link.seat == seat for link in self.room.links)

    def claim(self, seat: int) -> str | None:
        """Why the other may claim against this seat: ``time``, ``gone``, or not at all."""
        table, now = self.room.table, self.room.house.now()
        human = table.seating(seat).kind == "human" and table.level_at(seat) is None
        if not human or table.actor != seat or table.charter.mode not in _TIMED:
            return None
        if table.clocks is not None and table.clocks.is_empty(seat, now):
            return "time"
        if table.charter.mode != "friend":
            return None
        away = self.away_since.get(seat)
        gone = self.room.house.settings.gone_seconds * 1000
        return "gone" if away is not None and now - away >= gone else None

    def around(self) -> Around:
        links = self.room.links
        self._claimable = self._who_is_claimable()
        return Around(
            now=self.room.house.now(),
            present=(self._is_present(0), self._is_present(1)),
            watchers=sum(link.seat is None for link in links),
            window=self._window(),
            claimable=self._claimable,
        )

    def _who_is_claimable(self) -> frozenset[int]:
        return frozenset(seat for seat in SEATS if self.claim(seat) is not None)

    # Reactions

    @property
    def _length(self) -> int:
        seconds = self.room.table.charter.reaction * self.room.house.settings.reaction_scale
        return int(seconds * 1000)

    def changed(self) -> None:
        """After a change of the table: perhaps a reaction is asked for now."""
        table = self.room.table
        self.held = None
        self.asked_at = None
        if table.charter.mode != "friend" or table.actor not in SEATS:
            return
        if table.level_at(table.actor) is None and table.silence() is not None:
            self.asked_at = self.room.house.now()

    def hold(self, link: Link, frame: asked.Act) -> bool:
        """Keep an answer until its time has come; the last one counts."""
        if self.asked_at is None:
            return False
        self.held = link, frame
        return True

    def _window(self) -> WindowTold | None:
        seat = self.room.table.actor
        if self.asked_at is None or seat not in SEATS:
            return None
        left = self.asked_at + self._length - self.room.house.now()
        said = {"seat": seat, "length": self._length, "left": max(0, left)}
        return WindowTold.model_validate(said)

    async def _answer(self) -> None:
        """The time of a question is over: what was answered counts, or silence."""
        table = self.room.table
        silence = table.silence()
        assert silence is not None
        seat, held = table.actor, self.held
        if held is None:
            await self.room.change("act", seat=seat, text=silence)
            return
        link, frame = held
        await self.room.change("act", seat=seat, text=frame.token, frame=frame.id)
        link.tell(told.Done(id=frame.id, version=table.version))

    # The alarm

    def set_alarm(self) -> None:
        self._cancel()
        moment = self._next_moment()
        if moment is not None:
            delay = max(0, moment - self.room.house.now()) / 1000

            def ring() -> None:
                self._tasks.start(self._ring())

            self._alarm = self.room.house.clock.later(delay, ring)

    def _next_moment(self) -> int | None:
        table = self.room.table
        if not table.is_running or not self.room.links:
            return self.asked_at + self._length if self.asked_at is not None else None
        moments: list[int] = []
        if self.asked_at is not None:
            moments.append(self.asked_at + self._length)
        now = self.room.house.now()
        seat = table.actor
        if seat in SEATS and seat not in self._claimable and table.charter.mode in _TIMED:
            if table.clocks is not None and table.clocks.running == seat:
                moments.append(now + table.clocks.left(now)[seat] + 1)
            if seat in self.away_since and table.charter.mode == "friend":
                gone = int(self.room.house.settings.gone_seconds * 1000)
                moments.append(self.away_since[seat] + gone + 1)
        return min(moments, default=None)

    async def _ring(self) -> None:
        async with self.room.lock:
            if self.room.is_broken:
                return
            now = self.room.house.now()
            if self.asked_at is not None and now >= self.asked_at + self._length:
                await self._answer()
                return
            late = next(iter(self._who_is_claimable()), None)
            if late is not None and self.room.table.charter.mode == "computer":
                await self.room.change("end", text=f"time {late}")  # it claims what it may
                return
            if self._who_is_claimable() != self._claimable:
                self.room.tell_facts()
            self.set_alarm()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        self._cancel()
