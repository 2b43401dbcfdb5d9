"""What clients ask for over their sockets, and what they are answered."""

from __future__ import annotations

from dataclasses import replace

from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import because
from zweikampf.engine.submit import check
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.link import Link
from zweikampf.server.room import Room
from zweikampf.server.table import check_running
from zweikampf.server.wire import asked, told
from zweikampf.server.wire.common import ReasonTold

STAND_IN = 3  # the level that plays on for somebody who is gone


class Asking:
    """The requests of one socket at one table."""

    def __init__(self, room: Room, link: Link) -> None:
        self.room = room
        self.link = link

    async def hear(self, frame: asked.ClientFrame) -> None:
        """Carry out what a client asks, and answer."""
        try:
            async with self.room.lock:
                self.room.check_sound()
                await self._carry_out(frame)
        except (Refused, Denied, Lost) as error:
            self.link.tell(refusal(frame.id, self.room.table.version, error))

    async def _carry_out(self, frame: asked.ClientFrame) -> None:
        if isinstance(frame, asked.Ping):
            self.link.tell(told.Pong(id=frame.id, version=self.room.table.version))
            return
        seat = self.link.seat
        if seat is None:
            raise Denied(403, "only-watching")
        if (seat, frame.id) in self.room.table.used:
            # Sent twice: it was carried out once, and is not again.
            self.link.tell(told.Done(id=frame.id, version=self.room.table.version))
            return
        match frame:
            case asked.Act():
                await self._act(seat, frame)
                return
            case asked.AskHint():
                self._fresh(frame.version)
                self._hint(seat, frame)
                return
            case asked.Read():
                await self._read(seat, frame)
            case asked.Undo():
                self._fresh(frame.version)
                await self._undo(seat, frame.id)
            case asked.Offer():
                await self._offer(seat, frame)
            case asked.Answer():
                await self._answer(seat, frame)
            case asked.Resign():
                check_running(self.room.table)
                await self.room.change("end", text=f"resigned {seat}")
            case asked.Claim():
                await self._claim(seat, frame.how)
            case asked.Resume():
                if seat not in self.room.table.stand_ins:
                    raise Denied(409, "nothing-to-resume")
                await self.room.change("resume", seat=seat, frame=frame.id)
        self.link.tell(told.Done(id=frame.id, version=self.room.table.version))

    async def _act(self, seat: int, frame: asked.Act) -> None:
        table = self.room.table
        self._fresh(frame.version)
        check_running(table)
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
            return  # a reaction is carried out when its time is over
        await self.room.change("act", seat=seat, text=frame.token, frame=frame.id)
        self.link.tell(told.Done(id=frame.id, version=table.version))

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
        check_running(table)
        course = table.course
        step = course.waiting(table.ply) if course else None
        fits = course is not None and course.number + 1 == frame.number
        if step is None or step.expects or not fits:
            raise Denied(409, "nothing-to-read")
        await self.room.change("read", seat=seat, frame=frame.id)

    def _fresh(self, version: int) -> None:
        if version != self.room.table.version:
            values = {"version": version, "current": self.room.table.version}
            raise Refused(because("stale-version", **values), "", "")

    def _hint(self, seat: int, frame: asked.AskHint) -> None:
        check_running(self.room.table)
        course = self.room.table.course
        if self.room.table.charter.mode == "friend" or (course and not course.is_over):
            raise Denied(403, "no-hints-here")
        if self.room.table.actor != seat or self.room.table.level_at(seat) is not None:
            raise Denied(409, "not-your-turn")
        self.room.bot.hint(self.link, seat, frame.id)

    async def _undo(self, seat: int, frame: str) -> None:
        check_running(self.room.table)
        if self.room.table.charter.mode == "friend":
            raise Denied(403, "ask-for-takeback")
        ply = self.room.table.undo_ply(seat)
        if ply is None:
            raise Denied(409, "nothing-to-undo")
        await self.room.change("rewind", seat=seat, text=str(ply), frame=frame)

    async def _offer(self, seat: int, frame: asked.Offer) -> None:
        what = frame.what
        if what == "rematch":
            await self._rematch(seat)
            return
        self._fresh(frame.version)
        check_running(self.room.table)
        offers = self.room.table.offers
        if what == "draw" and 1 - seat in offers.draw:
            await self.room.change("end", text="agreed")
            return
        if self.room.table.charter.mode != "friend":
            raise Denied(403, "nobody-to-ask")
        if what == "draw" and not self.room.table.game.can_draw:
            raise Denied(403, "no-draws-here")
        if (what, seat) in offers.asked:
            raise Denied(409, "asked-already")
        if what == "takeback" and self.room.table.last_ply(seat) is None:
            raise Denied(409, "nothing-to-undo")
        await self.room.change("offer", seat=seat, text=what)

    async def _rematch(self, seat: int) -> None:
        table = self.room.table
        if not table.is_over:
            raise Denied(409, "not-over-yet")
        if table.charter.next is not None:
            return
        alone = table.charter.mode != "friend" or 1 - seat in table.stand_ins
        if not alone and 1 - seat not in table.offers.rematch:
            if seat not in table.offers.rematch:
                await self.room.change("offer", seat=seat, text="rematch")
            return
        charter = table.charter.swapped(self.room.house.now(), self.room.house.randomness)
        await self.room.house.keeper.call(
            self.room.house.keeper.store.create_next, charter, table.charter.id
        )
        table.charter = replace(table.charter, next=charter.id)
        self.room.tell_facts()

    async def _answer(self, seat: int, frame: asked.Answer) -> None:
        offers = self.room.table.offers
        offered = {
            "draw": offers.draw,
            "rematch": offers.rematch,
            "takeback": {offers.takeback[0]} if offers.takeback else set(),
        }[frame.what]
        if not offered:
            raise Denied(409, "nothing-offered")
        if not frame.accept:
            await self.room.change("decline", seat=seat, text=frame.what)
            return
        if 1 - seat not in offered:
            raise Denied(409, "nothing-offered")
        if frame.what == "rematch":
            await self._rematch(seat)
            return
        self._fresh(frame.version)
        check_running(self.room.table)
        if frame.what == "draw":
            await self.room.change("end", text="agreed")
        else:
            assert offers.takeback is not None
            await self.room.change("rewind", seat=1 - seat, text=str(offers.takeback[1]))

    async def _claim(self, seat: int, how: str) -> None:
        check_running(self.room.table)
        other = 1 - seat
        why = self.room.watch.claim(other)
        if why is None:
            raise Denied(409, "nothing-to-claim")
        if how == "win":
            await self.room.change("end", text=f"{why} {other}")
        else:
            await self.room.change("stand-in", seat=other, text=str(STAND_IN))


def refusal(frame: str | None, version: int, error: Refused | Denied | Lost) -> told.RefusedFrame:
    """A refusal for the wire. The position in a ``Refused`` shows everything and stays here."""
    reason = ReasonTold.model_validate(error.reason.json())
    return told.RefusedFrame(id=frame, version=version, reason=reason)
