"""What is true around a table at this moment: who is there, who may claim, who is not asked."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine.duel import SEATS
from zweikampf.server.live.presence import Presence
from zweikampf.server.live.questions import Questions
from zweikampf.server.table.around import Around
from zweikampf.server.table.permissions import Claim, why_claim
from zweikampf.server.table.table import Table
from zweikampf.server.timing import Clock


class Surroundings:
    """``gone`` milliseconds after a player has left, the other one may claim."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        presence: Presence,
        questions: Questions,
        *,
        gone: int,
        restart: Callable[[], int | None],
    ) -> None:
        self._table = table
        self._clock = clock
        self._presence = presence
        self._questions = questions
        self.gone = gone
        self._restart = restart
        self.claimable_told: frozenset[int] = frozenset()

    def tell(self) -> Around:
        """For the facts that are sent: everyone knows what could be claimed then."""
        around = self.look()
        self.claimable_told = around.claimable
        return around

    def look(self) -> Around:
        presence = self._presence
        return Around(
            now=self._clock.now(),
            present=(presence.is_there(0), presence.is_there(1)),
            watchers=presence.watchers,
            window=self._questions.window(),
            claimable=self.claimable(),
            restart=self._restart(),
            spared=None if self.spared_answer() is None else self._table.actor,
        )

    def claimable(self) -> frozenset[int]:
        return frozenset([seat for seat in SEATS if self.claim(seat) is not None])

    def claim(self, seat: int) -> Claim | None:
        """Why the other may claim against this seat; ``None`` if they may not."""
        away = self._presence.away_since.get(seat)
        return why_claim(self._table, seat, self._clock.now(), away=away, gone=self.gone)

    def spared_answer(self) -> str | None:
        """The answer of a player who has no choice and need not be asked. A player who is away or
        wishes to be asked gets no automatic answer."""
        table = self._table
        if not table.spares_questions or table.actor not in SEATS:
            return None
        readers = self._presence.at(table.actor)
        if not readers or any(reader.asks_always for reader in readers):
            return None
        answer = table.only_answer()
        if answer is not None and table.is_secret_at_one_screen():
            looked = any(reader.looked == table.version for reader in readers)
            return answer if looked else None
        return answer

    def answer_at_once(self) -> str | None:
        """A player who can only pass does so at once: it is part of what led to the question. What
        can be seen on the table comes after a beat, so that both can follow."""
        return None if self._table.silence() is None else self.spared_answer()
