"""The luck of a whole game at a glance: cheap enough for the thousands of games of an arena.

A ledger shrinks each luck by the errors of its estimates. Here nothing shrinks: an arena finds out
by itself how far the sum can be trusted (``lab/adjusting``). What matters is that luck is zero on
average, whatever the judge says, so nothing here may depend on the outcome that came: not which
outcomes are looked at, not the random numbers, and not whether an event is judged at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.insight.luck import draw_seed
from zweikampf.players.insight.worth import worth_of
from zweikampf.players.strategy import Worth, strategy_of

_NEXT = 0x9E3779B97F4A7C15  # from the seed of one event to that of the next
_WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Glance:
    """How much work it is: ``outcomes`` of an event that are looked at, ``samples`` of each, and
    the ``positions`` of a game. Events that come after those have no luck. Work is counted and not
    timed, so every machine finds the same figures."""

    outcomes: int
    samples: int
    positions: int

    def json(self) -> dict[str, Any]:
        """As the first line of a results file has it."""
        return asdict(self)


GLANCE = Glance(outcomes=24, samples=8, positions=10_000)


def glance_of(game: str) -> Worth:
    """How positions are judged: by the cheap judge of the game, or as for its ledger."""
    strategy = strategy_of(game)
    return worth_of(game) if strategy.glance is None else strategy.glance()


def luck_at_a_glance(
    game: str, state: State, actions: Sequence[int], seed: int, glance: Glance = GLANCE
) -> float:
    """What chance gave seat 0 more than was to be expected, as a part of a win; ``state`` is the
    one before the actions. The seed must say nothing about what the dealer does, and must not be
    the same for all games: outcomes that are drawn alike everywhere are not drawn."""
    worth = glance_of(game)
    state = state.copy()
    luck, left = 0.0, glance.positions
    for action in actions:
        seed = (seed + _NEXT) & _WORD
        if state.actor == actors.CHANCE and left > 0:
            weights = outcomes_to_judge(state, seed, glance)
            if len(weights) > 1:
                left -= len(weights) + 1
                luck += luck_among(state, action, weights, worth, seed, glance)
        state.apply_unchecked(action)
    return luck


def outcomes_to_judge(state: State, seed: int, glance: Glance) -> list[tuple[int, int]]:
    """All outcomes with their weights or, if they are too many, some that are drawn."""
    weights = list(state.weighted())
    if len(weights) <= glance.outcomes:
        return weights
    rng = Rng(draw_seed(str(seed)))
    return [(state.pick(rng), 1) for _ in range(glance.outcomes)]


def luck_among(
    before: State,
    action: int,
    weights: Sequence[tuple[int, int]],
    worth: Worth,
    seed: int,
    glance: Glance,
) -> float:
    """How much better this outcome is than the mean of those by weight. All of them are judged
    with the same random numbers."""
    found: dict[int, float] = {}
    for outcome in [action, *(each for each, _ in weights)]:
        if outcome not in found:
            world = before.copy()
            world.apply_unchecked(outcome)
            found[outcome] = _win_chance(world, worth, seed, glance.samples)
    total = sum(weight for _, weight in weights)
    return found[action] - sum(found[each] * weight for each, weight in weights) / total


def _win_chance(state: State, worth: Worth, seed: int, samples: int) -> float:
    if state.actor == actors.OVER:
        return (1 + state.payoff(0)) / 2
    return (1 + worth(state, seed, samples).mean) / 2
