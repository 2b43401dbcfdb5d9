"""What a client may ask for over its socket. ``id`` is the client's own name for the request: the
answer repeats it, and a request is not carried out twice under one id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.permissions import Offered


@dataclass(frozen=True)
class Word:
    """The random word of a player, before the cards are dealt."""

    id: str
    word: str


@dataclass(frozen=True)
class Act:
    """An action of the game, for the version that the player saw."""

    id: str
    token: str
    version: int


@dataclass(frozen=True)
class Read:
    """In a lesson: the step with this number is read."""

    id: str
    number: int


@dataclass(frozen=True)
class Undo:
    id: str
    version: int


@dataclass(frozen=True)
class Offer:
    """Offering what the other seat has offered accepts it."""

    id: str
    what: Offered
    version: int


@dataclass(frozen=True)
class Answer:
    """Accept or decline an offer; its maker withdraws it by declining."""

    id: str
    what: Offered
    accept: bool
    version: int


@dataclass(frozen=True)
class Resign:
    id: str


@dataclass(frozen=True)
class Claim:
    """The other player is gone or out of time: take the win, or let the computer play on."""

    id: str
    how: Literal["win", "computer"]


@dataclass(frozen=True)
class Resume:
    """Take the seat back from the computer that stood in."""

    id: str


@dataclass(frozen=True)
class Hint:
    id: str
    version: int


@dataclass(frozen=True)
class Look:
    """At one screen: the player of this seat is looking at the board now."""

    id: str
    version: int


@dataclass(frozen=True)
class Say:
    """A friendly phrase for everyone at the table."""

    id: str
    what: Emote


@dataclass(frozen=True)
class Ping:
    id: str


Command = (
    Word | Act | Read | Undo | Offer | Answer | Resign | Claim | Resume | Hint | Look | Say | Ping
)
