"""The player that takes what is best right now, by a game's own sense of what is good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zweikampf.engine.rng import Rng
from zweikampf.players import dwarves, throne, tower
from zweikampf.players.player import FREE, Budget

Appeal = Callable[[Any, str], float]  # how good an action looks in a view

APPEALS: dict[str, Appeal] = {
    "dwarves": dwarves.appeal,
    "throne": throne.appeal,
    "tower": tower.appeal,
}


class GreedyPlayer:
    """Chooses the action with the highest appeal; among equals by chance."""

    def __init__(self, game: str, rng: Rng) -> None:
        self._appeal = APPEALS[game]
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        appeals = [self._appeal(view, token) for token in legal]
        best = max(appeals)
        equals = [token for token, appeal in zip(legal, appeals, strict=True) if appeal == best]
        return equals[self._rng.draw(len(equals))]
