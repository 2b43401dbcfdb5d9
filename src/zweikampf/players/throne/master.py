"""The strongest player of Throne: it searches phase 1 and plays phase 2 from the solver.

In phase 2 nothing is hidden (T10.7), so every card comes from the solver: the result first, then
the margin. A seat that is lost sets traps (``traps``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import ThroneView
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.policy import Policy
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne.endgame_policy import EndgamePolicy
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Question, Solver, TooHard
from zweikampf.players.throne.traps import Traps

ITERATIONS = 40_000
SOLVED_TRICKS = 3  # of phase 1, the last ones, which are judged by the solver
SOLVED_ITERATIONS = 100
TRAP_NODES = 400_000  # a tenth of a second
NODES_PER_MS = 4_000
DEEPEST_TRAP = 5  # choices of the rival, if there is time


class ThroneMaster(OwnPlayer):
    """The same seed plays the same way."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        iterations: int = ITERATIONS,
        solved_tricks: int = SOLVED_TRICKS,
        solved_iterations: int = SOLVED_ITERATIONS,
        policy: Callable[[], Policy] = ThronePolicy,
        tempting: bool = True,
    ) -> None:
        """``tempting``: a lost seat plays for replies that look good and are not. Otherwise it
        plays the card after which the fewest replies still win."""
        self._game = self._rules = game
        self._rng = Rng(seed)
        self._solved_tricks = solved_tricks
        self._tempting = tempting
        late = Budget(iterations=solved_iterations)
        self._early = SearchPlayer(game, seed, Budget(iterations=iterations), policy=policy)
        self._late = SearchPlayer(game, seed, late, policy=EndgamePolicy)

    def __repr__(self) -> str:
        return f"<ThroneMaster: {self._early!r}, then the solver>"

    def _choose(self, view: ThroneView, legal: Sequence[str], budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.phase == 2:
            until = None
            if budget.milliseconds is not None:
                until = perf_counter() + budget.milliseconds / 1000
            world = self._world(view)
            return self._perfect(Question(Solver(), world), world, until)
        return self.think(view, legal, budget)[0].token

    def think(
        self, view: ThroneView, legal: Sequence[str], budget: Budget = NO_BUDGET
    ) -> list[Move]:
        """All legal actions, the best one first."""
        if view.phase == 2:
            return self._certain(self._world(view))
        return self._searching(view).think(view, legal, budget)

    def weigh(self, view: ThroneView, token: str, budget: Budget = NO_BUDGET) -> Move:
        """One legal action alone."""
        if view.phase == 2:
            return next(move for move in self.think(view, (), budget) if move.token == token)
        return self._searching(view).weigh(view, token, budget)

    def compare(self, view: ThroneView, tokens: Sequence[str]) -> list[Move]:
        return [self.weigh(view, token) for token in tokens]

    def _searching(self, view: ThroneView) -> SearchPlayer:
        assert view.seat is not None
        late = len(view.sides[view.seat].hand) <= self._solved_tricks
        return self._late if late else self._early

    def _world(self, view: ThroneView) -> Throne:
        """In phase 2 there is only one."""
        world = self._game.sample(view, self._rng)
        assert isinstance(world, Throne)
        return world

    def _perfect(self, question: Question, world: Throne, until: float | None = None) -> str:
        worth = question.worth()
        if (worth > 0) if question.board.actor else (worth < 0):
            try:
                return self._trap(question, world, until)
            except TooHard:
                question.solver.allow(None)
        return question.best_card(worth)

    def _trap(self, question: Question, world: Throne, until: float | None) -> str:
        if self._tempting:
            traps = Traps(question, world, self._rng)
            if until is None:
                return traps.best(TRAP_NODES)
            left = int(1000 * NODES_PER_MS * max(0.0, until - perf_counter()))
            return traps.best(max(TRAP_NODES, left), DEEPEST_TRAP, until)
        question.solver.allow(TRAP_NODES)
        return question.traps()[0][1]

    def _certain(self, world: Throne) -> list[Move]:
        """What comes of each card, starting with the one that would be played."""
        question = Question(Solver(), world)
        results = question.results()
        first = self._perfect(question, world)
        order = sorted(results, key=lambda token: (token != first, -results[token], token))
        return [Move(token, 0, (1 + results[token]) / 2) for token in order]
