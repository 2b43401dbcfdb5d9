"""The endgame search has its own form of three rules: it must play as the rules do."""

from __future__ import annotations

import pytest

from tests.players.throne.endgames import GAME, after, read, small_positions, whole_positions
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne, second_wins
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne.solver import Question, Solver

POSITIONS = [*small_positions(31, 300), *whole_positions(32, 10, 13)]


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def number(card: int) -> int:
    return packed.TOKEN.index(cards.TOKEN[card])


def games(seed: int) -> list[list[Throne]]:
    """Each position with those that follow it at random."""
    found = []
    rng = Rng(seed)
    for text in POSITIONS:
        game = [read(text)]
        while game[-1].actor != actors.OVER:
            game.append(after(game[-1], game[-1].pick(rng)))
        found.append(game)
    return found


def test_t7_9_the_same_cards_win() -> None:
    for led in range(cards.CARDS):
        for second in range(cards.CARDS):
            wins = packed.BEATEN_BY[number(led)] >> number(second) & 1
            assert bool(wins) == second_wins(led, second), (cards.TOKEN[led], cards.TOKEN[second])


def test_t6_7_the_same_cards_may_be_played(solver: Solver) -> None:
    for state in (each for game in games(33) for each in game[:-1]):
        question = Question(solver, state)
        found = sorted(packed.TOKEN[card] for card in question.choices(question.board))
        assert found == [GAME.format_action(action) for action in state.legal()], state


def test_t5_5_the_same_cards_go_to_the_same_piles(solver: Solver) -> None:
    """Hands, standing, points and who leads are those of the position that the rules lead to."""
    for state in (each for game in games(34) for each in game[:-1]):
        question = Question(solver, state)
        for action in state.legal():
            board = question.play(question.board, packed.TOKEN.index(GAME.format_action(action)))
            assert board == Question(solver, after(state, action)).board, (state, action)
