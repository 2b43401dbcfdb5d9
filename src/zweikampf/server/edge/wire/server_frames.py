"""The frames that a client receives. Each carries the version of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from zweikampf.server.edge.wire.common import (
    Actor,
    ClockTimes,
    CodedReason,
    GameEnd,
    OpenOffers,
    Outgoing,
    Players,
    PlayerWords,
    Ply,
    ReactionWindow,
    Seat,
    Status,
    TableId,
)
from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.permissions import Offered
from zweikampf.server.table.setup import Mode, SeatDraw


class Can(Outgoing):
    """What the reader may do besides acting; the buttons of a board."""

    undo: bool = False
    takeback: bool = False
    draw: bool = False
    rematch: bool = False
    resign: bool = False
    claim: bool = False
    resume: bool = False
    hint: bool = False
    emote: bool = False
    accept: tuple[Offered, ...] = Field(default=(), description="offers of the other player")


class LessonStep(Outgoing):
    """A step of a lesson. ``watch``: the lesson plays automatically until the step begins."""

    number: int = Field(description="of this step, from 1")
    total: int
    asks: Literal["watch", "read", "act", "end"]
    text: str = Field(default="", description="key of what the learner reads")
    points: tuple[str, ...] = Field(
        default=(), description="what it is about: places of the board, or tokens"
    )
    wanted: tuple[str, ...] = Field(default=(), description="tokens that the step expects")


class Facts(Outgoing):
    """The facts around the game: always complete, so the latest frame counts."""

    status: Status
    players: Players
    watchers: int
    clocks: ClockTimes | None
    offers: OpenOffers
    window: ReactionWindow | None
    can: Can
    end: GameEnd | None
    secret: str | None = Field(description="the committed secret, when the game is over")
    next: TableId | None = Field(description="the table of the rematch")
    lesson: LessonStep | None = Field(description="the learner's step, until the lesson is over")
    restart: int | None = Field(
        description="milliseconds until the server restarts; games are stored and continue then"
    )
    words_missing: tuple[Seat, ...] = Field(
        default=(), description="whose random word is still missing before the cards are dealt"
    )
    by_itself: bool = Field(
        default=False,
        description="the reader is to act and has one answer, which is given automatically soon",
    )


class _Position(Outgoing):
    """The game from the reader's seat. Before the beginning ``view`` is null."""

    version: int
    ply: int
    actor: Actor | None
    view: dict[str, Any] | None
    legal: list[str] = Field(description="tokens; empty unless the reader is asked")
    rules: list[str] = Field(description="numbers of the rules that matter now")
    facts: Facts


class Full(_Position):
    """Everything: after connecting, after an undo, or when the gap is too long.

    ``steps`` are the latest plies (at most 200), for the log; none of them is news.
    """

    type: Literal["full"] = "full"
    table: TableId
    game: str
    options: dict[str, str]
    mode: Mode
    seat: Seat | None = Field(description="the reader's seat; null for a spectator")
    commitment: str = Field(description="empty where nothing is promised: see docs/wire.md")
    words: PlayerWords | None = Field(
        description="by place; null where none are asked for; until the game begins the computer's"
    )
    seat_draw: SeatDraw = Field(
        description="pending: the seats are drawn when the game begins, and ``seat`` is a place"
    )
    steps: list[Ply]


class Update(_Position):
    """What happened since version ``since``; ``view`` is the view after it."""

    type: Literal["update"] = "update"
    since: int
    steps: list[Ply]


class FactsFrame(Outgoing):
    """Something around the game has changed, but not the game."""

    type: Literal["facts"] = "facts"
    version: int
    facts: Facts


class Done(Outgoing):
    """A frame of the client was carried out and is stored (or was already, if sent twice)."""

    type: Literal["done"] = "done"
    id: str
    version: int


class RefusedFrame(Outgoing):
    """A frame of the client was refused; nothing has changed.

    ``id`` is null if the frame could not be read.
    """

    type: Literal["refused"] = "refused"
    id: str | None
    version: int
    reason: CodedReason


class HintMove(Outgoing):
    """``why``: what the move wins and risks, in reasons that the texts of the game word."""

    token: str
    win_chance: float
    visits: int
    why: list[CodedReason]


class HintFrame(Outgoing):
    """The best moves, the best one first (at most 5)."""

    type: Literal["hint"] = "hint"
    id: str
    version: int
    moves: list[HintMove]


class EmoteFrame(Outgoing):
    """A player says one of the fixed phrases; show it for a moment."""

    type: Literal["emote"] = "emote"
    version: int
    seat: Seat
    what: Emote


class Pong(Outgoing):
    type: Literal["pong"] = "pong"
    id: str
    version: int


class Bye(Outgoing):
    """The server closes the socket; ``again`` says whether to come back."""

    type: Literal["bye"] = "bye"
    version: int
    reason: CodedReason
    again: bool


ServerFrame = Annotated[
    Full | Update | FactsFrame | Done | RefusedFrame | HintFrame | EmoteFrame | Pong | Bye,
    Field(discriminator="type"),
]

SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)
