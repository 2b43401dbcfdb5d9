"""Six opponents per game, from gentle to the strongest; docs/levels.md shows how they compare.

A game's strategy makes them; their names are in the texts of the game (``level-<id>-1``).
"""

from __future__ import annotations

from zweikampf.engine import registry
from zweikampf.players.player import Player
from zweikampf.players.recipes import hasty, search
from zweikampf.players.strategy import LEVELS, Recipe, strategy_of

# For a game without its own levels.
_ANY_GAME: tuple[Recipe, ...] = (
    hasty(30, search(20)),
    hasty(70, search(20)),
    search(20),
    search(100),
    search(500),
    search(5_000),
)


def level(game: str, number: int, seed: int) -> Player:
    """The opponent of this level; the same seed plays the same way."""
    return recipes_of(game)[number - 1](registry.find(game), seed)


def recipes_of(game: str) -> tuple[Recipe, ...]:
    """What the levels of a game are made from, from gentle to the strongest."""
    recipes = strategy_of(game).levels or _ANY_GAME
    assert len(recipes) == len(LEVELS)
    return recipes
