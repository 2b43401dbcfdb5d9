"""The bodies of REST calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from zweikampf.server.edge.wire.common import (
    Actor,
    BotInfo,
    ClockSet,
    CodedReason,
    Dealing,
    GameEnd,
    Incoming,
    Level,
    Outgoing,
    Players,
    RandomWord,
    Seat,
    Status,
    TableDeal,
    TableId,
    exact,
)
from zweikampf.server.table.setup import Mode, Pace, SeatDraw

GivenName = Annotated[str, Field(max_length=200, description="shortened and cleaned by the server")]
OptionText = Annotated[str, Field(max_length=60)]


class GameOption(Outgoing):
    """An option of a game; the first choice is the default."""

    name: str
    choices: list[str]
    needs: dict[str, str] = Field(
        description="values of other options without which this one does nothing"
    )


class GamePreset(Outgoing):
    """A name for a set of options, all of them listed; the first preset is the default game."""

    name: str
    options: dict[str, str]


class GameInfo(Outgoing):
    """A game that can be played here."""

    id: str
    version: int
    options: list[GameOption]
    presets: list[GamePreset] = Field(description="offered before the single options")
    lesson: int = Field(description="steps of its lesson; 0 if there is none")
    can_draw: bool = Field(description="the game can end undecided, so a draw can be agreed")
    reacts: bool = Field(description="a player may be asked for a reaction to the other's action")
    puzzles: int = Field(description="how many puzzles it brings")


@exact
class BotOffer(BotInfo):
    """A bot that can be played against, like a level."""

    games: list[str]


class GameCatalog(Outgoing):
    games: list[GameInfo]
    levels: list[int]
    bots: list[BotOffer] = Field(description="opponents of this server besides the levels")


class GuestInfo(Outgoing):
    """Who the cookie says you are; ``name`` is what you called yourself last."""

    known: bool
    name: str


class ComputerOpponent(Incoming):
    kind: Literal["computer"]
    level: Level


class BotOpponent(Incoming):
    """A bot of this server, by its id."""

    kind: Literal["bot"]
    bot: Annotated[str, Field(max_length=40)]


class FriendOpponent(Incoming):
    kind: Literal["friend"]


class ScreenOpponent(Incoming):
    """Both seats belong to this browser."""

    kind: Literal["screen"]
    other_name: GivenName = ""


class LessonOpponent(Incoming):
    """The lesson of the game. It has its own options and its own seat for the learner."""

    kind: Literal["lesson"]


Opponent = Annotated[
    ComputerOpponent | BotOpponent | FriendOpponent | ScreenOpponent | LessonOpponent,
    Field(discriminator="kind"),
]


class CreateTableRequest(Incoming):
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionText] = Field(default_factory=dict)
    opponent: Opponent
    seat: Seat | Literal["random"] = "random"
    name: GivenName = ""
    clock: ClockSet | None = None
    pace: Pace = "normal"
    reaction: Annotated[
        int, Field(ge=1, le=30, description="seconds for a reaction between two humans")
    ] = 4


class TableOrigin(Outgoing):
    """The finished table that a game continues, and how many actions were taken over."""

    table: TableId
    ply: int


class TableInfo(Outgoing):
    """A table as anyone may know it; ``yours`` are the seats that belong to the asker."""

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
    end: GameEnd | None
    created: int = Field(description="milliseconds since 1970")
    changed: int
    ply: int
    next: TableId | None = Field(description="the table of the rematch")
    origin: TableOrigin | None = None
    deal: TableDeal | None = Field(
        default=None, description="set when the game has the cards of another one, or gave its own"
    )
    again: bool = Field(
        default=False,
        description="its players can have the same cards again, see docs/same-deal.md",
    )
    rules_known: bool = Field(
        default=True,
        description="false: played by rules that this server no longer has. What is kept of the "
        "game can be read; there is no socket, no review and no continuation",
    )


class OpenRecordRequest(Incoming):
    """The text of a record, as ``GET /api/tables/{id}/record`` and the terminal write it."""

    text: Annotated[str, Field(max_length=1_000_000)]


class InviteLink(Outgoing):
    """For the friend, once. ``path`` carries the key after ``#``, so no server log sees it."""

    key: str
    path: str


class CreatedTable(Outgoing):
    table: TableInfo
    invite: InviteLink | None


class ContinueTableRequest(Incoming):
    """Continue against the computer after that many actions of a finished game, chance included."""

    ply: Annotated[int, Field(ge=1, le=1_000_000)]
    seat: Seat
    level: Level
    name: GivenName = ""
    pace: Pace = "normal"


