"""The ledger of a game: luck, costs and what they do not explain, summed up for either seat.

    result = value at the start + luck - own costs + costs of the other seat + remainder

holds exactly, because it holds for every entry. docs/insight.md gives the formulas and limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import Any, Literal

from zweikampf.engine import actors
from zweikampf.engine.record import Record
from zweikampf.players.insight.effort import Effort, effort_for
from zweikampf.players.insight.entries import NOTHING, Entry, plan_of, worked

PartOfLuck = Literal[
    "early", "drawn", "fair", "helped", "decided", "beaten", "start", "unexplained"
]
MOST_NAMED = 3  # moments and decisions
LEAST_NAMED = Fraction(1, 2000)  # of a win: people would read less as 0.0 points
EVEN = Fraction(1, 20)  # less of a win than this does not count as a difference
# What a decision costs less than, by name; docs/insight.md says how our levels fare.
GRADES = (
    ("flawless", Fraction(1, 400)),
    ("strong", Fraction(1, 100)),
    ("solid", Fraction(1, 40)),
    ("loose", Fraction(1, 20)),
)
WORST = "wild"


@dataclass(frozen=True)
class Moment:
    """What chance did between two decisions: a throw of dice, a draw, the deal."""

    entries: tuple[Entry, ...]
    luck: Fraction  # for the seat that asks

    @property
    def is_deal(self) -> bool:
        """It came before anyone could decide anything."""
        return self.entries[0].ply == 0


@dataclass(frozen=True)
class Ledger:
    """All entries of a game with the value at its start and its result, for seat 0."""

    game: str
    start: Fraction
    result: Fraction
    entries: tuple[Entry, ...]

    def result_for(self, seat: int) -> Fraction:
        """1 for a win, one half for a draw."""
        return self.result if seat == 0 else 1 - self.result

    def start_for(self, seat: int) -> Fraction:
        """The win chance before the first ply."""
        return self.start if seat == 0 else 1 - self.start

    def luck(self, seat: int) -> Fraction:
        """What chance gave a seat more than was to be expected."""
        return _signed(seat, sum((entry.luck for entry in self.entries), NOTHING))

    def luck_error(self) -> float:
        """The standard error of the luck, as far as it comes from estimating positions."""
        return sqrt(sum(entry.error**2 for entry in self.entries))

    def remainder(self, seat: int) -> Fraction:
        """What neither luck nor costs explain: errors of the estimates, and what a seat could not
        know."""
        return _signed(seat, sum((entry.remainder for entry in self.entries), NOTHING))

    def cost(self, seat: int) -> Fraction:
        """What the decisions of a seat gave away."""
        return sum((entry.cost for entry in self.decisions(seat)), NOTHING)

    def decisions(self, seat: int) -> list[Entry]:
        """The entries at which a seat had a choice."""
        return [each for each in self.entries if each.actor == seat and each.judged is not None]

    def cost_per_decision(self, seat: int) -> Fraction:
        count = len(self.decisions(seat))
        return self.cost(seat) / count if count else NOTHING

    def grade(self, seat: int) -> str | None:
        """The name of the cost of a decision; ``None`` if there was nothing to decide."""
        if not self.decisions(seat):
            return None
        cost = self.cost_per_decision(seat)
        return next((name for name, below in GRADES if cost < below), WORST)

    def adjusted(self, seat: int) -> Fraction:
        """The result without luck. It may be less than 0 or more than 1."""
        return self.result_for(seat) - self.luck(seat)

    def moments(self, seat: int) -> list[Moment]:
        """What chance did, the luckiest first."""
        runs = groupby(self.entries, key=lambda entry: entry.actor == actors.CHANCE)
        found = [
            Moment(run, _signed(seat, sum((entry.luck for entry in run), NOTHING)))
            for run in (tuple(entries) for is_chance, entries in runs if is_chance)
        ]
        return sorted(found, key=lambda moment: (-moment.luck, moment.entries[0].ply))

    def luckiest(self, seat: int) -> list[Moment]:
        return [each for each in self.moments(seat) if each.luck >= LEAST_NAMED][:MOST_NAMED]

    def unluckiest(self, seat: int) -> list[Moment]:
        found = reversed(self.moments(seat))
        return [each for each in found if each.luck <= -LEAST_NAMED][:MOST_NAMED]

    def costliest(self, seat: int) -> list[Entry]:
        """The decisions that gave most away."""
        wrong = [entry for entry in self.decisions(seat) if entry.cost >= LEAST_NAMED]
        return sorted(wrong, key=lambda entry: (-entry.cost, entry.ply))[:MOST_NAMED]

    def better(self) -> int | None:
        """The seat that gave less away; ``None`` if they played about equally well."""
        return _ahead(self.cost(1) - self.cost(0))

    def luckier(self) -> int | None:
        """The seat that had the luck; ``None`` if chance was about fair."""
        return _ahead(self.luck(0))

    def winner(self) -> int | None:
        return _ahead(self.result - Fraction(1, 2))

    def is_unexplained(self) -> bool:
        """The remainder is as large as luck and play together, or as the larger of them alone:
        they do not bear a reason for the result."""
        luck, play = self.luck(0), self.cost(1) - self.cost(0)
        larger = max(abs(luck), abs(play))
        return abs(self.remainder(0)) >= max(EVEN, min(larger, abs(luck + play)))

    def part_of_luck(self) -> PartOfLuck:
        """What luck had to do with the result, beside who played better: one word for it."""
        better, luckier, winner = self.better(), self.luckier(), self.winner()
        if self.entries and self.entries[-1].actor == actors.OVER:
            return "early"
        if self.is_unexplained():
            return "unexplained"
        if winner is None:
            return "fair" if luckier is None else "drawn"
        if winner not in (better, luckier) or _signed(winner, self._explained()) <= 0:
            return "start"  # luck and play do not speak for the winner, and little is missing
        if luckier == winner:
            return "helped" if better == winner else "decided"
        return "fair" if luckier is None else "beaten"

    def _explained(self) -> Fraction:
        """What luck and play together gave seat 0."""
        return self.luck(0) + self.cost(1) - self.cost(0)

    def json(self) -> dict[str, Any]:
        return {**self.summary(), "entries": [entry.json() for entry in self.entries]}

    def summary(self) -> dict[str, Any]:
        """All figures of the whole game, without those of its entries."""
        return {
            "game": self.game,
            "better": self.better(),
            "luckier": self.luckier(),
            "winner": self.winner(),
            "part_of_luck": self.part_of_luck(),
            "luck_error": self.luck_error(),
            "seats": [self._json(seat) for seat in (0, 1)],
        }

    def _json(self, seat: int) -> dict[str, Any]:
        return {
            "result": float(self.result_for(seat)),
            "start": float(self.start_for(seat)),
            "luck": float(self.luck(seat)),
            "cost": float(self.cost(seat)),
            "remainder": float(self.remainder(seat)),
            "adjusted": float(self.adjusted(seat)),
            "decisions": len(self.decisions(seat)),
            "cost_per_decision": float(self.cost_per_decision(seat)),
            "grade": self.grade(seat),
            "luckiest": _moments(self.luckiest(seat)),
            "unluckiest": _moments(self.unluckiest(seat)),
            "costliest": [entry.ply for entry in self.costliest(seat)],
        }


def ledger_of(
    record: Record,
    tell: Callable[[Entry], object] | None = None,
    effort: Effort | None = None,
) -> Ledger:
    """Work out the ledger of a finished game; ``tell`` hears each entry as soon as it is known. The
    same record gives the same ledger."""
    plan = plan_of(record, effort or effort_for(record))
    entries = []
    for entry in worked(record, plan):
        entries.append(entry)
        if tell is not None:
            tell(entry)
    return Ledger(record.game, plan.start, plan.result, tuple(entries))


def _signed(seat: int, amount: Fraction) -> Fraction:
    return amount if seat == 0 else -amount


def _ahead(amount: Fraction) -> int | None:
    return None if abs(amount) < EVEN else int(amount < 0)


def _moments(found: Iterable[Moment]) -> Sequence[dict[str, Any]]:
    return [
        {"plies": [each.entries[0].ply, each.entries[-1].ply], "luck": float(each.luck)}
        for each in found
    ]
