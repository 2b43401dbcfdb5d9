"""What clients ask for over their sockets, and what they are answered."""

from __future__ import annotations

from dataclasses import replace

from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import because
from zweikampf.engine.submit import check
from zweikampf.server.entry import Kind
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.link import Link
from zweikampf.server.permissions import Wish, not_running, why_not, why_not_answer
from zweikampf.server.room import Room
from zweikampf.server.table import new_table
from zweikampf.server.wire import asked, told
from zweikampf.server.wire.common import ReasonTold

STAND_IN = 3  # the level that plays on for somebody who is gone


class Asking:
    """The requests of one socket at one table."""

    def __init__(self, room: Room, link: Link) -> None:
        self.room = room
        self.link = link

    async def hear(self, frame: asked.ClientFrame) -> bool:
        """Carry out what a client asks, and answer; whether that is done, or waits for the end
        of a reaction's time."""
        try:
            return await self.room.perform(self._answered, frame)
        except Lost as error:
            self._refuse(frame, error)
            return True

    async def _answered(self, frame: asked.ClientFrame) -> bool:
        try:
            return await self._carry_out(frame)
        except (Refused, Denied) as error:
            self._refuse(frame, error)
            return True

    def _refuse(self, frame: asked.ClientFrame, error: Refused | Denied | Lost) -> None:
        self.room.house.metrics.refused.labels(error.code).inc()
        self.link.tell(refusal(frame.id, self.room.version, error))

    async def _carry_out(self, frame: asked.ClientFrame) -> bool:
        if isinstance(frame, asked.Ping):
            self.link.tell(told.Pong(id=frame.id, version=self.room.version))
            return True
        seat = self.link.seat
        if seat is None:
            raise Denied(403, "only-watching")
        is_held = self.room.watch.holds(seat, frame.id) and not isinstance(frame, asked.Act)
        if is_held or (seat, frame.id) in self.room.table.used:
            # Sent twice: it was carried out once, and is not again.
            self.link.tell(told.Done(id=frame.id, version=self.room.version))
            return True
        match frame:
            case asked.Act():
                return await self._act(seat, frame)
            case asked.AskHint():
                self._fresh(frame.version)
                self._hint(seat, frame)
                return True
            case asked.Look():
                if frame.version == self.room.table.version:  # else there is nothing left to see
                    self.link.looked = frame.version
                    self.room.look()
            case asked.Word():
                await self._word(seat, frame)
            case asked.Read():
                await self._read(seat, frame)
            case asked.Undo():
                self._fresh(frame.version)
                await self._undo(seat, frame)
            case asked.Offer():
                await self._offer(seat, frame)
            case asked.Answer():
                await self._answer(seat, frame)
            case asked.Resign():
                self._permit(seat, "resign")
                await self._change(seat, frame, "end", text=f"resigned {seat}")
            case asked.Claim():
                await self._claim(seat, frame)
            case asked.Resume():
                self._permit(seat, "resume")
                await self._change(seat, frame, "resume", seat=seat)
        self.link.tell(told.Done(id=frame.id, version=self.room.version))
        return True

    async def _change(
        self,
        asker: int,
        frame: asked.ClientFrame,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
    ) -> None:
        """A change that is stored with the frame that asked for it: sent again, it is known."""
        await self.room.change(kind, seat=seat, text=text, asker=asker, frame=frame.id)

    def _permit(self, seat: int, wish: Wish) -> None:
        denied = why_not(self.room.table, seat, wish, self.room.watch.look())
        if denied is not None:
            raise denied

    def _check_running(self) -> None:
        if not self.room.table.is_running:
            raise not_running(self.room.table)

    async def _word(self, place: int, frame: asked.Word) -> None:
        """The word of a player. Sent again it is known by what it says, whatever seat its player
        has been drawn to since; so it needs no id, and none is stored."""
        table = self.room.table
        if not table.charter.needs_words:
            raise Denied(409, "no-words-here")
        known = table.words if table.duel is not None else [table.words[place]]
        if frame.word in known:
            return
        if place not in table.words_missing:
            raise Denied(409, "word-given")
        await self.room.change("word", seat=place, text=frame.word)
        await self.room.begin_if_ready()

    async def _act(self, seat: int, frame: asked.Act) -> bool:
        table = self.room.table
        self._fresh(frame.version)
        self._check_running()
        if seat in table.stand_ins:
            raise Denied(409, "computer-plays")
        assert table.duel is not None
        check(
            table.game,
            table.duel.state,
            seat,
            frame.token,
            version=frame.version,
            current=table.version,
        )
        self._check_lesson(frame.token)
        if self.room.watch.hold(self.link, frame):
            return False  # a reaction is carried out when its time is over
        await self._change(seat, frame, "act", seat=seat, text=frame.token)
        self.link.tell(told.Done(id=frame.id, version=self.room.version))
        return True

    def _check_lesson(self, token: str) -> None:
        """A lesson waits for what it has asked for; the rules have had their say before."""
        table = self.room.table
        if table.course is None or table.course.is_over:
            return
        step = table.course.waiting(table.ply)
        if step is None or not step.expects:
            raise Denied(409, "lesson-read-first")
        if token not in step.expects:
            raise Refused(because(step.hint), token, "")

    async def _read(self, seat: int, frame: asked.Read) -> None:
        table = self.room.table
        self._check_running()
        course = table.course
        step = course.waiting(table.ply) if course else None
        fits = course is not None and course.number + 1 == frame.number
        if step is None or step.expects or not fits:
            raise Denied(409, "nothing-to-read")
        await self._change(seat, frame, "read", seat=seat)

    def _fresh(self, version: int) -> None:
        if version != self.room.table.version:
            values = {"version": version, "current": self.room.table.version}
            raise Refused(because("stale-version", **values), "", "")

    def _hint(self, seat: int, frame: asked.AskHint) -> None:
        self._permit(seat, "hint")
        self.room.bot.hint(self.link, seat, frame.id)

    async def _undo(self, seat: int, frame: asked.Undo) -> None:
        self._permit(seat, "undo")
        ply = self.room.table.undo_ply(seat)
        await self._change(seat, frame, "rewind", seat=seat, text=str(ply))

    async def _offer(self, seat: int, frame: asked.Offer) -> None:
        what, table = frame.what, self.room.table
        if what != "rematch":
            self._fresh(frame.version)
        self._permit(seat, what)
        if what == "rematch" and (table.plays_alone(seat) or 1 - seat in table.offers.rematch):
            await self._make_next(seat, frame)
        elif what == "draw" and 1 - seat in table.offers.draw:
            await self._change(seat, frame, "end", text="agreed")
        else:
            await self._change(seat, frame, "offer", seat=seat, text=what)

    async def _make_next(self, seat: int, frame: asked.Offer | asked.Answer) -> None:
        """The table of the next game. It is no entry, so the frame is remembered here."""
        table, house = self.room.table, self.room.house
        charter = table.charter.rematch(house.now(), house.randomness)
        _, entries = new_table(charter, house.randomness, house.now())
        following = await house.keeper.call(
            house.keeper.store.create_next, charter, table.charter.id, entries
        )
        table.charter = replace(table.charter, next=following)
        table.used[seat, frame.id] = table.version
        self.room.tell_facts()

    async def _answer(self, seat: int, frame: asked.Answer) -> None:
        table, what = self.room.table, frame.what
        if frame.accept and what != "rematch":
            self._fresh(frame.version)
        around = self.room.watch.look()
        denied = why_not_answer(table, seat, what, around, accept=frame.accept)
        if denied is not None:
            raise denied
        if not frame.accept:
            await self._change(seat, frame, "decline", seat=seat, text=what)
        elif what == "rematch":
            await self._make_next(seat, frame)
        elif what == "draw":
            await self._change(seat, frame, "end", text="agreed")
        else:
            assert table.offers.takeback is not None
            ply = str(table.offers.takeback[1])
            await self._change(seat, frame, "rewind", seat=1 - seat, text=ply)

    async def _claim(self, seat: int, frame: asked.Claim) -> None:
        self._permit(seat, "claim")
        other = 1 - seat
        why = self.room.watch.claim(other)
        if frame.how == "win":
            await self._change(seat, frame, "end", text=f"{why} {other}")
        else:
            await self._change(seat, frame, "stand-in", seat=other, text=str(STAND_IN))


def refusal(frame: str | None, version: int, error: Refused | Denied | Lost) -> told.RefusedFrame:
    """A refusal for the wire. The position in a ``Refused`` shows everything and stays here."""
    reason = ReasonTold.model_validate(error.reason.json())
    return told.RefusedFrame(id=frame, version=version, reason=reason)
