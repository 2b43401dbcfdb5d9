"""What moves of Tower are worth: foresight finds and ranks them, playouts give a second opinion.

Foresight sees this turn exactly, follows the best plans through the next ones (``foresight``) and
estimates the rest of the game; a playout sees the rest of the game as careless players would play
it. They err in different ways. ``python -m bench.calibration tower`` measures how well both
together predict the end of a game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from zweikampf.engine.game import AnyGame
from zweikampf.games.tower.view import TowerView
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.search import SearchPlayer
from zweikampf.players.tower.foresight import FAR, USUAL
from zweikampf.players.tower.player import ForesightPlayer

# Positions. A thorough look, as for hints, goes as far as level 6. Reviews and ledgers of all but
# short games judge hundreds of choices with fewer positions each, and would take half longer.
FAR_FROM = 4_000
POSITIONS_PER_PLAYOUT = 16  # judged by the first look: so both take about the same time
# A logistic function of both opinions, fitted to 1,488 choices of players of levels 1, 2, 3 and 5,
# after which two planners with 60 positions per move continued.
PLAN_WEIGHT, PLAYOUT_WEIGHT, CONSTANT = 0.78, 0.63, -0.07
_HIGHEST_CHANCE = 0.995


class TowerAdviser:
    """The same seed and iterations judge the same way."""

    def __init__(self, game: AnyGame, seed: int, iterations: int) -> None:
        looks = USUAL if iterations < FAR_FROM else FAR
        self._planner = ForesightPlayer(game, seed, iterations, looks)
        playouts = Budget(iterations=max(1, iterations // POSITIONS_PER_PLAYOUT))
        self._playouts = SearchPlayer(game, seed, playouts)

    def think(
        self, view: TowerView, legal: Sequence[str], budget: Budget = NO_BUDGET
    ) -> list[Move]:
        """All legal actions in the planner's order; playouts estimate how the game stands."""
        moves = self._planner.think(view, legal, _positions(budget))
        stands = self._second(view, moves[0].token, budget)
        return [_joined(move, stands) if move.visits else move for move in moves]

    def weigh(self, view: TowerView, token: str, budget: Budget = NO_BUDGET) -> Move:
        """One legal action alone, in both opinions."""
        move = self._planner.weigh(view, token, _positions(budget))
        return _joined(move, self._second(view, token, budget))

    def compare(self, view: TowerView, tokens: Sequence[str]) -> list[Move]:
        """Plans differ by what they lead to in the same deals. Some hundred playouts of either move
        would differ by a few points for no reason, so those of the first one count for all."""
        stands = self._second(view, tokens[0], NO_BUDGET)
        return [_joined(move, stands) for move in self._planner.compare(view, tokens)]

    def _second(self, view: TowerView, token: str, budget: Budget) -> float:
        if budget.iterations is not None:
            budget = Budget(iterations=max(1, budget.iterations // POSITIONS_PER_PLAYOUT))
        return self._playouts.weigh(view, token, budget).win_chance


def _positions(budget: Budget) -> Budget:
    """A plan is quick whatever the clock says."""
    return Budget(iterations=budget.iterations)


def _joined(move: Move, playouts: float) -> Move:
    both = PLAN_WEIGHT * _odds(move.win_chance) + PLAYOUT_WEIGHT * _odds(playouts) + CONSTANT
    return replace(move, win_chance=1 / (1 + math.exp(-both)))


def _odds(chance: float) -> float:
    """The logarithm of the odds; no chance counts as certain."""
    chance = max(1 - _HIGHEST_CHANCE, min(_HIGHEST_CHANCE, chance))
    return math.log(chance / (1 - chance))
