"""What the computer knows about one game. A game without a strategy is played by plain search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from zweikampf.engine import plugins
from zweikampf.engine.game import AnyGame
from zweikampf.players.player import FREE, Budget, Move, Player
from zweikampf.players.policy import Policy

LEVELS = range(1, 7)

Appeal = Callable[[Any, str], float]  # how good an action looks in a view
Recipe = Callable[[AnyGame, int], Player]  # a player from a game and a seed


class Adviser(Protocol):
    """Whom to ask about a choice. The same one gives hints and reviews; it is the one behind the
    strongest level, since only who sees far can tell what a move is worth."""

    def think(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> list[Move]:
        """All legal actions, the best one first."""

    def weigh(self, view: Any, token: str, budget: Budget = FREE) -> Move:
        """One legal action alone."""


@dataclass(frozen=True)
class Strategy:
    """All of it is optional, and stands in for what is known of any game."""

    policy: Callable[[], Policy] = Policy  # for search; every tree has one of its own
    appeal: Appeal | None = None  # for the greedy player, and weak ones made of it
    levels: tuple[Recipe, ...] = ()  # one per level, from gentle to the strongest
    adviser: Callable[[AnyGame, int, int], Adviser] | None = None  # of a seed and iterations
    thorough: int = 10_000  # iterations that a thorough look at one choice takes
    review: int = 500_000  # ... and all choices of a seat in a review, so that it takes seconds


def strategy_of(game: str) -> Strategy:
    found = plugins.found("players").get(game, _UNKNOWN)
    assert isinstance(found, Strategy)
    return found


_UNKNOWN = Strategy()
