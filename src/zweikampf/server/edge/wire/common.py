"""What several messages share: reasons, seats, players, clocks, offers, ends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict  # before Python 3.12 Pydantic cannot read that of typing

from zweikampf.engine.reason import Reason
from zweikampf.server.table.offers import InGame
from zweikampf.server.table.setup import BotName

LONGEST_TOKEN = 80

Seat = Literal[0, 1]
Actor = Literal[0, 1, "chance", "over"]
Status = Literal["waiting", "running", "over"]
Level = Annotated[int, Field(ge=1, le=6)]
RandomWord = Annotated[
    str, Field(pattern=r"^[0-9a-f]{64}$", description="32 random bytes in hexadecimal digits")
]
TableId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
DealId = Annotated[
    str, Field(pattern=r"^[0-9a-f]{32}$", description="leads to no card; it may be given to others")
]
Week = Annotated[str, Field(pattern=r"^[0-9]{4}-W[0-9]{2}$")]
Version = Annotated[int, Field(ge=0, le=10**9)]


def wire_seat(seat: int | None) -> Any:
    """A seat as the wire's type: 0, 1 or null."""
    assert seat in (0, 1, None)
    return seat


# Frames of a socket and their parts are plain dictionaries: they are sent for every move, and a
# check on the way out would cost more than all the rest. mypy checks them where they are made, and
# the tests compare every frame that they hear with the schema.
exact = with_config(ConfigDict(extra="forbid"))


class Outgoing(BaseModel):
    """An answer to a call. Only declared fields can be sent."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class Incoming(BaseModel):
    """Something that a client says. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


@exact
class CodedReason(TypedDict):
    """Why something is refused; ``code`` is the key of the sentence in the Fluent files."""

    code: str
    values: dict[str, str | int]


def coded(reason: Reason) -> CodedReason:
    return {"code": reason.code, "values": dict(reason.values)}


class Refusal(Outgoing):
    """The body of every REST answer that is an error."""

    reason: CodedReason


@exact
class BotInfo(TypedDict):
    """A bot of this server: its id, and what it is called in each language."""

    id: str
    de: str
    en: str


def bot_info(bot: BotName) -> BotInfo:
    return {"id": bot.id, "de": bot.de, "en": bot.en}


Dealing = Literal["ply", "piles"]  # what a draw depends on besides the key


@exact
class TableDeal(TypedDict):
    """The deal that the game of a table shares with others: ``week`` and ``ends`` of a weekly one,
    whose secret is shown when the week is over (``ends``, milliseconds since 1970)."""

    id: DealId
    week: Week | None
    ends: int | None


@exact
class PlayerInfo(TypedDict):
    """Who sits on a seat. The name of a computer is empty: it is called by its level or, a bot of
    this server, by the bot's own name."""

    kind: Literal["human", "computer", "open"]
    name: str
    level: Level | None
    bot: BotInfo | None
    present: Annotated[bool, Field(description="a human who is connected, or a computer")]
    stand_in: Annotated[
        Level | None, Field(description="the computer plays for this human, who may resume")
    ]


Players = tuple[PlayerInfo, PlayerInfo]


class ClockSet(Incoming):
    """Seconds on the clock at the beginning, and seconds that are added for each turn (until the
    other player is to act) or for each action."""

    base: Annotated[int, Field(ge=10, le=7200)]
    increment: Annotated[int, Field(ge=0, le=120)] = 0
    per: Literal["turn", "action"] = "turn"


@exact
class ClockTimes(TypedDict):
    """Milliseconds left at the moment of sending; ``running`` is the seat whose clock runs."""

    base: int
    increment: int
    left: tuple[int, int]
    running: Seat | None
    first_move: Annotated[
        int | None,
        Field(
            description="milliseconds until the game is called off unless the player who is to act "
            "makes their first move; null if nothing is called off"
        ),
    ]


# By place: the player of word 0 sits on seat 0, or on seat 1 if the seats were swapped.
PlayerWords = tuple[RandomWord | None, RandomWord | None]


@exact
class TakebackOffer(TypedDict):
    """This seat would like to take back its action of this ply and all that followed."""

    seat: Seat
    ply: int


@exact
class LostOffer(TypedDict):
    """An offer that came to nothing; the seat can make it again after its next action."""

    what: InGame
    seat: Seat
    withdrawn: Annotated[bool, Field(description="by the seat itself, not refused by the other")]


@exact
class OpenOffers(TypedDict):
    """What is on offer: the seats that have offered a draw or a rematch, and a takeback; and what
    came to nothing."""

    draw: tuple[Seat, ...]
    rematch: tuple[Seat, ...]
    takeback: TakebackOffer | None
    lost: tuple[LostOffer, ...]


@exact
class ReactionWindow(TypedDict):
    """A question for a reaction that takes the same time whatever the hand holds."""

    seat: Seat
    length: Annotated[int, Field(description="milliseconds from the question to the answer")]
    left: Annotated[int, Field(description="milliseconds from now; then silence counts as passing")]


@exact
class GameEnd(TypedDict):
    """How a game ended. ``reason`` and ``score`` are the rules' own when ``how`` is ``rules``."""

    how: Literal["rules", "resigned", "time", "gone", "agreed", "called-off", "rules-changed"]
    winner: Seat | None
    reason: str | None
    score: tuple[int, int] | None


@exact
class Ply(TypedDict):
    """One action and what happened, as the reader saw it.

    Each event is ``{"event": name, ...}`` with the fields of its kind; what the reader may not
    see is ``null``.
    """

    ply: int
    actor: Actor
    events: list[dict[str, Any]]
    by_itself: Annotated[bool, Field(description="the reader had one answer and was not asked")]
