"""What clients ask for over their sockets, and what they are answered."""

from __future__ import annotations

from dataclasses import replace

from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import because
from zweikampf.engine.submit import check
from zweikampf.server.entry import Kind
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.link import Link
from zweikampf.server.room import Room
from zweikampf.server.table import check_running, check_undos, new_table
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
                check_running(self.room.table)
                await self._change(seat, frame, "end", text=f"resigned {seat}")
            case asked.Claim():
                await self._claim(seat, frame)
            case asked.Resume():
                if seat not in self.room.table.stand_ins:
                    raise Denied(409, "nothing-to-resume")
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
        check_running(table)
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
        check_running(self.room.table)
        course = self.room.table.course
        if self.room.table.charter.mode == "friend" or (course and not course.is_over):
            raise Denied(403, "no-hints-here")
        if self.room.table.actor != seat or self.room.table.level_at(seat) is not None:
            raise Denied(409, "not-your-turn")
        self.room.bot.hint(self.link, seat, frame.id)

    async def _undo(self, seat: int, frame: asked.Undo) -> None:
        check_running(self.room.table)
        if self.room.table.charter.mode == "friend":
            raise Denied(403, "ask-for-takeback")
        check_undos(self.room.table)
        ply = self.room.table.undo_ply(seat)
        if ply is None:
            raise Denied(409, "nothing-to-undo")
        await self._change(seat, frame, "rewind", seat=seat, text=str(ply))

    async def _offer(self, seat: int, frame: asked.Offer) -> None:
        what = frame.what
        if what == "rematch":
            await self._rematch(seat, frame)
            return
        self._fresh(frame.version)
        check_running(self.room.table)
        offers = self.room.table.offers
        if what == "draw" and 1 - seat in offers.draw:
            await self._change(seat, frame, "end", text="agreed")
            return
        if self.room.table.charter.mode != "friend":
            raise Denied(403, "nobody-to-ask")
        if what == "draw" and not self.room.table.game.can_draw:
            raise Denied(403, "no-draws-here")
        if (what, seat) in offers.asked:
            raise Denied(409, "asked-already")
        if what == "takeback":
            check_undos(self.room.table)
            if self.room.table.last_ply(seat) is None:
                raise Denied(409, "nothing-to-undo")
        await self._change(seat, frame, "offer", seat=seat, text=what)

    async def _rematch(self, seat: int, frame: asked.Offer | asked.Answer) -> None:
        table = self.room.table
        if not table.is_over:
            raise Denied(409, "not-over-yet")
        if table.charter.next is not None:
            return
        self.room.house.draining.check()
        alone = table.charter.mode != "friend" or 1 - seat in table.stand_ins
        if not alone and 1 - seat not in table.offers.rematch:
            if seat not in table.offers.rematch:
                await self._change(seat, frame, "offer", seat=seat, text="rematch")
            return
        house = self.room.house
        charter = table.charter.rematch(house.now(), house.randomness)
        _, entries = new_table(charter, house.randomness, house.now())
        following = await house.keeper.call(
            house.keeper.store.create_next, charter, table.charter.id, entries
        )
        table.charter = replace(table.charter, next=following)
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
            await self._change(seat, frame, "decline", seat=seat, text=frame.what)
            return
        if 1 - seat not in offered:
            raise Denied(409, "nothing-offered")
        if frame.what == "rematch":
            await self._rematch(seat, frame)
            return
        self._fresh(frame.version)
        check_running(self.room.table)
        if frame.what == "draw":
            await self._change(seat, frame, "end", text="agreed")
        else:
            assert offers.takeback is not None
            ply = str(offers.takeback[1])
            await self._change(seat, frame, "rewind", seat=1 - seat, text=ply)

    async def _claim(self, seat: int, frame: asked.Claim) -> None:
        check_running(self.room.table)
        other = 1 - seat
        why = self.room.watch.claim(other)
        if why is None:
            raise Denied(409, "nothing-to-claim")
        if frame.how == "win":
            await self._change(seat, frame, "end", text=f"{why} {other}")
        else:
            await self._change(seat, frame, "stand-in", seat=other, text=str(STAND_IN))


def refusal(frame: str | None, version: int, error: Refused | Denied | Lost) -> told.RefusedFrame:
    """A refusal for the wire. The position in a ``Refused`` shows everything and stays here."""
    reason = ReasonTold.model_validate(error.reason.json())
    return told.RefusedFrame(id=frame, version=version, reason=reason)
