"""The frames that a client sends over its socket.

Every frame has an ``id`` that the client chooses; the answer repeats it. An ``act`` with an ``id``
that this seat has used before is not carried out again.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from zweikampf.server.edge.wire.common import LONGEST_TOKEN, Incoming, RandomWord, Version
from zweikampf.server.live.emotes import Emote

FrameId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class _Frame(Incoming):
    id: FrameId


class Word(_Frame):
    """The random word of this player, before the cards are dealt. It is given once; the same word
    sent again changes nothing."""

    type: Literal["word"]
    word: RandomWord


class Act(_Frame):
    """An action of the game, for the version that the player saw."""

    type: Literal["act"]
    token: Annotated[str, Field(max_length=LONGEST_TOKEN)]
    version: Version


class Undo(_Frame):
    """Against the computer or at one screen: take back your last action."""

    type: Literal["undo"]
    version: Version


class Offer(_Frame):
    """Offer something to the other seat; offering what the other has offered accepts it."""

    type: Literal["offer"]
    what: Literal["draw", "takeback", "rematch"]
    version: Version


class Answer(_Frame):
    """Accept or decline an offer; its maker withdraws it by declining."""

    type: Literal["answer"]
    what: Literal["draw", "takeback", "rematch"]
    accept: bool
    version: Version


class Read(_Frame):
    """In a lesson: this step is read. After the last one the game continues freely."""

    type: Literal["read"]
    number: Annotated[int, Field(ge=1, le=1000, description="of the step")]


class Resign(_Frame):
    type: Literal["resign"]


class Claim(_Frame):
    """The other player is gone or out of time: take the win, or let the computer play on."""

    type: Literal["claim"]
    how: Literal["win", "computer"]


class Resume(_Frame):
    """Take your seat back from the computer that stood in."""

    type: Literal["resume"]


class HintRequest(_Frame):
    """The best moves as the search sees them from this seat."""

    type: Literal["hint"]
    version: Version


class Look(_Frame):
    """At one screen: the player of this seat is looking at the board now, so that an answer without
    a choice may be given automatically."""

    type: Literal["look"]
    version: Version


class Say(_Frame):
    """Between people: a friendly phrase, shown for a moment and never stored."""

    type: Literal["say"]
    what: Emote


class Ping(_Frame):
    """Is the connection alive?"""

    type: Literal["ping"]


ClientFrame = Annotated[
    Word
    | Act
    | Read
    | Undo
    | Offer
    | Answer
    | Resign
    | Claim
    | Resume
    | HintRequest
    | Look
    | Say
    | Ping,
    Field(discriminator="type"),
]

CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)
