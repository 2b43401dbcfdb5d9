"""Six opponents a game, from gentle to the strongest; docs/levels.md shows how they compare.

Their names stand in the texts of the games (``level-throne-1``). Strength is given in iterations
and not in time, so that a level is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine import registry
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.players.greedy import DreamyPlayer, GreedyPlayer
from zweikampf.players.hasty import HastyPlayer
from zweikampf.players.planning import PlanningPlayer
from zweikampf.players.player import Budget, Player
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne_master import ThroneMaster

LEVELS = range(1, 7)

Recipe = Callable[[AnyGame, int], Player]


def level(game: str, number: int, seed: int) -> Player:
    """The opponent of this level; the same seed plays the same way."""
    return RECIPES[game][number - 1](registry.find(game), seed)


def hasty(care: int) -> Recipe:
    """Greedy in so many of a hundred moves."""

    def make(game: AnyGame, seed: int) -> Player:
        return HastyPlayer(GreedyPlayer(game.id, Rng(seed)), care, Rng(seed + 1))

    return make


def dreamy(blur: float) -> Recipe:
    """Greedy, with so much noise on what looks good."""
    return lambda game, seed: DreamyPlayer(game.id, blur, Rng(seed))


def greedy(game: AnyGame, seed: int) -> Player:
    return GreedyPlayer(game.id, Rng(seed))


def search(iterations: int) -> Recipe:
    """So many worlds a move."""
    return lambda game, seed: SearchPlayer(game, seed, Budget(iterations=iterations))


def plan(iterations: int) -> Recipe:
    """The rest of the turn, with so many positions judged a move; Tower only."""
    return lambda game, seed: PlanningPlayer(game, seed, iterations)


RECIPES: dict[str, list[Recipe]] = {
    "throne": [hasty(40), greedy, search(40), search(250), search(2000), ThroneMaster],
    "tower": [hasty(20), hasty(58), hasty(82), greedy, plan(20), plan(1000)],
    "dwarves": [dreamy(1.6), dreamy(1.0), dreamy(0.6), dreamy(0.3), greedy, search(10_000)],
}
