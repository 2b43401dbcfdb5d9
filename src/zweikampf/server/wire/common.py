"""What several messages share: reasons, seats, players, clocks, offers, ends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

LONGEST_NAME = 24
LONGEST_TOKEN = 80

Seat = Literal[0, 1]
Actor = Literal[0, 1, "chance", "over"]
Status = Literal["waiting", "running", "over"]
Mode = Literal["computer", "friend", "screen", "lesson"]
Level = Annotated[int, Field(ge=1, le=6)]
Pace = Literal["fast", "normal", "slow"]
SeatDraw = Literal["none", "pending", "kept", "swapped"]
RandomWord = Annotated[
    str, Field(pattern=r"^[0-9a-f]{64}$", description="32 random bytes in hexadecimal digits")
]
TableId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Version = Annotated[int, Field(ge=0, le=10**9)]


def seat_told(seat: int | None) -> Any:
    """A seat as the wire's type: 0, 1 or null."""
    assert seat in (0, 1, None)
    return seat


class Told(BaseModel):
    """Something that the server says. A field that nobody has allowed cannot be sent."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class Asked(BaseModel):
    """Something that a client says. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class ReasonTold(Told):
    """Why something is refused; ``code`` is the key of the sentence in the Fluent files."""

    code: str
    values: dict[str, str | int] = {}


class Refusal(Told):
    """The body of every REST answer that is an error."""

    reason: ReasonTold


class PlayerTold(Told):
    """Who sits on a seat. The name of a computer is empty: it is called by its level."""

    kind: Literal["human", "computer", "open"]
    name: str
    level: Level | None = None
    present: bool = Field(description="a human who is connected, or a computer")
    stand_in: Level | None = Field(
        default=None, description="the computer plays for this human, who may resume"
    )


Players = tuple[PlayerTold, PlayerTold]


class ClockSet(Asked):
    """Seconds on the clock at the beginning, and seconds that are added for each turn (until the
    other player is to act) or for each action."""

    base: Annotated[int, Field(ge=10, le=7200)]
    increment: Annotated[int, Field(ge=0, le=120)] = 0
    per: Literal["turn", "action"] = "turn"


class ClocksTold(Told):
    """Milliseconds left at the moment of sending; ``running`` is the seat whose clock runs."""

    base: int
    increment: int
    left: tuple[int, int]
    running: Seat | None


# By place: the player of word 0 sits on seat 0, or on seat 1 if the seats were swapped.
WordsTold = tuple[RandomWord | None, RandomWord | None]


class TakebackTold(Told):
    """This seat would like to take back its action of this ply and all that followed."""

    seat: Seat
    ply: int


class OffersTold(Told):
    """What is on offer: the seats that have offered a draw or a rematch, and a takeback."""

    draw: tuple[Seat, ...] = ()
    rematch: tuple[Seat, ...] = ()
    takeback: TakebackTold | None = None


class WindowTold(Told):
    """A question for a reaction that takes the same time whatever the hand holds."""

    seat: Seat
    length: int = Field(description="milliseconds from the question to the answer")
    left: int = Field(description="milliseconds from now; then silence counts as passing")


class EndTold(Told):
    """How a game ended. ``reason`` and ``score`` are the rules' own when ``how`` is ``rules``."""

    how: Literal["rules", "resigned", "time", "gone", "agreed", "rules-changed"]
    winner: Seat | None
    reason: str | None = None
    score: tuple[int, int] | None = None


class StepTold(Told):
    """One action and what happened, as the reader saw it.

    Each event is ``{"event": name, ...}`` with the fields of its kind; what the reader may not
    see is ``null``.
    """

    ply: int
    actor: Actor
    events: list[dict[str, Any]]
    by_itself: bool = Field(
        default=False, description="the reader had one answer and was not asked"
    )
