"""What a table waits for: people who are away, clocks that run, questions that take their time."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine.duel import SEATS
from zweikampf.server.live.presence import Presence
from zweikampf.server.live.questions import Questions
from zweikampf.server.live.surroundings import Surroundings
from zweikampf.server.table.permissions import TIMED
from zweikampf.server.table.table import Table
from zweikampf.server.timing import Clock, Timer


class Timers:
    """One alarm, set to the next moment at which something happens automatically; then ``ring`` is
    called. ``beat`` is the time, in milliseconds, after which an answer without a choice comes;
    ``acts`` whether this process does what happens: another one only tells what can be claimed."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        presence: Presence,
        questions: Questions,
        surroundings: Surroundings,
        *,
        beat: int,
        acts: Callable[[], bool],
        ring: Callable[[], None],
    ) -> None:
        self._table = table
        self._clock = clock
        self._presence = presence
        self._questions = questions
        self._surroundings = surroundings
        self._beat = beat
        self._acts = acts
        self._ring = ring
        self._due: tuple[int, int] | None = None  # the automatic answer: version, when
        self._alarm: Timer | None = None

    def set_alarm(self) -> None:
        self.close()
        moment = self._next_moment()
        if moment is not None:
            delay = max(0, moment - self._clock.now()) / 1000
            self._alarm = self._clock.later(delay, self._ring)

    def due_answer(self) -> str | None:
        """The automatic answer that is due now."""
        answer = self._surroundings.spared_answer()
        is_due = self._due is not None and self._clock.now() >= self._due[1]
        return answer if is_due else None

    def _next_moment(self) -> int | None:
        moments: list[int | None] = [*self._moments_of_claims()]
        if self._acts():
            moments += [
                self._questions.ends_at,
                self._moment_of_answer(),
                self._table.called_off_at if self._presence.is_read else None,
            ]
        return min((moment for moment in moments if moment is not None), default=None)

    def _moment_of_answer(self) -> int | None:
        if self._surroundings.spared_answer() is None:
            self._due = None
            return None
        version = self._table.version
        if self._due is None or self._due[0] != version:
            self._due = version, self._clock.now() + self._beat
        return self._due[1]

    def _moments_of_claims(self) -> list[int]:
        table, now = self._table, self._clock.now()
        seat, mode = table.actor, table.setup.mode
        waits = self._presence.is_read and table.is_running and mode in TIMED
        # The others need not be told twice; the computer claims as soon as it can.
        claims = mode == "computer" and self._acts()
        is_news = seat not in self._surroundings.claimable_told or claims
        # Nothing can be claimed from a computer, so its clock and its absence set no alarm.
        if not waits or seat not in SEATS or table.computer_at(seat) is not None or not is_news:
            return []
        moments = []
        if table.clocks is not None and table.clocks.running == seat:
            moments.append(now + table.clocks.left(now)[seat] + 1)
        away = self._presence.away_since.get(seat)
        if away is not None and mode == "friend":
            moments.append(away + self._surroundings.gone + 1)
        return moments

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
