"""What readers receive, as text (UTF-8) that is ready to send. The edge makes it: it alone knows
how messages look on the wire. What is said about a game comes from ``view`` and ``seen``
(``outbox``)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from zweikampf.engine.reason import Reason
from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.around import Around
from zweikampf.server.table.table import Table
from zweikampf.server.workers.jobs import Hint

Seats = Collection[int | None]  # ``None`` are the spectators
BySeat = dict[int | None, bytes]


class Frames(Protocol):
    def full(self, table: Table, seat: int | None, around: Around) -> bytes:
        """Everything that a seat, or a spectator, knows."""

    def news(self, table: Table, seats: Seats, around: Around, since: int) -> BySeat:
        """What readers with version ``since`` have missed; everything if that is not known."""

    def facts(self, table: Table, seats: Seats, around: Around) -> BySeat:
        """The facts around the game."""

    def done(self, command: str, version: int) -> bytes:
        """What was asked for under this id is carried out and stored."""

    def refused(self, command: str | None, version: int, reason: Reason) -> bytes: ...

    def hint(self, command: str, version: int, moves: Hint) -> bytes: ...

    def emote(self, version: int, seat: int, what: Emote) -> bytes: ...

    def pong(self, command: str, version: int) -> bytes: ...

    def bye(self, version: int, reason: Reason, *, again: bool) -> bytes:
        """The last word; ``again`` says whether to come back."""
