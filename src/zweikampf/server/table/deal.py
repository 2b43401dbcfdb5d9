"""The cards of a game, kept to be played again: docs/same-deal.md.

A deal is what its tables share. Its id is random and may be told to others; its name is hashed with
the secret in place of the table's id. That of a game is the id of its table, which would lead to
the cards; that of a week says which week.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from zweikampf.engine.dealer import Words, commitment
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.known_rules import knows
from zweikampf.server.table.seating import BotName

Standing = Literal["new", "playing", "finished"]  # of a guest, to a deal

WEEKLY_LEVEL = 4
_MILLISECONDS = 1000


@dataclass(frozen=True)
class Deal:
    """``seat`` is that of the person, who is called ``player``. A weekly deal has a ``week``, and
    its secret is kept until that ``ends``."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    digest: str | None
    seat: int
    level: int | None
    bot: BotName | None
    player: str
    clock: ClockSettings | None
    reaction: int
    secret: str
    words: Words
    created: int
    week: str | None = None
    ends: int | None = None

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.secret), self.name)

    @property
    def is_known(self) -> bool:
        """Whether its rules and its deck file are still there."""
        return knows(self.game, self.rules, self.options, self.digest)

    def is_over(self, now: int) -> bool:
        """The week is over: nobody plays it any more, and its secret is shown."""
        return self.ends is not None and now >= self.ends

    def is_closed(self, now: int) -> bool:
        """Somebody may still play it unseen, so nothing may tell its cards."""
        return self.ends is not None and now < self.ends


def week_at(now: int) -> str:
    """The week of a moment, in UTC, as ISO 8601 counts and writes weeks."""
    return f"{datetime.fromtimestamp(now / _MILLISECONDS, UTC):%G-W%V}"


def end_of(week: str) -> int:
    """The moment at which a week ends; ``ValueError`` if there is no such week."""
    monday = date.fromisocalendar(int(week[:4]), int(week[6:]), 1) + timedelta(days=7)
    moment = datetime(monday.year, monday.month, monday.day, tzinfo=UTC)
    return int(moment.timestamp()) * _MILLISECONDS


def seat_in(week: str) -> int:
    """Where everybody sits in a week: the seats take turns."""
    return int(week[6:]) % 2
