"""The tree of a search: what it may tell apart, and what it counts."""

from __future__ import annotations

import pytest

from tests.players.coins import HEADS, NUM_ACTIONS, RISKY, SAFE, TAILS, Coin
from zweikampf.engine.state import State
from zweikampf.players.policy import PlainPolicy
from zweikampf.players.tree import Tree


def grown(root: Coin, iterations: int = 3000, seed: int = 1) -> dict[int, tuple[int, float]]:
    """Visits and mean result of each action."""
    tree = Tree(root, 0, NUM_ACTIONS, seed, 1.0)
    tree.run(iterations)
    return {action: (visits, total / visits) for action, visits, total in tree.moves()}


def test_no_plan_depends_on_what_the_seat_will_not_see() -> None:
    """Guessing a hidden coin is a coin toss; a tree that told coins apart would expect to win."""
    _, mean = grown(Coin(is_open=False))[RISKY]
    assert abs(mean) < 0.15


def test_plans_depend_on_what_the_seat_will_see() -> None:
    moves = grown(Coin(is_open=True))
    visits, mean = moves[RISKY]
    assert mean > 0.9
    assert visits > 10 * moves[SAFE][0]


@pytest.mark.parametrize("coin", [HEADS, TAILS])
def test_what_has_happened_unseen_is_forgotten(coin: int) -> None:
    """The root holds a coin; the worlds of the search do not care which."""
    root = Coin(is_open=False)
    root.apply_unchecked(RISKY)
    root.apply_unchecked(coin)
    other = Coin(is_open=False)
    other.apply_unchecked(RISKY)
    other.apply_unchecked(HEADS + TAILS - coin)
    assert grown(root) == grown(other)
    assert all(abs(mean) < 0.15 for _, mean in grown(root).values())


@pytest.mark.parametrize("action", [SAFE, RISKY])
def test_one_action_can_be_looked_at_alone(action: int) -> None:
    tree = Tree(Coin(is_open=True), 0, NUM_ACTIONS, 1, 1.0, only=action)
    tree.run(200)
    assert [(each, visits) for each, visits, _ in tree.moves()] == [(action, 200)]


def test_an_iteration_visits_one_action_and_adds_at_most_one_node() -> None:
    tree = Tree(Coin(is_open=True), 0, NUM_ACTIONS, 1, 1.0)
    for done in range(1, 50):
        tree.run(1)
        assert sum(visits for _, visits, _ in tree.moves()) == done
        assert tree.size <= done + 1
    assert tree.size == 1 + 2 + 2 + 4  # root; safe, risky; two coins; two guesses each


def test_many_small_runs_are_one_long_run() -> None:
    small, long = (Tree(Coin(is_open=True), 0, NUM_ACTIONS, 5, 1.0) for _ in range(2))
    for _ in range(40):
        small.run(5)
    long.run(200)
    assert list(small.moves()) == list(long.moves())


class SafeFirst(PlainPolicy):
    def weight(self, state: State, action: int) -> int:
        return {SAFE: 2}.get(action, 1)


@pytest.mark.parametrize("seed", range(8))
def test_what_looks_promising_is_tried_first(seed: int) -> None:
    tree = Tree(Coin(is_open=True), 0, NUM_ACTIONS, seed, 1.0, SafeFirst())
    tree.run(1)
    assert [action for action, _, _ in tree.moves()] == [SAFE]


class Faulty(Coin):
    def copy(self) -> Coin:
        twin = Faulty(self.is_open)
        twin.assign(self)
        return twin


def _explode(*_: object) -> None:
    raise RuntimeError("a bug in a plain game")


@pytest.mark.parametrize("method", ["apply_unchecked", "weighted", "shows", "payoff"])
def test_a_failure_in_a_plain_game_comes_out(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = Tree(Faulty(is_open=True), 0, NUM_ACTIONS, 1, 1.0)
    monkeypatch.setattr(Faulty, method, _explode)
    with pytest.raises(RuntimeError, match="a bug in a plain game"):
        tree.run(200)


@pytest.mark.parametrize("method", ["weight", "value"])
def test_a_failure_in_a_plain_policy_comes_out(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SafeFirst, method, _explode)
    tree = Tree(Coin(is_open=True), 0, NUM_ACTIONS, 1, 1.0, SafeFirst())
    with pytest.raises(RuntimeError, match="a bug in a plain game"):
        tree.run(200)


def test_without_a_policy_chance_decides_what_is_tried_first() -> None:
    first = {next(iter(grown(Coin(is_open=True), 1, seed))) for seed in range(8)}
    assert first == {SAFE, RISKY}
