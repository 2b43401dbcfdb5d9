"""Players as recipes, from which the levels of a game are made.

Strength is given in iterations and not in time, so that a level is the same on every machine.
"""

from __future__ import annotations

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.players.greedy import DreamyPlayer, GreedyPlayer
from zweikampf.players.player import Budget, Player
from zweikampf.players.search import SearchPlayer
from zweikampf.players.simple import HastyPlayer
from zweikampf.players.strategy import Recipe


def greedy(game: AnyGame, seed: int) -> Player:
    return GreedyPlayer(game.id, Rng(seed))


def hasty(care: int, careful: Recipe = greedy) -> Recipe:
    """Careful in this many of a hundred moves."""
    return lambda game, seed: HastyPlayer(careful(game, seed), care, Rng(seed + 1))


def dreamy(blur: float) -> Recipe:
    """Greedy, with this much noise on what looks good."""
    return lambda game, seed: DreamyPlayer(game.id, blur, Rng(seed))


def search(iterations: int) -> Recipe:
    """This many worlds per move."""
    return lambda game, seed: SearchPlayer(game, seed, Budget(iterations=iterations))
