"""Who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

Computer = Union[int, "BotName"]  # a level or a bot


@dataclass(frozen=True)
class BotName:
    """A bot of the server as a table remembers it, whatever becomes of the bot."""

    id: str
    de: str
    en: str


@dataclass(frozen=True)
class Seating:
    """Who sits on a seat: a guest, the computer, or no one yet."""

    kind: str  # human, computer, open
    guest: int | None = None
    level: int | None = None  # of a computer that is no bot
    name: str = ""
    bot: BotName | None = None

    @property
    def computer(self) -> Computer | None:
        return self.bot or self.level
