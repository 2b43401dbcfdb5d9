"""What happens at a table automatically: done by the process that holds its lease, told by all."""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from zweikampf.server.errors import Overtaken
from zweikampf.server.live.questions import Question
from zweikampf.server.spans import span
from zweikampf.server.table.entry import CALLED_OFF, Kind

if TYPE_CHECKING:
    from zweikampf.server.live.room import Room


class Automatic:
    """All of it is called under the lock of the room."""

    def __init__(self, room: Room) -> None:
        self._room = room

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
        if self._room.neighbours.is_holder:
            game = self._room.table.setup.game
            with span("automatic", kind=kind, game=game), suppress(Overtaken):
                fence = self._room.neighbours.fence
                await self._room.change(
                    kind, seat=seat, text=text, asker=asker, frame=frame, fence=fence
                )

    async def ring(self) -> None:
        """The alarm: something is due, or can be claimed now."""
        if not self._room.neighbours.is_holder:
            self._tell_claims(self._room.surroundings.claimable())
            return
        now = self._room.services.clock.now()
        question, ends_at = self._room.questions.current, self._room.questions.ends_at
        if question is not None and ends_at is not None and now >= ends_at:
            await self._answer(question)
            return
        if (answer := self._room.timers.due_answer()) is not None:
            await self.change("act", seat=self._room.table.actor, text=answer)
            return
        called_off = self._room.table.called_off_at
        if called_off is not None and now >= called_off:
            await self.change("end", text=CALLED_OFF)
            return
        claimable = self._room.surroundings.claimable()
        if claimable and self._room.table.setup.mode == "computer":
            late = next(iter(claimable))
            await self.change("end", text=f"time {late}")  # it claims what it may
            return
        self._tell_claims(claimable)

    def _tell_claims(self, claimable: frozenset[int]) -> None:
        if claimable != self._room.surroundings.claimable_told:
            self._room.tell_facts()
        self._room.timers.set_alarm()

    async def _answer(self, question: Question) -> None:
        """The time of a question is over: what was answered counts, or silence."""
        question.ended_at = perf_counter()
        if question.held is None:
            silence = self._room.table.silence()
            assert silence is not None
            await self.change("act", seat=question.seat, text=silence)
            return
        _, act = question.held
        seat = question.seat
        # Its reader is told as soon as it is stored, wherever that reader is.
        await self.change("act", seat=seat, text=act.token, asker=seat, frame=act.id)
