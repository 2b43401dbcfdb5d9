"""The player that takes what is best right now, by the game's own appeal function."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.rng import Rng
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.player import Budget
from zweikampf.players.strategy import Appeal, strategy_of


def appeal_of(game: str) -> Appeal:
    """In a game without one, all actions look alike."""
    return strategy_of(game).appeal or (lambda view, token: 0.0)


class GreedyPlayer(OwnPlayer):
    """Chooses the action with the highest appeal; among equals by chance."""

    def __init__(self, game: str, rng: Rng) -> None:
        self._game = game
        self._rules = registry.find(game)
        self._appeal = appeal_of(game)
        self._rng = rng

    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str:
        appeals = [self._appeal(view, token) for token in legal]
        best = max(appeals)
        equals = [token for token, appeal in zip(legal, appeals, strict=True) if appeal == best]
        return equals[self._rng.below(len(equals))]

    def __repr__(self) -> str:
        return f"<GreedyPlayer of {self._game}>"


class DreamyPlayer(OwnPlayer):
    """Greedy with noise: it misses small differences often, and large ones rarely."""

    def __init__(self, game: str, blur: float, rng: Rng) -> None:
        self._game = game
        self._rules = registry.find(game)
        self._appeal = appeal_of(game)
        self._blur = blur
        self._rng = rng

    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str:
        return max(legal, key=lambda token: self._appeal(view, token) + self._blur * self._noise())

    def __repr__(self) -> str:
        return f"<DreamyPlayer of {self._game}, blur {self._blur}>"

    def _noise(self) -> float:
        """Gumbel's distribution: actions are chosen in proportion to exp(appeal / blur)."""
        return -math.log(-math.log((self._rng.below(1 << 20) + 0.5) / (1 << 20)))
