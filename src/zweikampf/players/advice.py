"""Whom to ask about a choice: the same judge of each game gives hints and reviews.

It is the one behind the strongest level, since only who sees far can tell what a move is worth:
for Throne search and the solved end, for Tower the planner of turns with a second opinion, for
Dwarves search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from zweikampf.engine import registry
from zweikampf.players.player import FREE, Budget
from zweikampf.players.search import Move, SearchPlayer
from zweikampf.players.throne_master import ThroneMaster
from zweikampf.players.tower_adviser import TowerAdviser

# What a thorough look at one choice takes, and before the solved end of Throne, where every world
# is judged by the solver.
ITERATIONS = {"throne": 40_000, "tower": 4_000, "dwarves": 10_000}
SOLVED_ITERATIONS = 200


class Adviser(Protocol):
    def think(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> list[Move]:
        """All legal actions, the best one first."""

    def weigh(self, view: Any, token: str, budget: Budget = FREE) -> Move:
        """One legal action alone."""


def adviser(game: str, seed: int, iterations: int | None = None) -> Adviser:
    """The same seed and iterations judge the same way."""
    found = registry.find(game)
    iterations = iterations or ITERATIONS[game]
    if game == "throne":
        return ThroneMaster(found, seed, iterations, solved_iterations=SOLVED_ITERATIONS)
    if game == "tower":
        return TowerAdviser(found, seed, iterations)
    return SearchPlayer(found, seed, Budget(iterations=iterations))
