"""What a position is worth when all cards are known, as a part of a win for seat 0.

Figures of a ledger are fractions: sums of them are exact, whatever their order. A worth is rounded
to a millionth first, so that the fractions stay short.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.policy import Policy
from zweikampf.players.strategy import Estimate, Worth, strategy_of

UNIT = 1_000_000


class Chance(NamedTuple):
    """A win chance of seat 0 with its standard error; a draw counts one half."""

    value: Fraction
    error: float


def worth_of(game: str) -> Worth:
    """How the positions of a game are judged: as its strategy does, or by its search policy."""
    strategy = strategy_of(game)
    return strategy.worth() if strategy.worth is not None else by_policy(strategy.policy())


def by_policy(policy: Policy) -> Worth:
    """The mean of some estimates of a policy."""

    def worth(state: State, seed: int, samples: int) -> Estimate:
        rng = Rng(seed)
        return mean_of([policy.estimate(state, 0, rng) for _ in range(samples)])

    return worth


def mean_of(estimates: list[float]) -> Estimate:
    """One estimate alone says nothing about its error: it counts as uncertain as can be."""
    count = len(estimates)
    mean = sum(estimates) / count
    if count == 1:
        return Estimate(mean, 1.0)
    spread = sum((each - mean) ** 2 for each in estimates) / (count - 1)
    return Estimate(mean, sqrt(spread / count))


def chance_of(state: State, worth: Worth, seed: int, samples: int) -> Chance:
    """How a game stands; after its end that is the result."""
    if state.actor == actors.OVER:
        return Chance(Fraction(1 + state.payoff(0), 2), 0.0)
    mean, error = worth(state, seed, samples)
    return Chance(part((1 + mean) / 2), error / 2)


def part(chance: float) -> Fraction:
    """A chance as a fraction in whole millionths."""
    return Fraction(round(chance * UNIT), UNIT)
