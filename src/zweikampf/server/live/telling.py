"""What readers receive, as text that is ready to send. The edge makes it: it alone knows how
messages look on the wire. What is said about a game comes from ``view`` and ``seen``
(``outbox``)."""

from __future__ import annotations

from typing import Protocol

from zweikampf.engine.reason import Reason
from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.around import Around
from zweikampf.server.table.table import Table
from zweikampf.server.workers.jobs import Hint


class Frames(Protocol):
    def full(self, table: Table, seat: int | None, around: Around) -> str:
        """Everything that a seat, or a spectator, knows."""

    def news(self, table: Table, seat: int | None, around: Around, since: int) -> str:
        """What a reader with version ``since`` has missed; everything if that is not known."""

    def facts(self, table: Table, seat: int | None, around: Around) -> str:
        """The facts around the game."""

    def done(self, command: str, version: int) -> str:
        """What was asked for under this id is carried out and stored."""

    def refused(self, command: str | None, version: int, reason: Reason) -> str: ...

    def hint(self, command: str, version: int, moves: Hint) -> str: ...

    def emote(self, version: int, seat: int, what: Emote) -> str: ...

    def pong(self, command: str, version: int) -> str: ...

    def bye(self, version: int, reason: Reason, *, again: bool) -> str:
        """The last word; ``again`` says whether to come back."""
