"""Luck at a glance is zero on average, whatever the judge says, and its work is bounded."""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import fmean, stdev

import pytest

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.insight import glance as glances
from zweikampf.players.insight.glance import (
    GLANCE,
    Glance,
    glance_of,
    luck_among,
    luck_at_a_glance,
    outcomes_to_judge,
)
from zweikampf.players.strategy import Estimate


def played(game: str, seed: int = 3) -> Duel:
    """A whole game at random."""
    rules = registry.find(game)
    duel = Duel(rules, rules.options.parse({}), SeededDealer(seed))
    rng = Rng(seed)
    while duel.turn is not None:
        legal = duel.legal()
        duel.play(legal[rng.below(len(legal))])
    return duel


def position_after(state: State, action: int) -> str:
    world = state.copy()
    world.apply_unchecked(action)
    return world.position()


@pytest.mark.parametrize("game", registry.names())
def test_the_lucks_of_all_outcomes_sum_to_zero(game: str) -> None:
    duel = played(game)
    state, worth = duel.state_at(0), glance_of(game)
    every = Glance(outcomes=1000, samples=2, positions=1)
    events = 0
    for action in duel.actions:
        if state.actor == actors.CHANCE and len(weights := list(state.weighted())) > 1:
            events += 1
            if events % 10 == 0:
                assert outcomes_to_judge(state, 7, every) == weights
                lucks = [
                    weight * luck_among(state, outcome, weights, worth, 7, every)
                    for outcome, weight in weights
                ]
                assert sum(lucks) == pytest.approx(0, abs=1e-9)
        state.apply_unchecked(action)
    assert events > 10


@pytest.mark.parametrize("game", registry.names())
def test_drawn_outcomes_favour_nobody_over_the_seeds(game: str) -> None:
    """The mean over all outcomes is what the mean over drawn ones scatters around, even if the
    judge likes what its own random numbers would draw."""
    duel = played(game)
    few = Glance(outcomes=4, samples=1, positions=1)
    for ply in range(len(duel.actions)):
        state = duel.state_at(ply)
        if state.actor == actors.CHANCE and len(state.weighted()) > few.outcomes:
            break
    weights = list(state.weighted())
    outcome = weights[0][0]

    @cache
    def liked(seed: int) -> set[str]:
        rng = Rng(seed)
        return {position_after(state, state.pick(rng)) for _ in range(few.outcomes)}

    def of_its_numbers(world: State, seed: int, samples: int) -> Estimate:
        return Estimate(float(world.position() in liked(seed)))

    differences = [
        luck_among(state, outcome, outcomes_to_judge(state, seed, few), of_its_numbers, seed, few)
        - luck_among(state, outcome, weights, of_its_numbers, seed, few)
        for seed in range(300)
    ]
    assert stdev(differences) > 0
    assert abs(fmean(differences)) < 4 * stdev(differences) / sqrt(len(differences))


@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_finds_the_same_luck_and_another_one_another(game: str) -> None:
    duel = played(game)
    small = Glance(outcomes=3, samples=1, positions=400)
    one, again, other = (
        luck_at_a_glance(game, duel.state_at(0), duel.actions, seed, small) for seed in (5, 5, 6)
    )
    assert one == again != other


def test_work_is_counted_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0

    def counting(state: State, seed: int, samples: int) -> Estimate:
        nonlocal judged
        judged += 1
        assert samples == GLANCE.samples
        return Estimate(0.5)

    monkeypatch.setattr(glances, "glance_of", lambda game: counting)
    duel = played("tower")
    for positions in (40, 200):
        judged = 0
        luck_at_a_glance(
            "tower", duel.state_at(0), duel.actions, 1, Glance(8, GLANCE.samples, positions)
        )
        assert positions / 2 < judged <= positions + 9
