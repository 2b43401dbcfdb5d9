"""The player of Tower that plans the rest of its turn (``tower_planner``).

It is handed a view; nothing is hidden from one seat alone (W13.1), so the position is built from
it. A *blur* makes a weaker player that still looks sensible: it sees the worth of each action as
through fog, and takes the worse one for the better the more easily the closer they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.view import TowerView
from zweikampf.players.player import FREE, Budget
from zweikampf.players.tower_planner import Planner

DEFAULT_ITERATIONS = 20000
_GRAIN = 1 << 20


@dataclass(frozen=True)
class Idea:
    """What a plan found out about one legal action."""

    token: str
    worth: float  # from -1, lost, to 1, won


class PlanningPlayer:
    """An iteration is a position judged. The same seed and iterations give the same choices."""

    def __init__(
        self, game: AnyGame, seed: int, iterations: int = DEFAULT_ITERATIONS, blur: float = 0.0
    ) -> None:
        self._game = game
        self._rng = Rng(seed)
        self._iterations = iterations
        self._blur = blur

    def choose(self, view: TowerView, legal: Sequence[str], budget: Budget = FREE) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.step == "answer":
            return self._answer(view)
        ideas = self.think(view, budget)
        return max(ideas, key=lambda idea: idea.worth + self._fog()).token

    def think(self, view: TowerView, budget: Budget = FREE) -> list[Idea]:
        """The actions worth a thought, the best one first: of several that lead to the same
        positions only one."""
        root: Any = self._game.sample(view, self._rng)
        planner = Planner(root)
        planner.run(budget.iterations or self._iterations)
        ideas = [
            Idea(self._game.format_action(action), worth)
            for action, worth in planner.worths().items()
        ]
        return sorted(ideas, key=lambda idea: -idea.worth)

    def _answer(self, view: TowerView) -> str:
        """TURM! exactly when it is right (W9)."""
        root: Any = self._game.sample(view, self._rng)
        return "turm" if root.violation else "ok"

    def _fog(self) -> float:
        """A normally distributed mistake (Box and Muller 1958)."""
        if not self._blur:
            return 0.0
        far = math.sqrt(-2 * math.log((1 + self._rng.draw(_GRAIN)) / _GRAIN))
        return self._blur * far * math.cos(2 * math.pi * self._rng.draw(_GRAIN) / _GRAIN)
