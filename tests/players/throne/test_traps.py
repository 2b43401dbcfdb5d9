"""A lost seat plays for mistakes of its rival."""

from __future__ import annotations

import math

import pytest

from tests.players.throne.endgames import GAME, after, read, whole_positions
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.players.player import Budget
from zweikampf.players.policy import Policy
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne import master
from zweikampf.players.throne.master import ThroneMaster
from zweikampf.players.throne.solver import Question, Solver
from zweikampf.players.throne.traps import Traps

RIVAL = Budget(iterations=30)


def lost(count: int, size: int = 5) -> list[Throne]:
    """Positions that the seat to act loses against best play."""
    found = (read(text) for text in whole_positions(11, count, size))
    return [state for state in found if Question(Solver(), state).winner() == 1 - state.actor]


def saved(state: Throne, tempting: bool, seed: int) -> bool:
    """Whether the seat does not lose against someone who searches with random playouts."""
    seat = state.actor
    own = ThroneMaster(GAME, seed, tempting=tempting)
    rival = SearchPlayer(GAME, seed, RIVAL, policy=Policy)
    while state.actor != actors.OVER:
        player = own if state.actor == seat else rival
        legal = [GAME.format_action(action) for action in state.legal()]
        token = player.choose(GAME.view(state, state.actor), legal)
        state = after(state, GAME.parse_action(token, state))
    return state.payoff(seat) >= 0


def test_a_lost_seat_is_saved_more_often_than_by_counting_replies() -> None:
    positions = lost(70, size=10)
    assert len(positions) > 20
    by_temptation = sum(saved(state, True, at) for at, state in enumerate(positions))
    by_counting = sum(saved(state, False, at) for at, state in enumerate(positions))
    assert by_temptation > by_counting


def test_too_few_nodes_for_a_second_look_leave_the_first() -> None:
    differ = 0
    for at, state in enumerate(lost(30, size=7)):
        solver = Solver()
        question = Question(solver, state)
        question.worth()
        before = solver.search.nodes
        first = Traps(question, state, Rng(at)).best(1_000_000, depth=1)
        used = solver.search.nodes - before
        question = Question(Solver(), state)
        question.worth()
        assert Traps(question, state, Rng(at)).best(used) == first
        differ += Traps(question, state, Rng(at)).best(1_000_000) != first
    assert differ > 0


def test_without_nodes_for_a_first_look_the_margin_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "TRAP_NODES", 0)
    tried = 0
    for state in lost(40, size=6):
        question = Question(Solver(), state)
        legal = [GAME.format_action(action) for action in state.legal()]
        token = ThroneMaster(GAME, 1).choose(GAME.view(state, state.actor), legal)
        if len(legal) > 1:
            tried += 1
            assert token == question.best_card(question.worth())
    assert tried > 5


def test_a_time_that_is_over_leaves_the_first_look() -> None:
    differ = 0
    for at, state in enumerate(lost(30, size=7)):
        question = Question(Solver(), state)
        first = Traps(question, state, Rng(at)).best(10_000_000, depth=1)
        found = Traps(question, state, Rng(at)).best(10_000_000, depth=5, until=0.0)
        assert found == first
        differ += Traps(question, state, Rng(at)).best(10_000_000, depth=2) != first
    assert differ > 0


def test_more_time_than_it_needs_ends_with_the_deepest_look() -> None:
    positions = lost(30, size=3)
    assert len(positions) > 5
    for at, state in enumerate(positions):
        question = Question(Solver(), state)
        deepest = Traps(question, state, Rng(at)).best(10_000_000, depth=5)
        found = Traps(question, state, Rng(at)).best(10_000_000, depth=5, until=math.inf)
        assert found == deepest
