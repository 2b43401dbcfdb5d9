"""What clients ask for over their sockets, and the answers."""

from __future__ import annotations

from time import perf_counter

from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import because
from zweikampf.engine.submit import check
from zweikampf.server.errors import Denied, Lost, permit
from zweikampf.server.live import commands
from zweikampf.server.live.commands import Command
from zweikampf.server.live.reader import Reader
from zweikampf.server.live.room import Room
from zweikampf.server.spans import say, span
from zweikampf.server.table.entry import Kind
from zweikampf.server.table.permissions import (
    Wish,
    why_not,
    why_not_act,
    why_not_answer,
    why_not_ask,
    why_not_in_lesson,
    why_not_read,
    why_not_word,
)
from zweikampf.server.table.setup import STAND_IN


class Requests:
    """The requests of one socket at one table."""

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.reader = reader
        self._began = 0.0
        self._refused = ""  # why the latest one was, for its span

    async def hear(self, command: Command) -> None:
        """Carry out what a client asks, and answer. A reaction is answered when its time is up. To
        be called in a task of the room, one command after the other."""
        self._began, self._refused = perf_counter(), ""
        kind, game = type(command).__name__.lower(), self.room.table.setup.game
        with span("frame", kind=kind, game=game) as about:
            try:
                await self.room.under_lock(self._answered, command)
            except Lost as error:
                self._refuse(command, error)
            say(about, refused=self._refused)

    async def _answered(self, command: Command) -> None:
        self.reader.hold()  # the news and the answer go out together
        try:
            await self.room.until_stored(lambda: self._carry_out(command))
        except (Refused, Denied) as error:
            self._refuse(command, error)
        finally:
            self.reader.let_go()

    def _count(self) -> None:
        """Before an answer leaves: a client that has it finds it in the figures."""
        self.room.services.metrics.frame_seconds.observe(perf_counter() - self._began)

    def _refuse(self, command: Command, error: Refused | Denied | Lost) -> None:
        self._count()
        self._refused = error.reason.code
        # The position in a ``Refused`` shows everything and stays here.
        self.room.refuse(self.reader, command.id, error.reason)

    async def _carry_out(self, command: Command) -> None:
        if isinstance(command, commands.Ping):
            self._count()
            self.reader.tell(self.room.services.frames.pong(command.id, self.room.version))
            return
        seat = self.reader.seat
        permit(why_not_ask(seat))
        assert seat is not None
        is_held = self.room.questions.holds(seat, command.id) and not isinstance(
            command, commands.Act
        )
        if is_held or (seat, command.id) in self.room.table.used:
            # Sent twice: it was carried out once, and is not carried out again.
            self._done(command)
            return
        match command:
            case commands.Act():
                await self._act(seat, command)
                return
            case commands.Hint():
                self._fresh(command.version)
                self._hint(seat, command)
                return
            case commands.Look():
                if command.version == self.room.table.version:  # else there is nothing left to see
                    self.reader.looked = command.version
                    self.room.look()
            case commands.Say():
                self._say(seat, command)
            case commands.Word():
                await self._word(seat, command)
            case commands.Read():
                await self._read(seat, command)
            case commands.Undo():
                self._fresh(command.version)
                await self._undo(seat, command)
            case commands.Offer():
                await self._offer(seat, command)
            case commands.Answer():
                await self._answer(seat, command)
            case commands.Resign():
                self._permit(seat, "resign")
                await self._change(seat, command, "end", text=f"resigned {seat}")
            case commands.Claim():
                await self._claim(seat, command)
            case commands.Resume():
                self._permit(seat, "resume")
                await self._change(seat, command, "resume", seat=seat)
        self._done(command)

    def _done(self, command: Command) -> None:
        self._count()
        self.reader.tell(self.room.services.frames.done(command.id, self.room.version))

    async def _change(
        self,
        asker: int,
        command: Command,
        kind: Kind,
        *,
        seat: int | None = None,
        text: str = "",
    ) -> None:
        """A change that is stored with the command that asked for it: sent again, it is known."""
        await self.room.change(kind, seat=seat, text=text, asker=asker, frame=command.id)

    def _permit(self, seat: int, wish: Wish) -> None:
        permit(why_not(self.room.table, seat, wish, self.room.surroundings.look()))

    async def _word(self, place: int, command: commands.Word) -> None:
        """The word of a player. Sent again it is known by what it says, whatever seat its player
        has been drawn to since; so it needs no id, and none is stored."""
        table = self.room.table
        known = table.words if table.duel is not None else [table.words[place]]
        if table.setup.needs_words and command.word in known:
            return
        permit(why_not_word(table, place))
        await self.room.change("word", seat=place, text=command.word)
        await self.room.begin_if_ready()

    async def _act(self, seat: int, command: commands.Act) -> None:
        table = self.room.table
        self._fresh(command.version)
        permit(why_not_act(table, seat))
        assert table.duel is not None
        # Carrying it out checks it too. What is held, or judged by a lesson first, is checked now;
        # and so is what an entry would read as a token with the answers of chance.
        is_judged = self.room.questions.current is not None or table.progress is not None
        if is_judged or " " in command.token:
            at = {"version": command.version, "current": table.version}
            check(table.game, table.duel.state, seat, command.token, **at)
            permit(why_not_in_lesson(table, command.token))
        if self.room.questions.hold(self.reader, command):
            self.room.neighbours.say_held(command)
            return  # a reaction is carried out, and counted, when its time is over
        await self._change(seat, command, "act", seat=seat, text=command.token)
        self._done(command)

    async def _read(self, seat: int, command: commands.Read) -> None:
        permit(why_not_read(self.room.table, seat, command.number))
        await self._change(seat, command, "read", seat=seat)

    def _say(self, seat: int, command: commands.Say) -> None:
        self._permit(seat, "emote")
        assert self.reader.place is not None
        if self.room.emotes.is_news(self.reader.place, command.id):
            self.room.tell_emote(seat, command.what)

    def _fresh(self, version: int) -> None:
        if version != self.room.table.version:
            values = {"version": version, "current": self.room.table.version}
            raise Refused(because("stale-version", **values), "", "")

    def _hint(self, seat: int, command: commands.Hint) -> None:
        self._permit(seat, "hint")
        self._count()
        self.room.computer.hint(self.reader, seat, command.id)

    async def _undo(self, seat: int, command: commands.Undo) -> None:
        self._permit(seat, "undo")
        ply = self.room.table.free_undo(seat)
        assert isinstance(ply, int), "it has just been permitted"
        await self._change(seat, command, "rewind", seat=seat, text=str(ply))

    async def _offer(self, seat: int, command: commands.Offer) -> None:
        what, table = command.what, self.room.table
        if what != "rematch":
            self._fresh(command.version)
        self._permit(seat, what)
        if what == "rematch" and (table.plays_alone(seat) or 1 - seat in table.offers.rematch):
            await self.room.rematch(seat, command.id)
        elif what == "draw" and 1 - seat in table.offers.draw:
            await self._change(seat, command, "end", text="agreed")
        else:
            await self._change(seat, command, "offer", seat=seat, text=what)

    async def _answer(self, seat: int, command: commands.Answer) -> None:
        table, what = self.room.table, command.what
        if command.accept and what != "rematch":
            self._fresh(command.version)
        around = self.room.surroundings.look()
        permit(why_not_answer(table, seat, what, around, accept=command.accept))
        if not command.accept:
            await self._change(seat, command, "decline", seat=seat, text=what)
        elif what == "rematch":
            await self.room.rematch(seat, command.id)
        elif what == "draw":
            await self._change(seat, command, "end", text="agreed")
        else:
            assert table.offers.takeback is not None
            ply = str(table.offers.takeback[1])
            await self._change(seat, command, "rewind", seat=1 - seat, text=ply)

    async def _claim(self, seat: int, command: commands.Claim) -> None:
        self._permit(seat, "claim")
        other = 1 - seat
        why = self.room.surroundings.claim(other)
        if command.how == "win":
            await self._change(seat, command, "end", text=f"{why} {other}")
        else:
            await self._change(seat, command, "stand-in", seat=other, text=str(STAND_IN))
