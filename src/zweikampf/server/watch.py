"""What a table waits for: people who are away, clocks that run, questions that take their time."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from zweikampf.engine.duel import SEATS
from zweikampf.engine.reason import because
from zweikampf.server.around import Around
from zweikampf.server.link import Link
from zweikampf.server.timing import Timer
from zweikampf.server.wire import asked, told
from zweikampf.server.wire.common import ReasonTold, WindowTold

if TYPE_CHECKING:
    from zweikampf.server.room import Room


_TIMED = ("friend", "computer")  # at one screen nobody can claim against the other


@dataclass
class Question:
    """A question for a reaction. It stays as long as version and actor stay."""

    version: int
    seat: int
    since: int
    held: tuple[Link, asked.Act] | None = None  # the answer that waits for the end of the window
    answers: int = 0  # frames that answered so far


class Watch:
    """One alarm, set to the next moment at which something happens by itself."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.question: Question | None = None
        self._claimable: frozenset[int] = frozenset()
        self._due: tuple[int, int] | None = None  # the answer that comes by itself: version, when
        self._alarm: Timer | None = None

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
        away = self.room.presence.away_since.get(seat)
        gone = self.room.house.settings.gone_seconds * 1000
        return "gone" if away is not None and now - away >= gone else None

    def around(self) -> Around:
        """For telling: what could be claimed then is known to everybody."""
        around = self.look()
        self._claimable = around.claimable
        return around

    def look(self) -> Around:
        presence = self.room.presence
        return Around(
            now=self.room.house.now(),
            present=(presence.is_there(0), presence.is_there(1)),
            watchers=presence.watchers,
            window=self._window(),
            claimable=self._who_is_claimable(),
            restart=self.room.house.draining.left,
            spared=None if self.spared_answer() is None else self.room.table.actor,
        )

    def _who_is_claimable(self) -> frozenset[int]:
        return frozenset(seat for seat in SEATS if self.claim(seat) is not None)

    # Reactions

    @property
    def _length(self) -> int:
        seconds = self.room.table.charter.reaction * self.room.house.settings.reaction_scale
        return int(seconds * 1000)

    def changed(self) -> Question | None:
        """After a change of the table: perhaps a reaction is asked for now. What leaves the
        question as it is (an offer, for one) changes neither its answer nor its time. A question
        whose answer will not count any more is returned, to be refused."""
        seat = self._asked()
        old, version = self.question, self.room.table.version
        if old is not None and (old.version, old.seat) == (version, seat):
            return None
        self.question = None
        if seat is not None:
            self.question = Question(version, seat, self.room.house.now())
        return old if old is not None and old.held is not None else None

    def refuse(self, old: Question) -> None:
        """The answer to a question that is no longer asked."""
        assert old.held is not None
        version = self.room.version
        reason = because("stale-version", version=old.version, current=version)
        _refuse(old.held, version, reason.json())

    def _asked(self) -> int | None:
        """The human who is asked for a reaction by the other human."""
        table = self.room.table
        seat = table.actor
        if seat is None or seat not in SEATS or table.plays_alone(seat):
            return None
        return seat if table.level_at(seat) is None and table.silence() is not None else None

    def holds(self, seat: int, frame: str) -> bool:
        """Whether this seat's frame with this id is the answer that waits."""
        question = self.question
        if question is None or question.seat != seat or question.held is None:
            return False
        return question.held[1].id == frame

    def hold(self, link: Link, frame: asked.Act) -> bool:
        """Keep an answer until its time has come; the last one counts."""
        question = self.question
        if question is None:
            return False
        if question.held is not None and question.held[1].id != frame.id:
            _refuse(question.held, self.room.version, because("answered-differently").json())
        question.held = link, frame
        question.answers += 1
        return True

    def spared_answer(self) -> str | None:
        """The answer of somebody who has no choice and need not be asked. Nobody who is away or
        wishes to be asked is answered for."""
        table = self.room.table
        readers = [link for link in self.room.links if link.seat == table.actor]
        if not readers or any(link.asks_always for link in readers):
            return None
        answer = table.only_answer()
        if answer is not None and table.is_secret_at_one_screen():
            looked = any(link.looked == table.version for link in readers)
            return answer if looked else None
        return answer

    def answer_at_once(self) -> str | None:
        """Who can only pass does so at once: it is part of what led to the question. What can be
        seen on the table comes after a beat, so that both can follow."""
        return None if self.room.table.silence() is None else self.spared_answer()

    def _ends_at(self, question: Question) -> int:
        return question.since + self._length

    def _window(self) -> WindowTold | None:
        if self.question is None:
            return None
        left = max(0, self._ends_at(self.question) - self.room.house.now())
        said = {"seat": self.question.seat, "length": self._length, "left": left}
        return WindowTold.model_validate(said)

    async def _answer(self, question: Question) -> None:
        """The time of a question is over: what was answered counts, or silence."""
        began = perf_counter()
        held, question.held = question.held, None
        if held is None:
            silence = self.room.table.silence()
            assert silence is not None
            await self.room.change("act", seat=question.seat, text=silence)
            return
        link, frame = held
        await self.room.change(
            "act", seat=question.seat, text=frame.token, asker=question.seat, frame=frame.id
        )
        link.tell(told.Done(id=frame.id, version=self.room.version))
        for _ in range(question.answers):  # counted only now, or the figures would tell when
            self.room.house.metrics.frame_seconds.observe(perf_counter() - began)

    # The alarm

    def set_alarm(self) -> None:
        self._cancel()
        moment = self._next_moment()
        if moment is not None and not self.room.is_closed:
            delay = max(0, moment - self.room.house.now()) / 1000
            self._alarm = self.room.house.clock.later(delay, lambda: self.room.start(self._ring))

    def _next_moment(self) -> int | None:
        table = self.room.table
        moments: list[int] = []
        if self.question is not None:
            moments.append(self._ends_at(self.question))
        now = self.room.house.now()
        if self.spared_answer() is None:
            self._due = None
        else:
            if self._due is None or self._due[0] != table.version:
                self._due = table.version, now + int(self.room.bot.pace * 1000)
            moments.append(self._due[1])
        seat = table.actor
        waits = self.room.links and table.is_running and table.charter.mode in _TIMED
        # The others need not be told twice; the computer claims as soon as it can.
        is_news = seat not in self._claimable or table.charter.mode == "computer"
        # Nothing can be claimed from a computer, so its clock and its absence set no alarm.
        if waits and seat in SEATS and table.level_at(seat) is None and is_news:
            if table.clocks is not None and table.clocks.running == seat:
                moments.append(now + table.clocks.left(now)[seat] + 1)
            away = self.room.presence.away_since.get(seat)
            if away is not None and table.charter.mode == "friend":
                moments.append(away + int(self.room.house.settings.gone_seconds * 1000) + 1)
        return min(moments, default=None)

    async def _ring(self) -> None:
        now = self.room.house.now()
        if self.question is not None and now >= self._ends_at(self.question):
            await self._answer(self.question)
            return
        answer = self.spared_answer()
        if answer is not None and self._due is not None and now >= self._due[1]:
            await self.room.change("act", seat=self.room.table.actor, text=answer)
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


def _refuse(held: tuple[Link, asked.Act], version: int, reason: object) -> None:
    """An answer that will not count is not left without one."""
    link, frame = held
    said = ReasonTold.model_validate(reason)
    link.tell(told.RefusedFrame(id=frame.id, version=version, reason=said))