class JoinTableRequest(Incoming):
    key: Annotated[str, Field(max_length=100)]
    name: GivenName = ""


class GuestTables(Outgoing):
    """The tables of the asker, the latest first."""

    tables: list[TableInfo]


class DrawSource(Outgoing):
    """Where a draw came from: a place or the dice of a seat, by name. A card is number ``at`` of
    its shuffled ``pile``; a throw is number ``at`` of these dice, and has no pile."""

    name: str
    pile: str | None
    at: int


class ShuffledPile(Outgoing):
    """All cards of a pile when it was shuffled: token and number of copies, sorted by token."""

    name: str
    cards: list[tuple[str, int]]


class ChanceDraw(Outgoing):
    """A draw of a finished game: what was possible, with weights, and what came."""

    ply: int
    token: str
    source: DrawSource | None = Field(default=None, description="null if dealt by ply")
    choices: list[tuple[str, int]] = Field(description="token and weight, sorted by token")


class ChanceDraws(Outgoing):
    """All that is needed to check the cards of a finished game: see docs/fairness.md."""

    table: TableId
    commitment: str
    secret: str
    words: tuple[RandomWord, RandomWord] | None = Field(
        description="null: an older table, or a weekly deal"
    )
    seat_draw: SeatDraw
    draws: list[ChanceDraw]
    dealing: Dealing = Field(
        default="ply", description="what a draw depends on: its ply, or its place in its pile"
    )
    deal: str | None = Field(
        default=None,
        description="the name that stands in place of the table's id in everything that is hashed, "
        "if the cards are those of another game or of a week",
    )
    piles: list[ShuffledPile] = Field(default_factory=list)


class ReplayPly(Outgoing):
    """A ply of a finished game: the action, what happened, and the view after it."""

    ply: int
    actor: Actor
    token: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ReplayPage(Outgoing):
    """Some plies of a finished game as a seat or a spectator saw them. ``table`` is the same for
    every asker, without seats of their own, and as it was when the game was written down."""

    table: TableInfo
    seat: Seat | None
    total: int
    plies: list[ReplayPly]


class ReviewMove(Outgoing):
    """A move and the win chance after it, as far as its player could know (a draw is one half)."""

    token: str
    win_chance: float


class ReviewPly(Outgoing):
    """A choice of the reviewed seat.

    ``win_chance`` is the one before it, that is with the best move. ``best`` are the moves that are
    as good as any, the best one first. ``certain``: worked out to the end, not estimated. ``kind``:
    what kind of choice it was, see the texts ``kind-<word>`` of the game; empty if it has none.
    """

    ply: int
    win_chance: float
    played: ReviewMove
    best: list[ReviewMove]
    certain: bool
    kind: str


class MissedMoment(Outgoing):
    """A moment in which much was given away: what was played, and what would have been better.

    ``legal`` are all tokens that could be played then, ``why`` speaks for the better one, and
    ``why_not`` against the one that was played."""

    ply: int
    played: ReviewMove
    better: ReviewMove
    loss: float
    legal: list[str]
    why: list[CodedReason]
    why_not: list[CodedReason]


class SeatReview(Outgoing):
    """The choices of a seat in a finished game, as far as they have been looked at.

    Ask again until ``done`` is ``total``. ``missed`` are the largest losses, the worst one first.
    """

    seat: Seat
    total: int
    done: int
    plies: list[ReviewPly]
    missed: list[MissedMoment]


class PuzzleAnswer(Outgoing):
    """What a legal move of a puzzle is worth, and why. ``line`` is best play of both after it,
    where that is proven."""

    win_chance: float
    reasons: list[CodedReason]
    line: list[str]


class PuzzleInfo(Outgoing):
    """A position with one clearly best move, as the seat that is to move sees it. ``missed`` of
    ``tries`` answers of the computer's levels were wrong; ``grade`` goes from 1 to 5. The first of
    the ``right`` moves is the best, others begin the same plan in another order."""

    number: int
    grade: int
    missed: int
    tries: int
    seat: Seat
    view: dict[str, Any]
    right: list[str]
    proven: bool
    answers: dict[str, PuzzleAnswer] = Field(description="by legal token")


class PuzzleList(Outgoing):
    """All puzzles of a game; the one of a day is that at the number of days since 1970-01-01,
    modulo how many there are."""

    game: str
    version: int
    puzzles: list[PuzzleInfo]


class ServerHealth(Outgoing):
    """``stopping``: running games continue, new ones are refused. ``failing``: nothing is
    stored."""

    status: Literal["ready", "stopping", "failing"]
