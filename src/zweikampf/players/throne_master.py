"""The strongest player of Throne: it searches phase 1 and plays phase 2 from the solver.

In phase 2 nothing is hidden (T10.7), so every card comes from the solver: the result first, then
the margin. In a lost position, where all cards lose, it leaves the rival few ways to win.
"""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import ThroneView
from zweikampf.players.endgame_judge import EndgameJudge
from zweikampf.players.player import FREE, Budget
from zweikampf.players.search import SearchPlayer
from zweikampf.players.solver import Question, Solver


class ThroneMaster:
    """``solved_tricks`` of phase 1 are judged by the solver, with ``solved`` iterations."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        iterations: int = 200_000,
        solved_tricks: int = 3,
        solved: int = 250,
    ) -> None:
        self._game = game
        self._rng = Rng(seed)
        self._solved_tricks = solved_tricks
        self._early = SearchPlayer(game, seed, Budget(iterations=iterations))
        self._late = SearchPlayer(game, seed, Budget(iterations=solved), judge=EndgameJudge)

    def choose(self, view: ThroneView, legal: Sequence[str], budget: Budget = FREE) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.phase == 2:
            return self._perfect(view)
        assert view.seat is not None
        if len(view.sides[view.seat].hand) <= self._solved_tricks:
            return self._late.choose(view, legal, budget)
        return self._early.choose(view, legal, budget)

    def _perfect(self, view: ThroneView) -> str:
        world = self._game.sample(view, self._rng)
        assert isinstance(world, Throne)
        question = Question(Solver(), world)
        return question.line(question.worth())[0]
