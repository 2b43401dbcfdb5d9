"""A finished game, entry by entry: the luck of every chance event, the cost of every decision.

What happened by chance is judged on the true cards, because all is known by now. A decision is
judged on what its seat knew then: its view goes to the adviser, and nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.errors import RecordError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Ply, opened, replay
from zweikampf.engine.state import State
from zweikampf.players.insight.effort import Effort
from zweikampf.players.insight.luck import luck_of
from zweikampf.players.insight.worth import chance_of, part, worth_of
from zweikampf.players.review import Judged, judge
from zweikampf.players.strategy import Worth

NOTHING = Fraction()
_WON_BY_OTHER = ("resigned", "time", "gone")  # a seat did, or was
_DRAWN = "agreed"


@dataclass(frozen=True)
class Entry:
    """One ply in figures, which are parts of a win. ``value``, ``luck`` and ``remainder`` count for
    seat 0, the ``cost`` of a decision for the seat that acted:

        value after = value before + luck - cost of seat 0 + cost of seat 1 + remainder

    ``exact``: the luck counts all outcomes, the cost was worked out to the end. ``error`` is the
    standard error of the luck, as far as it comes from estimating positions. The last entry of a
    game that ended outside the rules has ``actors.OVER`` as its actor and no token.
    """

    ply: int
    actor: int
    token: str
    value: Fraction
    luck: Fraction = NOTHING
    cost: Fraction = NOTHING
    remainder: Fraction = NOTHING
    exact: bool = True
    error: float = 0.0
    judged: Judged | None = None

    def json(self) -> dict[str, Any]:
        entry = {
            "ply": self.ply,
            "actor": actors.name_of(self.actor),
            "token": self.token,
            "value": float(self.value),
            "luck": float(self.luck),
            "cost": float(self.cost),
            "remainder": float(self.remainder),
            "exact": self.exact,
            "error": self.error,
        }
        if self.judged is None:
            return entry
        best = [move.json() for move in self.judged.best]
        return {**entry, "best": best, "played": self.judged.played.json()}


def has_result(record: Record) -> bool:
    """Whether a finished game can be explained: one that was called off has no result."""
    how = record.end.partition(" ")[0]
    return how in (*_WON_BY_OTHER, _DRAWN) if record.end else record.outcome is not None


def result_of(record: Record, state: State) -> Fraction:
    """What seat 0 got: 1 for a win, one half for a draw. ``RecordError`` for a game without a
    result, or with one that its rules deny."""
    if not has_result(record):
        raise RecordError(because("no-result-yet"))
    outcome = state.outcome()
    if outcome != record.outcome or (outcome is not None and record.end):
        raise RecordError(because("wrong-result"))
    if outcome is not None:
        return Fraction(1 + state.payoff(0), 2)
    how, _, seat = record.end.partition(" ")
    return Fraction(1, 2) if how == _DRAWN else Fraction(int(seat))


@dataclass(frozen=True)
class Plan:
    """What is known of a ledger before its first entry: how much work each of them may be, the
    value at the start and the result, both for seat 0, and how many entries there will be."""

    effort: Effort
    start: Fraction
    result: Fraction
    total: int


def plan_of(record: Record, effort: Effort) -> Plan:
    """``RecordError`` for a game that has no result."""
    game, options = opened(record)
    begun = last = game.new(options)
    for ply in replay(record):
        if ply.number == record.taken_over - 1:
            begun = ply.state.copy()
        last = ply.state
    result = result_of(record, last)
    start = chance_of(begun, worth_of(record.game), record.taken_over, effort.samples).value
    total = len(record.actions) - record.taken_over + bool(record.end)
    return Plan(effort, start, result, total)


def worked(record: Record, plan: Plan, after: Entry | None = None) -> Iterator[Entry]:
    """The entries of a game, worked out one after the other: all of them, or those after one."""
    working = _Working(record, plan.effort)
    value = plan.start if after is None else after.value
    first = record.taken_over if after is None else after.ply + 1
    before = working.new
    for ply in replay(record):
        if ply.number >= first:
            entry = working.entry(before, ply, value)
            value = entry.value
            yield entry
        before = ply.state.copy()
    ended = len(record.actions)
    if record.end and first <= ended:
        yield Entry(ended, actors.OVER, "", plan.result, remainder=plan.result - value)


class _Working:
    def __init__(self, record: Record, effort: Effort) -> None:
        self.effort = effort
        self._record = record
        self.game: AnyGame
        self.game, options = opened(record)
        self.new = self.game.new(options)
        self._worth: Worth = worth_of(record.game)

    def entry(self, before: State, ply: Ply, value: Fraction) -> Entry:
        number, actor, token = ply.number, ply.actor, ply.token
        if len(ply.choices) == 1:
            after = self._chance(ply.state, number + 1)
            return Entry(number, actor, token, after, remainder=after - value)
        if actor == actors.CHANCE:
            action = self.game.parse_action(token, before)
            drawing = self._drawing(number)
            luck = luck_of(before, action, self._worth, number + 1, self.effort, drawing)
            left = luck.expected - value
            return Entry(
                *(number, actor, token, luck.after, luck.amount),
                remainder=left, exact=luck.exact, error=luck.error,
            )  # fmt: skip
        legal = [choice for choice, _ in ply.choices]
        view = self.game.view(before, actor)
        judged = judge(self.game.id, view, legal, token, number, self.effort.iterations)
        cost = part(judged.loss)
        after = self._chance(ply.state, number + 1)
        left = after - value + (cost if actor == 0 else -cost)
        return Entry(
            *(number, actor, token, after),
            cost=cost, remainder=left, exact=judged.certain, judged=judged,
        )  # fmt: skip

    def _drawing(self, number: int) -> str:
        """A name for the outcomes that are drawn where they are too many: by this game and by what
        has happened in it before, and by nothing that comes of it."""
        return " ".join((self._record.commit, *self._record.actions[:number]))

    def _chance(self, state: State, ply: int) -> Fraction:
        """The win chance of seat 0 before a ply."""
        return chance_of(state, self._worth, ply, self.effort.samples).value
