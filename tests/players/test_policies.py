"""What a policy tells search is sane in every position, also where a game has none."""

from __future__ import annotations

import pytest

from tests.engine.strangers import NineGame
from zweikampf.engine import actors, registry
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.policy import PlainPolicy, Policy
from zweikampf.players.strategy import strategy_of

GAMES = registry.names()


def check(policy: Policy, state: State, seed: int) -> None:
    """An outlook from -1 to 1, and the legal list with weights that can be added up."""
    before = state.position()
    for seat in (0, 1):
        assert -1 <= policy.estimate(state, seat, Rng(seed)) <= 1
    if state.actor in (0, 1):
        ratings = policy.ratings(state)
        assert sorted(action for action, _ in ratings) == state.legal()
        weights = [weight for _, weight in ratings]
        assert min(weights) >= 0 < max(weights)
        assert sum(weights) < 1 << 31
    assert state.position() == before, "looking changes nothing"


def walk(game: AnyGame, policy: Policy, seed: int, every: int = 1) -> int:
    """Check the positions of a random game; how many."""
    state, rng, number, checked = game.new(game.options()), Rng(seed), 0, 0
    while state.actor != actors.OVER:
        if number % every == 0:
            check(policy, state, seed)
            checked += 1
        state.apply(state.pick(rng))
        number += 1
    return checked


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_a_policy_is_sane(game: str, seed: int) -> None:
    found = registry.find(game)
    assert type(strategy_of(game).policy()) is not Policy, "our games have one of their own"
    assert walk(found, strategy_of(game).policy(), seed, every=5) >= 10


@pytest.mark.parametrize("policy", [Policy, PlainPolicy])
def test_any_game_can_be_searched_without_a_strategy(policy: type[Policy]) -> None:
    assert strategy_of("nine").policy is Policy
    assert walk(NineGame(), policy(), 1) >= 3


class Boastful(PlainPolicy):
    def value(self, state: State, seat: int, rng: Rng) -> float:
        return 7.0


class Hopeless(PlainPolicy):
    def weight(self, state: State, action: int) -> int:
        return 0


@pytest.mark.parametrize("broken", [Boastful, Hopeless])
def test_the_check_finds_a_broken_policy(broken: type[Policy]) -> None:
    with pytest.raises(AssertionError):
        walk(NineGame(), broken(), 1)


def test_a_failure_in_a_plain_policy_comes_out() -> None:
    class Faulty(PlainPolicy):
        def value(self, state: State, seat: int, rng: Rng) -> float:
            raise RuntimeError("a bug in a plain policy")

    with pytest.raises(RuntimeError, match="a bug in a plain policy"):
        Faulty().estimate(NineGame().new(NineGame.options()), 0, Rng(1))
