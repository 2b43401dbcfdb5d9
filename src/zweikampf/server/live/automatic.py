"""What happens at a table automatically: done by the process that holds its lease, told by all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Protocol

from zweikampf.server.errors import Overtaken
from zweikampf.server.live.neighbours import Neighbours
from zweikampf.server.live.questions import Question, Questions
from zweikampf.server.live.surroundings import Surroundings
from zweikampf.server.live.timers import Timers
from zweikampf.server.spans import span
from zweikampf.server.table.entry import CALLED_OFF, Kind
from zweikampf.server.table.table import Table
from zweikampf.server.timing import Clock


class FencedChange(Protocol):
    """Carry out, store, tell; only as long as ``fence`` is that of the lease."""

    async def __call__(
        self,
        kind: Kind,
        *,
        seat: int | None,
        text: str,
        asker: int | None,
        frame: str | None,
        fence: int | None,
    ) -> None: ...


class Automatic:
    """All of it is called under the lock of the room. ``change`` changes the table, ``tell_facts``
    tells all readers what can be claimed now."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        neighbours: Neighbours,
        questions: Questions,
        surroundings: Surroundings,
        timers: Timers,
        *,
        change: FencedChange,
        tell_facts: Callable[[], None],
    ) -> None:
        self._table = table
        self._clock = clock
        self._neighbours = neighbours
        self._questions = questions
        self._surroundings = surroundings
        self._timers = timers
        self._change = change
        self._tell_facts = tell_facts

    async def change(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
        asker: int | None = None,
        frame: str | None = None,
    ) -> None:
        """What happens automatically; by the holder of its lease alone. If anything came first,
        what it led to decides what happens next."""
        if self._neighbours.is_holder:
            game = self._table.setup.game
            with span("automatic", kind=kind, game=game), suppress(Overtaken):
                fence = self._neighbours.fence
                await self._change(
                    kind, seat=seat, text=text, asker=asker, frame=frame, fence=fence
                )

    async def ring(self) -> None:
        """The alarm: something is due, or can be claimed now."""
        if not self._neighbours.is_holder:
            self._tell_claims(self._surroundings.claimable())
            return
        now = self._clock.now()
        question, ends_at = self._questions.current, self._questions.ends_at
        if question is not None and ends_at is not None and now >= ends_at:
            await self._answer(question)
            return
        if (answer := self._timers.due_answer()) is not None:
            await self.change("act", seat=self._table.actor, text=answer)
            return
        called_off = self._table.called_off_at
        if called_off is not None and now >= called_off:
            await self.change("end", text=CALLED_OFF)
            return
        claimable = self._surroundings.claimable()
        if claimable and self._table.setup.mode == "computer":
            late = next(iter(claimable))
            await self.change("end", text=f"time {late}")  # it claims what it may
            return
        self._tell_claims(claimable)

    def _tell_claims(self, claimable: frozenset[int]) -> None:
        if claimable != self._surroundings.claimable_told:
            self._tell_facts()
        self._timers.set_alarm()

    async def _answer(self, question: Question) -> None:
        """The time of a question is over: what was answered counts, or silence."""
        question.ended_at = perf_counter()
        if question.held is None:
            silence = self._table.silence()
            assert silence is not None
            await self.change("act", seat=question.seat, text=silence)
            return
        _, act = question.held
        seat = question.seat
        # Its reader is told as soon as it is stored, wherever that reader is.
        await self.change("act", seat=seat, text=act.token, asker=seat, frame=act.id)
