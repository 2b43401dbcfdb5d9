"""What a position is worth when all cards are known, as a part of a win for seat 0.

Figures of a ledger are fractions: sums of them are exact, whatever their order. A worth is rounded
to a millionth first, so that the fractions stay short.
"""

from __future__ import annotations

from fractions import Fraction

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.policy import Policy
from zweikampf.players.strategy import Worth, strategy_of

UNIT = 1_000_000


def worth_of(game: str) -> Worth:
    """How the positions of a game are judged: as its strategy does, or by its search policy."""
    strategy = strategy_of(game)
    return strategy.worth() if strategy.worth is not None else by_policy(strategy.policy())


def by_policy(policy: Policy) -> Worth:
    """The mean of some estimates of a policy."""

    def worth(state: State, seed: int, samples: int) -> float:
        rng = Rng(seed)
        return sum(policy.estimate(state, 0, rng) for _ in range(samples)) / samples

    return worth


def chance_of(state: State, worth: Worth, seed: int, samples: int) -> Fraction:
    """The win chance of seat 0; a draw counts one half. After the end it is the result."""
    if state.actor == actors.OVER:
        return Fraction(1 + state.payoff(0), 2)
    return part((1 + worth(state, seed, samples)) / 2)


def part(chance: float) -> Fraction:
    """A chance as a fraction in whole millionths."""
    return Fraction(round(chance * UNIT), UNIT)
