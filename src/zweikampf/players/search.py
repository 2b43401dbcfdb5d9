"""The player that thinks ahead, in any game: it imagines worlds behind its view and plays them.

It is handed a view and nothing else. Every world comes from ``Game.sample``, every iteration deals
again what the seat cannot know, and the tree tells apart only what the seat would see (``tree``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.policy import Policy
from zweikampf.players.strategy import strategy_of
from zweikampf.players.tree import Tree

DEFAULT_BUDGET = Budget(iterations=2000)
EXPLORATION = 1.0  # the factor of the bound; results go from -1 to 1
_BREATH = 0.002  # seconds that pass between two looks at the clock
_LARGEST_STEP = 4096


class SearchPlayer(OwnPlayer):
    """Information-set Monte Carlo tree search.

    The same seed, iterations and threads give the same choices. Threads grow a tree each and
    combine their counts at the end; they run in parallel, because compiled games need no GIL.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        budget: Budget = DEFAULT_BUDGET,
        threads: int = 1,
        policy: Callable[[], Policy] | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self._game = self._rules = game
        self._rng = Rng(seed)
        self._budget = budget
        self._threads = threads
        self._exploration = exploration
        # Every thread has its own, and every choice a new one.
        self._policy = policy or strategy_of(game.id).policy

    def __repr__(self) -> str:
        budget = DEFAULT_BUDGET if self._budget == NO_BUDGET else self._budget
        threads = f", {self._threads} threads" if self._threads > 1 else ""
        return f"<SearchPlayer of {self._game.id}, {budget} per move{threads}>"

    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal, budget)[0].token

    def think(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> list[Move]:
        """All legal actions, the best one first: the most visited, which is the safest guess."""
        return self._gather(self._grown(view, budget), legal)

    def weigh(self, view: Any, token: str, budget: Budget = NO_BUDGET) -> Move:
        """One legal action alone. In ``think`` the weaker ones get few visits, and what a few
        visits say about them is vague."""
        return self._gather(self._grown(view, budget, token), [token])[0]

    def _grown(self, view: Any, budget: Budget, only: str | None = None) -> list[Tree]:
        budget = self._budget if budget == NO_BUDGET else budget
        if budget == NO_BUDGET:
            budget = DEFAULT_BUDGET
        trees = [self._plant(view, only) for _ in range(self._threads)]
        _grow(trees, budget)
        return trees

    def _plant(self, view: Any, only: str | None) -> Tree:
        root = self._game.sample(view, self._rng)
        seed = self._rng.below(1 << 32)
        size = self._game.num_actions
        action = None if only is None else self._game.parse_action(only, root)
        return Tree(root, view.seat, size, seed, self._exploration, self._policy(), action)

    def _gather(self, trees: Sequence[Tree], legal: Sequence[str]) -> list[Move]:
        visits = dict.fromkeys(legal, 0)
        total = dict.fromkeys(legal, 0.0)
        for tree in trees:
            for action, times, result in tree.moves():
                token = self._game.format_action(action)
                if token in visits:  # some may have been left out of the question
                    visits[token] += times
                    total[token] += result
        moves = [
            Move(token, visits[token], _chance(visits[token], total[token])) for token in legal
        ]
        return sorted(moves, key=lambda move: (-move.visits, -move.win_chance))


def _chance(visits: int, total: float) -> float:
    return (1 + total / visits) / 2 if visits else 0.5


def _grow(trees: Sequence[Tree], budget: Budget) -> None:
    shares = [_share(budget.iterations, len(trees), at) for at in range(len(trees))]
    until = None
    if budget.milliseconds is not None:
        until = perf_counter() + budget.milliseconds / 1000
    if len(trees) == 1:
        _run(trees[0], shares[0], until)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        for _ in pool.map(_run, trees, shares, [until] * len(trees)):
            pass  # asking for the result raises what went wrong in the thread


def _share(iterations: int | None, threads: int, at: int) -> int | None:
    """The iterations of one thread; the first ones take what cannot be shared evenly."""
    if iterations is None:
        return None
    return iterations // threads + (at < iterations % threads)


def _run(tree: Tree, iterations: int | None, until: float | None) -> None:
    """Iterations up to a number, up to a moment, or whichever comes first. One is always made: a
    thread that starts late on a busy machine must not answer without having looked."""
    if until is None:
        tree.run(iterations or 0)
        return
    done, step = 0, 1
    while iterations is None or done < iterations:
        began = perf_counter()
        if began >= until and done:
            return
        if iterations is not None:
            step = min(step, iterations - done)
        tree.run(step)
        done += step
        if perf_counter() - began < _BREATH and step < _LARGEST_STEP:
            step *= 2
