"""The player of Tower that plans the rest of its turn (``planner``).

It is handed a view; nothing is hidden from one seat alone (W13.1), so the view gives the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.view import TowerView
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.foresight import USUAL, Foresight, Looks
from zweikampf.players.tower.planner import Planner

DEFAULT_ITERATIONS = 20000
FIRST_LOOK = 1000  # positions; more do not help
UNTRIED = Move("", 0, 0.5)


class PlanningPlayer(OwnPlayer):
    """An iteration is a position judged. The same seed and iterations give the same choices."""

    def __init__(self, game: AnyGame, seed: int, iterations: int = DEFAULT_ITERATIONS) -> None:
        self._game = self._rules = game
        self._rng = Rng(seed)
        self._iterations = iterations

    def __repr__(self) -> str:
        return f"<PlanningPlayer of {self._game.id}, {self._iterations} per move>"

    def _choose(self, view: TowerView, legal: Sequence[str], budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.step == "answer":
            return self._answer(view)
        worths = self._planned(view, budget).worths()
        return self._game.format_action(max(worths, key=lambda action: worths[action]))

    def think(
        self, view: TowerView, legal: Sequence[str], budget: Budget = NO_BUDGET
    ) -> list[Move]:
        """All legal actions, the best one first. Of several that lead to the same positions only
        one is looked at; the others come last."""
        moves = dict.fromkeys(legal, UNTRIED)
        for action, (worth, ways) in self._judged(view, budget).items():
            token = self._game.format_action(action)
            moves[token] = Move(token, ways, win_chance(worth))
        right = self._answer(view) if view.step == "answer" else ""
        return sorted(
            (replace(move, token=token) for token, move in moves.items()),
            key=lambda move: (move.token != right, move.visits == 0, -move.win_chance),
        )

    def weigh(self, view: TowerView, token: str, budget: Budget = NO_BUDGET) -> Move:
        """One legal action alone, with all that it leads to."""
        root: Any = self._game.sample(view, self._rng)
        around = Planner(root)
        around.run(1)
        action = self._game.parse_action(token, root)
        planner = Planner(root, action)
        planner.run(budget.iterations or self._iterations)
        worth = planner.worths(around.mean_gain())[action]
        return Move(token, planner.ways(action), win_chance(worth))

    def _judged(self, view: TowerView, budget: Budget) -> dict[int, tuple[float, int]]:
        """What actions are worth, and how many continuations of each were judged."""
        planner = self._planned(view, budget)
        return {action: (worth, planner.ways(action)) for action, worth in planner.worths().items()}

    def _planned(self, view: TowerView, budget: Budget) -> Planner:
        root: Any = self._game.sample(view, self._rng)
        planner = Planner(root)
        planner.run(budget.iterations or self._iterations)
        return planner

    def _answer(self, view: TowerView) -> str:
        """TURM! exactly when it is right (W9)."""
        root: Any = self._game.sample(view, self._rng)
        return "turm" if root.violation else "ok"


class ForesightPlayer(PlanningPlayer):
    """Plans, and looks past the next hidden card before it chooses (``foresight``)."""

    def __init__(
        self, game: AnyGame, seed: int, iterations: int = FIRST_LOOK, looks: Looks = USUAL
    ) -> None:
        super().__init__(game, seed, iterations)
        self._foresight = Foresight(Evaluation(), iterations, looks)

    def __repr__(self) -> str:
        return f"<ForesightPlayer of {self._game.id}, {self._iterations} per move>"

    def _choose(self, view: TowerView, legal: Sequence[str], budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.step == "answer":
            return self._answer(view)
        root: Any = self._game.sample(view, self._rng)
        return self._game.format_action(self._foresight.best(root, budget.iterations))

    def _judged(self, view: TowerView, budget: Budget) -> dict[int, tuple[float, int]]:
        root: Any = self._game.sample(view, self._rng)
        return self._foresight.judged(root, budget.iterations)

    def compare(self, view: TowerView, tokens: Sequence[str]) -> list[Move]:
        """The first of some legal actions as the planner weighs it alone; the others by how much
        more or less comes of them in the same deals."""
        root: Any = self._game.sample(view, self._rng)
        comes = [
            self._foresight.weigh(root, self._game.parse_action(token, root)) for token in tokens
        ]
        first = self.weigh(view, tokens[0])
        return [
            replace(
                first, token=token, win_chance=_bounded(first.win_chance + (each - comes[0]) / 2)
            )
            for token, each in zip(tokens, comes, strict=True)
        ]


def win_chance(worth: float) -> float:
    """What a worth from -1 to 1 comes to in a game; a draw counts one half."""
    return _bounded((1 + worth) / 2)


def _bounded(chance: float) -> float:
    return max(0.0, min(1.0, chance))
