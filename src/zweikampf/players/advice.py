"""Whom to ask about a choice in a game; see ``strategy.Adviser``."""

from __future__ import annotations

from zweikampf.engine import registry
from zweikampf.players.player import Budget
from zweikampf.players.search import SearchPlayer
from zweikampf.players.strategy import Adviser, strategy_of


def adviser(game: str, seed: int, iterations: int | None = None) -> Adviser:
    """The same seed and iterations judge the same way."""
    found, strategy = registry.find(game), strategy_of(game)
    iterations = iterations or strategy.thorough
    if strategy.adviser is not None:
        return strategy.adviser(found, seed, iterations)
    return SearchPlayer(found, seed, Budget(iterations=iterations))
