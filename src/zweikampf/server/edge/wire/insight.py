"""The bodies of the calls for insight: what was luck, what was play, and what could be known."""

from __future__ import annotations

from pydantic import Field

from zweikampf.players.insight.ledger import PartOfLuck
from zweikampf.server.edge.wire.common import Actor, CodedReason, Outgoing, Seat


class LedgerEntry(Outgoing):
    """One ply in figures, which are parts of a win and rounded to millionths. ``value`` (after the
    ply), ``luck`` and ``remainder`` count for seat 0, the ``cost`` of a decision for the seat that
    acted. The last entry of a game that ended outside the rules has the actor ``over``.

    ``exact``: the luck counts all outcomes, the cost was worked out to the end.
    """

    ply: int
    actor: Actor
    value: float
    luck: float
    cost: float
    remainder: float
    exact: bool


class LedgerMoment(Outgoing):
    """What chance did between two decisions: its first and its last ply, and its luck for the
    seat."""

    plies: tuple[int, int]
    luck: float


class SeatLedger(Outgoing):
    """A ledger as one seat reads it:

    result = start + luck - cost + cost of the other seat + remainder.
    """

    result: float = Field(description="1 for a win, one half for a draw")
    start: float = Field(description="the win chance before the first ply")
    luck: float
    cost: float
    remainder: float
    adjusted: float = Field(description="the result without luck; may be below 0 or above 1")
    decisions: int
    cost_per_decision: float
    grade: str | None = Field(description="a name for it; null if there was nothing to decide")
    luckiest: list[LedgerMoment]
    unluckiest: list[LedgerMoment]
    costliest: list[int] = Field(description="plies; the decisions that gave most away")


class LedgerMove(Outgoing):
    """A move as its player could judge it. ``visits`` 0: worked out, or not looked at."""

    token: str
    visits: int
    win_chance: float


class ExplainedDecision(Outgoing):
    """Why a decision was costly: what speaks for the better move and against the played one. The
    codes are keys of the game's texts. ``line``: best play of both after the better move, where it
    is proven."""

    ply: int
    best: LedgerMove
    played: LedgerMove
    better: list[CodedReason]
    worse: list[CodedReason]
    line: list[str]


class LedgerSummary(Outgoing):
    """The whole game: who played better, who had the luck, and what luck had to do with the
    result. ``null`` stands for both, or for nobody."""

    game: str
    better: Seat | None
    luckier: Seat | None
    winner: Seat | None
    part_of_luck: PartOfLuck
    luck_error: float = Field(description="the standard error of the luck, by estimated positions")
    seats: tuple[SeatLedger, SeatLedger]
    explained: list[ExplainedDecision]


class GameLedger(Outgoing):
    """What is ready of the ledger of a finished game: the entries from the one that was asked for.

    Ask again, from as many as you have, until there is a ``summary`` or it has ``failed``.
    """

    total: int | None = Field(description="how many entries there will be; null at first")
    done: int
    failed: bool
    entries: list[LedgerEntry]
    summary: LedgerSummary | None


class HiddenCard(Outgoing):
    """A card that the seat could not see. ``chances``: how likely one copy of it lay in each place,
    the likeliest first; ``truth``: how many did. ``place-<place>`` is the key of a place in the
    game's texts."""

    card: str
    chances: dict[str, float]
    truth: dict[str, int]


class KnownCards(Outgoing):
    """What a seat could know after ``ply`` actions. ``exact``: counted; otherwise estimated from
    worlds that fit what was seen."""

    game: str
    ply: int
    seat: Seat
    exact: bool
    cards: list[HiddenCard]
