"""A table as it is stored, and what is added to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zweikampf.server.table.entry import Entry
from zweikampf.server.table.setup import Setup

StandIns = tuple[int | None, int | None]


@dataclass(frozen=True)
class Append:
    """Entries of one table that are stored together; ``ended`` if the game is over with them, and
    the table of the rematch that is made with them. ``fence`` is the number of the lease under
    which they were made, if they happened automatically."""

    table: str
    entries: Sequence[Entry]
    ended: str = ""
    following: Setup | None = None
    following_entries: Sequence[Entry] = ()
    fence: int | None = None


@dataclass(frozen=True)
class Kept:
    """All that is stored of a table. The setup is the current one: with everyone who has joined,
    the seats as they were drawn, and the table of the rematch."""

    setup: Setup
    entries: list[Entry]
    ended: str = ""


@dataclass(frozen=True)
class Summary:
    """A table without its game: its setup and where it stands."""

    setup: Setup
    ended: str
    last: Entry | None
    stand_ins: StandIns = (None, None)
