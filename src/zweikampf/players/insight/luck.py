"""The luck of a chance event: how much better it came than it was to be expected.

All outcomes are judged with the same random numbers, so that they differ by what they are and less
by the luck of the judge. What is left of it is estimated, and the differences between outcomes
shrink by that: where they are no larger than the errors of the estimates, an event has no luck.
Whatever the judge says, the lucks of all outcomes sum to zero by weight.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.insight.effort import Effort
from zweikampf.players.insight.worth import Chance, chance_of, part
from zweikampf.players.strategy import Worth


@dataclass(frozen=True)
class Luck:
    """``after``: the win chance of seat 0 with this outcome; ``expected``: over all outcomes.
    ``exact``: all were looked at. ``error``: of the estimates, as a standard error."""

    after: Fraction
    expected: Fraction
    exact: bool
    error: float

    @property
    def amount(self) -> Fraction:
        return self.after - self.expected


def luck_of(
    before: State, action: int, worth: Worth, seed: int, effort: Effort, drawing: str = ""
) -> Luck:
    """The luck of an action of chance, from seat 0's side. Where outcomes are too many, ``drawing``
    names which of them are looked at."""
    weights = dict(before.weighted())
    exact = len(weights) <= effort.outcomes
    if not exact:
        rng = Rng(draw_seed(drawing))
        drawn = [before.pick(rng) for _ in range(effort.outcomes)]
        weights = {outcome: drawn.count(outcome) for outcome in drawn}

    def judged(outcome: int) -> Chance:
        world = before.copy()
        world.apply_unchecked(outcome)
        return chance_of(world, worth, seed, effort.samples)

    found = {outcome: judged(outcome) for outcome in {**weights, action: 0}}
    expected = _mean({outcome: found[outcome].value for outcome in weights}, weights)
    trust = _trust(found, weights, expected)
    after = expected + trust * (found[action].value - expected)
    return Luck(after, expected, exact, sqrt(trust) * found[action].error)


def draw_seed(name: str) -> int:
    """What outcomes are drawn with. That is not the seed of the judge: outcomes that are drawn with
    the random numbers that they are judged with may be those that these numbers favour. The name
    must say nothing about the outcome that came, and should differ from game to game: outcomes that
    are drawn alike everywhere are not drawn."""
    return int.from_bytes(hashlib.sha256(f"outcomes {name}".encode()).digest()[:8], "big")


def _mean(values: Mapping[int, Fraction], weights: Mapping[int, int]) -> Fraction:
    total = sum((values[each] * weight for each, weight in weights.items()), Fraction())
    return total / sum(weights.values())


def _trust(found: Mapping[int, Chance], weights: Mapping[int, int], mean: Fraction) -> Fraction:
    """The part of the spread of the outcomes that errors of the estimates do not explain."""
    spread = sum(weight * float(found[each].value - mean) ** 2 for each, weight in weights.items())
    noise = sum(weight * found[each].error ** 2 for each, weight in weights.items())
    return part(1 - noise / spread) if spread > noise else Fraction()
