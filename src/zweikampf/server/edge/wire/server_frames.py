"""The frames that a client receives. Each carries the version of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from zweikampf.server.edge.wire.common import (
    Actor,
    ClockTimes,
    CodedReason,
    Dealing,
    GameEnd,
    OpenOffers,
    Players,
    PlayerWords,
    Ply,
    ReactionWindow,
    Seat,
    Status,
    TableDeal,
    TableId,
    exact,
)
from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.permissions import Offered
from zweikampf.server.table.setup import Mode, SeatDraw


@exact
class Can(TypedDict):
    """What the reader may do besides acting; the buttons of a board."""

    undo: bool
    takeback: bool
    draw: bool
    rematch: bool
    resign: bool
    claim: bool
    resume: bool
    hint: bool
    emote: bool
    again: Annotated[bool, Field(description="have the same cards again: docs/same-deal.md")]
    accept: Annotated[tuple[Offered, ...], Field(description="offers of the other player")]


@exact
class LessonStep(TypedDict):
    """A step of a lesson. ``watch``: the lesson plays automatically until the step begins."""

    number: Annotated[int, Field(description="of this step, from 1")]
    total: int
    asks: Literal["watch", "read", "act", "end"]
    text: Annotated[str, Field(description="key of what the learner reads")]
    points: Annotated[
        tuple[str, ...], Field(description="what it is about: places of the board, or tokens")
    ]
    wanted: Annotated[tuple[str, ...], Field(description="tokens that the step expects")]


@exact
class Facts(TypedDict):
    """The facts around the game: always complete, so the latest frame counts."""

    status: Status
    players: Players
    watchers: int
    clocks: ClockTimes | None
    offers: OpenOffers
    window: ReactionWindow | None
    can: Can
    end: GameEnd | None
    secret: Annotated[str | None, Field(description="the committed secret, when the game is over")]
    next: Annotated[TableId | None, Field(description="the table of the rematch")]
    lesson: Annotated[
        LessonStep | None, Field(description="the learner's step, until the lesson is over")
    ]
    restart: Annotated[
        int | None,
        Field(
            description="milliseconds until the server restarts; games are stored and continue then"
        ),
    ]
    words_missing: Annotated[
        tuple[Seat, ...],
        Field(description="whose random word is still missing before the cards are dealt"),
    ]
    by_itself: Annotated[
        bool,
        Field(
            description="the reader is to act and has one answer, which is given automatically soon"
        ),
    ]
    spared: Annotated[
        tuple[int, ...],
        Field(
            description="when the game is over: the plies at which someone at the reader's screen "
            "had one answer and was not asked"
        ),
    ]


@exact
class Position(TypedDict):
    """The game from the reader's seat. Before the beginning ``view`` is null."""

    version: int
    ply: int
    actor: Actor | None
    view: dict[str, Any] | None
    legal: Annotated[list[str], Field(description="tokens; empty unless the reader is asked")]
    rules: Annotated[list[str], Field(description="numbers of the rules that matter now")]
    facts: Facts


@exact
class Full(Position):
    """Everything: after connecting, after an undo, or when the gap is too long.

    ``steps`` are the latest plies (at most 200), for the log; none of them is news.
    """

    type: Literal["full"]
    table: TableId
    game: str
    options: dict[str, str]
    mode: Mode
    seat: Annotated[Seat | None, Field(description="the reader's seat; null for a spectator")]
    commitment: Annotated[
        str, Field(description="empty where nothing is promised: see docs/wire.md")
    ]
    dealing: Annotated[
        Dealing,
        Field(
            description="said with the commitment: what a draw depends on, its ply or its place in "
            "its pile"
        ),
    ]
    words: Annotated[
        PlayerWords | None,
        Field(
            description="by place; null where none are asked for; until the game begins the "
            "computer's"
        ),
    ]
    seat_draw: Annotated[
        SeatDraw,
        Field(
            description="pending: the seats are drawn when the game begins, and ``seat`` is a place"
        ),
    ]
    deal: Annotated[TableDeal | None, Field(description="see TableInfo")]
    steps: list[Ply]


@exact
class Update(Position):
    """What happened since version ``since``; ``view`` is the view after it."""

    type: Literal["update"]
    since: int
    steps: list[Ply]


@exact
class FactsFrame(TypedDict):
    """Something around the game has changed, but not the game."""

    type: Literal["facts"]
    version: int
    facts: Facts


@exact
class Done(TypedDict):
    """A frame of the client was carried out and is stored (or was already, if sent twice)."""

    type: Literal["done"]
    id: str
    version: int


@exact
class RefusedFrame(TypedDict):
    """A frame of the client was refused; nothing has changed.

    ``id`` is null if the frame could not be read.
    """

    type: Literal["refused"]
    id: str | None
    version: int
    reason: CodedReason


@exact
class HintMove(TypedDict):
    """``why``: what the move wins and risks, in reasons that the texts of the game word."""

    token: str
    win_chance: float
    visits: int
    why: list[CodedReason]


@exact
class HintFrame(TypedDict):
    """The best moves, the best one first (at most 5)."""

    type: Literal["hint"]
    id: str
    version: int
    moves: list[HintMove]


@exact
class EmoteFrame(TypedDict):
    """A player says one of the fixed phrases; show it for a moment."""

    type: Literal["emote"]
    version: int
    seat: Seat
    what: Emote


@exact
class Pong(TypedDict):
    type: Literal["pong"]
    id: str
    version: int


@exact
class Bye(TypedDict):
    """The server closes the socket; ``again`` says whether to come back."""

    type: Literal["bye"]
    version: int
    reason: CodedReason
    again: bool


ServerFrame = Annotated[
    Full | Update | FactsFrame | Done | RefusedFrame | HintFrame | EmoteFrame | Pong | Bye,
    Field(discriminator="type"),
]

SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)
_ENCODER = msgspec.json.Encoder()


def encoded(frame: ServerFrame) -> bytes:
    """A frame as it is sent."""
    return _ENCODER.encode(frame)
