"""The bodies of REST calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from zweikampf.server.wire.common import (
    Actor,
    Asked,
    ClockSet,
    EndTold,
    Level,
    Mode,
    Pace,
    Players,
    RandomWord,
    Seat,
    SeatDraw,
    Status,
    TableId,
    Told,
)

NameAsked = Annotated[str, Field(max_length=200, description="shortened and cleaned by the server")]
OptionText = Annotated[str, Field(max_length=60)]


class OptionTold(Told):
    """An option of a game; the first choice is the default."""

    name: str
    choices: list[str]
    needs: dict[str, str] = Field(
        description="values of other options without which this one does nothing"
    )


class PresetTold(Told):
    """A name for a set of options, all of them listed; the first preset is the default game."""

    name: str
    options: dict[str, str]


class GameTold(Told):
    """A game that can be played here."""

    id: str
    version: int
    options: list[OptionTold]
    presets: list[PresetTold] = Field(description="offered before the single options")
    lesson: int = Field(description="steps of its lesson; 0 if there is none")
    can_draw: bool = Field(description="the game can end undecided, so a draw can be agreed")
    reacts: bool = Field(description="a player may be asked for a reaction to the other's action")


class GamesTold(Told):
    games: list[GameTold]
    levels: list[int]


class CardSheet(Told):
    """What is printed on the cards of one kind of Dwarves; what a kind has not is 0 or empty."""

    kind: str
    type: Literal["ally", "victory", "support", "event", "twist"]
    copies: int
    size: int = Field(description="items that the cost takes: 0 is free")
    face: int = Field(description="the value that a cost of one die asks for, else 0")
    health: int
    points: int
    effect: str
    amount: int
    faces: list[int]
    names: dict[str, dict[str, str]] = Field(description="by side and language")
    flags: dict[str, str] = Field(description="how sure each value is")


class DeckTold(Told):
    """A deck of Dwarves, which is no secret."""

    name: str
    digest: str
    title: dict[str, str]
    cards: list[CardSheet]


class GuestTold(Told):
    """Who the cookie says you are; ``name`` is what you called yourself last."""

    known: bool
    name: str


class ComputerAsked(Asked):
    kind: Literal["computer"]
    level: Level


class FriendAsked(Asked):
    kind: Literal["friend"]


class ScreenAsked(Asked):
    """Both seats belong to this browser."""

    kind: Literal["screen"]
    other_name: NameAsked = ""


class LessonAsked(Asked):
    """The lesson of the game. It has its own options and its own seat for the learner."""

    kind: Literal["lesson"]


OpponentAsked = Annotated[
    ComputerAsked | FriendAsked | ScreenAsked | LessonAsked, Field(discriminator="kind")
]


class CreateTable(Asked):
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionText] = Field(default_factory=dict)
    opponent: OpponentAsked
    seat: Seat | Literal["random"] = "random"
    name: NameAsked = ""
    clock: ClockSet | None = None
    pace: Pace = "normal"
    reaction: Annotated[
        int, Field(ge=1, le=30, description="seconds for a reaction between two humans")
    ] = 4


class OriginTold(Told):
    """The finished table that a game goes on from, and how many actions were taken over."""

    table: TableId
    ply: int


class TableTold(Told):
    """A table as anybody may know it; ``yours`` are the seats that belong to the asker."""

    id: TableId
    game: str
    rules: int = Field(description="the version of the rules")
    options: dict[str, str]
    mode: Mode
    status: Status
    players: Players
    yours: list[Seat]
    turn: Actor | None = Field(description="who is to act; null before the beginning")
    clock: ClockSet | None
    commitment: str = Field(description="empty where nothing is promised: see docs/wire.md")
    secret: str | None = Field(description="when the game is over; only where it was committed")
    seat_draw: SeatDraw = Field(
        description="pending: the seats are drawn when the game begins, and ``yours`` may change"
    )
    end: EndTold | None
    created: int = Field(description="milliseconds since 1970")
    changed: int
    ply: int
    next: TableId | None = Field(description="the table of the rematch")
    origin: OriginTold | None = None
    rules_known: bool = Field(
        default=True,
        description="false: played by rules that this server no longer has. What is kept of the "
        "game can be read; there is no socket, no review and no going on",
    )


class InviteTold(Told):
    """For the friend, once. ``path`` carries the key behind ``#``, so no server log sees it."""

    key: str
    path: str


class CreatedTable(Told):
    table: TableTold
    invite: InviteTold | None


class ContinueTable(Asked):
    """Go on against the computer after so many actions of a finished game, chance included."""

    ply: Annotated[int, Field(ge=1, le=1_000_000)]
    seat: Seat
    level: Level
    name: NameAsked = ""
    pace: Pace = "normal"


class JoinTable(Asked):
    key: Annotated[str, Field(max_length=100)]
    name: NameAsked = ""


class TablesTold(Told):
    """The tables of the asker, the latest first."""

    tables: list[TableTold]


class DrawTold(Told):
    """A draw of a finished game: what was possible, with weights, and what came."""

    ply: int
    token: str
    choices: list[tuple[str, int]] = Field(description="token and weight, sorted by token")


class DrawsTold(Told):
    """All that is needed to check the cards of a finished game: see docs/fairness.md."""

    table: TableId
    commitment: str
    secret: str
    words: tuple[RandomWord, RandomWord] | None = Field(description="null: an older table")
    seat_draw: SeatDraw
    draws: list[DrawTold]


class ReplayPly(Told):
    """A ply of a finished game: the action, what happened, and the view after it."""

    ply: int
    actor: Actor
    token: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ReplayTold(Told):
    """Some plies of a finished game as a seat or a spectator saw them. ``table`` is the same for
    every asker: nobody's own, and as it was when the game was written down."""

    table: TableTold
    seat: Seat | None
    total: int
    plies: list[ReplayPly]


class ReviewMove(Told):
    """A move and the win chance after it, as far as its player could know (a draw is one half)."""

    token: str
    win_chance: float


class ReviewPly(Told):
    """A choice of the reviewed seat.

    ``win_chance`` is the one before it, that is with the best move. ``best`` are the moves that are
    as good as any, the best one first. ``certain``: worked out to the end, not estimated.
    """

    ply: int
    win_chance: float
    played: ReviewMove
    best: list[ReviewMove]
    certain: bool


class MissedTold(Told):
    """A moment in which much was given away: what was played, and what would have been better."""

    ply: int
    played: ReviewMove
    better: ReviewMove
    loss: float


class ReviewTold(Told):
    """The choices of a seat in a finished game, as far as they have been looked at.

    Ask again until ``done`` is ``total``. ``missed`` are the largest losses, the worst one first.
    """

    seat: Seat
    total: int
    done: int
    plies: list[ReviewPly]
    missed: list[MissedTold]


class HealthTold(Told):
    """``stopping``: running games go on, new ones are refused. ``failing``: nothing is stored."""

    status: Literal["ready", "stopping", "failing"]
