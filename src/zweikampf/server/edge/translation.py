"""Frames of the wire, as the rooms of tables know them: commands come in, text goes out."""

from __future__ import annotations

from zweikampf.engine.reason import Reason
from zweikampf.server.edge import outbox
from zweikampf.server.edge.wire import client_frames
from zweikampf.server.edge.wire.common import coded, wire_seat
from zweikampf.server.edge.wire.server_frames import HintMove, encoded
from zweikampf.server.live import commands
from zweikampf.server.live.commands import Command
from zweikampf.server.live.emotes import Emote
from zweikampf.server.live.telling import BySeat, Seats
from zweikampf.server.table.around import Around
from zweikampf.server.table.table import Table
from zweikampf.server.workers.jobs import Hint


def command_of(frame: client_frames.ClientFrame) -> Command:
    """What a frame asks for."""
    match frame:
        case client_frames.Word():
            return commands.Word(frame.id, frame.word)
        case client_frames.Act():
            return commands.Act(frame.id, frame.token, frame.version)
        case client_frames.Read():
            return commands.Read(frame.id, frame.number)
        case client_frames.Undo():
            return commands.Undo(frame.id, frame.version)
        case client_frames.Offer():
            return commands.Offer(frame.id, frame.what, frame.version)
        case client_frames.Answer():
            return commands.Answer(frame.id, frame.what, frame.accept, frame.version)
        case client_frames.Resign():
            return commands.Resign(frame.id)
        case client_frames.Claim():
            return commands.Claim(frame.id, frame.how)
        case client_frames.Resume():
            return commands.Resume(frame.id)
        case client_frames.HintRequest():
            return commands.Hint(frame.id, frame.version)
        case client_frames.Look():
            return commands.Look(frame.id, frame.version)
        case client_frames.Say():
            return commands.Say(frame.id, frame.what)
        case client_frames.Ping():
            return commands.Ping(frame.id)


class WireFrames:
    """Frames as JSON; see ``live.telling``."""

    def full(self, table: Table, seat: int | None, around: Around) -> bytes:
        return encoded(outbox.full(table, seat, around))

    def news(self, table: Table, seats: Seats, around: Around, since: int) -> BySeat:
        common = outbox.common_facts(table, around)
        found: BySeat = {}
        for seat in seats:
            gap = outbox.update(table, seat, around, since, common)
            found[seat] = self.full(table, seat, around) if gap is None else encoded(gap)
        return found

    def facts(self, table: Table, seats: Seats, around: Around) -> BySeat:
        common = outbox.common_facts(table, around)
        return {seat: encoded(outbox.facts_frame(table, seat, around, common)) for seat in seats}

    def done(self, command: str, version: int) -> bytes:
        return encoded({"type": "done", "id": command, "version": version})

    def refused(self, command: str | None, version: int, reason: Reason) -> bytes:
        return encoded(
            {"type": "refused", "id": command, "version": version, "reason": coded(reason)}
        )

    def hint(self, command: str, version: int, moves: Hint) -> bytes:
        told: list[HintMove] = [
            {
                "token": move.token,
                "win_chance": move.win_chance,
                "visits": move.visits,
                "why": [coded(reason) for reason in why],
            }
            for move, why in moves
        ]
        return encoded({"type": "hint", "id": command, "version": version, "moves": told})

    def emote(self, version: int, seat: int, what: Emote) -> bytes:
        return encoded({"type": "emote", "version": version, "seat": wire_seat(seat), "what": what})

    def pong(self, command: str, version: int) -> bytes:
        return encoded({"type": "pong", "id": command, "version": version})

    def bye(self, version: int, reason: Reason, *, again: bool) -> bytes:
        return encoded({"type": "bye", "version": version, "reason": coded(reason), "again": again})
