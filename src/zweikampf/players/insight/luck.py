"""The luck of a chance event: how much better it came than it was to be expected.

All outcomes are judged with the same random numbers, so that they differ by what they are and not
by the luck of the judge. Where all of them are looked at, their lucks sum to zero by weight.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.insight.effort import Effort
from zweikampf.players.insight.worth import chance_of
from zweikampf.players.strategy import Worth


@dataclass(frozen=True)
class Luck:
    """``after``: the win chance of seat 0 with this outcome; ``expected``: over all outcomes."""

    after: Fraction
    expected: Fraction
    exact: bool

    @property
    def amount(self) -> Fraction:
        return self.after - self.expected


def luck_of(before: State, action: int, worth: Worth, seed: int, effort: Effort) -> Luck:
    """The luck of an action of chance, from seat 0's side."""
    weighted = before.weighted()

    def after(outcome: int) -> Fraction:
        world = before.copy()
        world.apply_unchecked(outcome)
        return chance_of(world, worth, seed, effort.samples)

    if len(weighted) <= effort.outcomes:
        found = {outcome: after(outcome) for outcome, _ in weighted}
        total = sum(weight for _, weight in weighted)
        expected = sum((found[outcome] * weight for outcome, weight in weighted), Fraction())
        return Luck(found[action], expected / total, exact=True)
    rng = Rng(seed)
    drawn = [before.pick(rng) for _ in range(effort.outcomes)]
    found = {outcome: after(outcome) for outcome in {*drawn, action}}
    expected = sum((found[outcome] for outcome in drawn), Fraction()) / len(drawn)
    return Luck(found[action], expected, exact=False)
