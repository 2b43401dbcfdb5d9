"""The frames that a client receives. Each carries the version of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from zweikampf.server.wire.common import (
    Actor,
    ClocksTold,
    EndTold,
    Mode,
    OffersTold,
    Players,
    ReasonTold,
    Seat,
    SeatDraw,
    Status,
    StepTold,
    TableId,
    Told,
    WindowTold,
    WordsTold,
)


class Can(Told):
    """What the reader may do besides acting; the buttons of a board."""

    undo: bool = False
    takeback: bool = False
    draw: bool = False
    rematch: bool = False
    resign: bool = False
    claim: bool = False
    resume: bool = False
    hint: bool = False


class LessonTold(Told):
    """A step of a lesson. ``watch``: the lesson plays by itself until the step begins."""

    number: int = Field(description="of this step, from 1")
    total: int
    asks: Literal["watch", "read", "act", "end"]
    text: str = Field(default="", description="key of what the learner reads")
    points: tuple[str, ...] = Field(
        default=(), description="what it speaks of: places of the board, or tokens"
    )
    wanted: tuple[str, ...] = Field(default=(), description="tokens that the step expects")


class Facts(Told):
    """What goes on around the game: always whole, so the latest one counts."""

    status: Status
    players: Players
    watchers: int
    clocks: ClocksTold | None
    offers: OffersTold
    window: WindowTold | None
    can: Can
    end: EndTold | None
    secret: str | None = Field(description="the committed secret, when the game is over")
    next: TableId | None = Field(description="the table of the rematch")
    lesson: LessonTold | None = Field(description="the learner's step, until the lesson is over")
    restart: int | None = Field(
        description="milliseconds until the server restarts; games are stored and go on afterwards"
    )
    words_missing: tuple[Seat, ...] = Field(
        default=(), description="whose random word has still to come before the cards are dealt"
    )
    by_itself: bool = Field(
        default=False,
        description="the reader is to act and has one answer: it comes by itself in a moment",
    )


class _Position(Told):
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
    words: WordsTold | None = Field(
        description="by place; null where none are asked for; until the game begins the computer's"
    )
    seat_draw: SeatDraw = Field(
        description="pending: the seats are drawn when the game begins, and ``seat`` is a place"
    )
    steps: list[StepTold]


class Update(_Position):
    """What happened since version ``since``; ``view`` is the view after it."""

    type: Literal["update"] = "update"
    since: int
    steps: list[StepTold]


class FactsFrame(Told):
    """Something around the game has changed, but not the game."""

    type: Literal["facts"] = "facts"
    version: int
    facts: Facts


class Done(Told):
    """A frame of the client was carried out and is stored (or was already, if sent twice)."""

    type: Literal["done"] = "done"
    id: str
    version: int


class RefusedFrame(Told):
    """A frame of the client was refused; nothing has changed.

    ``id`` is null if the frame could not be read.
    """

    type: Literal["refused"] = "refused"
    id: str | None
    version: int
    reason: ReasonTold


class HintMove(Told):
    token: str
    win_chance: float
    visits: int


class HintFrame(Told):
    """The best moves, the best one first (at most 5)."""

    type: Literal["hint"] = "hint"
    id: str
    version: int
    moves: list[HintMove]


class Pong(Told):
    type: Literal["pong"] = "pong"
    id: str
    version: int


class Bye(Told):
    """The server closes the socket; ``again`` says whether to come back."""

    type: Literal["bye"] = "bye"
    version: int
    reason: ReasonTold
    again: bool


ServerFrame = Annotated[
    Full | Update | FactsFrame | Done | RefusedFrame | HintFrame | Pong | Bye,
    Field(discriminator="type"),
]

SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)
