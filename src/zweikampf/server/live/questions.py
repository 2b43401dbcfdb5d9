"""Questions for a reaction between two humans. They take a fixed time, so that it does not reveal
whether there was anything to think about: an answer is held until the time is over. It began with
the entry that led to the question, so that all processes agree on its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from zweikampf.engine.duel import SEATS
from zweikampf.engine.reason import Reason, because
from zweikampf.server.live.commands import Act
from zweikampf.server.live.reader import Reader
from zweikampf.server.table.around import Window
from zweikampf.server.table.table import Table
from zweikampf.server.timing import Clock

Refuse = Callable[[Reader, str, Reason], None]


@dataclass
class Question:
    """It stays as long as version and actor stay."""

    version: int
    seat: int
    # The answer that waits for the end of the window; its reader, if that one is at this process.
    held: tuple[Reader | None, Act] | None = None
    answers: int = 0  # frames that answered so far
    ended_at: float | None = None  # when its time was over, for the metrics


class Questions:
    """``length`` is the time of a question in milliseconds; ``refuse`` tells a reader that its
    answer will not count."""

    def __init__(self, table: Table, clock: Clock, length: int, refuse: Refuse) -> None:
        self._table = table
        self._clock = clock
        self._length = length
        self._refuse = refuse
        self.current: Question | None = None

    def changed(self) -> Question | None:
        """After a change of the table: perhaps a reaction is asked for now. What leaves the
        question as it is (an offer, for one) changes neither its answer nor its time. A question
        whose answer will not count any more is returned, to be refused."""
        seat = self._asked()
        old, version = self.current, self._table.version
        if old is not None and (old.version, old.seat) == (version, seat):
            return None
        self.current = None
        if seat is not None:
            self.current = Question(version, seat)
        return old if old is not None and old.held is not None else None

    def _asked(self) -> int | None:
        """The human who is asked for a reaction to the other human."""
        table = self._table
        seat = table.actor
        if seat is None or seat not in SEATS or table.plays_alone(seat):
            return None
        return seat if table.computer_at(seat) is None and table.silence() is not None else None

    def holds(self, seat: int, command: str) -> bool:
        """Whether this seat's answer with this id is the one that waits."""
        question = self.current
        if question is None or question.seat != seat or question.held is None:
            return False
        return question.held[1].id == command

    def hold(self, reader: Reader | None, act: Act) -> bool:
        """Keep an answer until its time has come; the last one counts. Without a reader it was
        given at another process."""
        question = self.current
        if question is None or question.version != act.version:
            return False
        if question.held is not None and question.held[1].id != act.id:
            before, answer = question.held
            if before is not None:
                self._refuse(before, answer.id, because("answered-differently"))
        question.held = reader, act
        question.answers += reader is not None
        return True

    def refuse(self, old: Question, current: int) -> None:
        """The answer to a question that is no longer asked, because a version has come."""
        assert old.held is not None
        reader, act = old.held
        reason = because("stale-version", version=old.version, current=current)
        if reader is not None:
            self._refuse(reader, act.id, reason)

    @property
    def ends_at(self) -> int | None:
        """When the time of the question is over, in milliseconds since 1970."""
        return None if self.current is None else self._table.waits_since + self._length

    def window(self) -> Window | None:
        if self.current is None or self.ends_at is None:
            return None
        left = max(0, self.ends_at - self._clock.now())
        return Window(self.current.seat, self._length, left)
