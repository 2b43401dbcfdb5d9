"""The bodies of the calls for games with the same cards: docs/same-deal.md."""

from __future__ import annotations

from pydantic import Field

from zweikampf.server.edge.wire.common import (
    BotInfo,
    ClockSet,
    DealId,
    GameEnd,
    Incoming,
    Level,
    Outgoing,
    Seat,
    TableId,
    Week,
)
from zweikampf.server.edge.wire.rest import GivenName
from zweikampf.server.table.deal import Standing
from zweikampf.server.table.new_table import Side
from zweikampf.server.table.setup import Pace


class PlayDealRequest(Incoming):
    """A game with the cards of a deal: on the seat of the player who had it first, or opposite.
    A weekly deal has one side for all."""

    side: Side = "same"
    name: GivenName = ""
    pace: Pace = "normal"


class DealGame(Outgoing):
    """A finished game of a deal, as the player who sat there reads it."""

    table: TableId
    place: int = Field(description="among all games of the deal, from 1")
    name: str = Field(description="of the player; empty if none was given")
    seat: Seat
    yours: bool
    end: GameEnd
    points: float = Field(description="1 for a win, one half for a draw, 0 for a loss")
    adjusted: float | None = Field(
        description="the result without luck; null until somebody has asked for the ledger"
    )
    finished: int = Field(description="milliseconds since 1970")


class DealInfo(Outgoing):
    """A deal as the asker may know it: no card, and nothing that leads to one."""

    id: DealId
    path: str = Field(description="the address of its page, to be given to a friend")
    game: str
    rules: int
    options: dict[str, str]
    level: Level | None = Field(description="of the computer opposite, unless it is a bot")
    bot: BotInfo | None
    seat: Seat = Field(description="where the player sits who takes the side ``same``")
    name: str = Field(description="of the player who had the deal first; empty for a weekly one")
    clock: ClockSet | None
    week: Week | None = Field(description="of a weekly deal, such as 2026-W47")
    ends: int | None = Field(description="when a weekly deal ends, milliseconds since 1970")
    over: bool = Field(description="a weekly deal whose week is over: it can only be looked at")
    commitment: str = Field(description="what fixes all cards of this deal")
    standing: Standing = Field(description="of the asker")
    table: TableId | None = Field(description="the asker's game: one in progress, or the last one")
    finished: int = Field(description="how many games of this deal are finished")
    place: int | None = Field(
        description="of the asker's best game among all that are finished; null if there is none"
    )
    games: list[DealGame] | None = Field(
        description="the best first, at most 100 and those of the asker. Null as long as the asker "
        "plays a first game of this deal, or may still begin one, and in the answer for a week"
    )
    rules_known: bool = Field(description="false: it can no longer be played")


class ComparedMove(Outgoing):
    """A choice of a seat; where it had only one action it made none."""

    ply: int
    actor: Seat
    token: str


class ComparedGame(Outgoing):
    """One of the games that are compared: its choices, in order."""

    table: TableId
    moves: list[ComparedMove]
    parts: int | None = Field(
        description="the number, in ``moves``, of its first choice that differs from the first "
        "game's; null if there is none, and for the first game itself"
    )


class DealComparison(Outgoing):
    """Games of one deal side by side, in the order in which they were asked for. The first
    ``common`` choices are the same in all of them. Views, words and figures of a ply are in the
    replay and the ledger of its table."""

    game: str
    games: list[ComparedGame]
    common: int
