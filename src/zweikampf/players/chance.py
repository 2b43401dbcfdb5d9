"""The player without a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zweikampf.engine.rng import Rng
from zweikampf.players.player import FREE, Budget


class RandomPlayer:
    """Every legal action is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        return legal[self._rng.draw(len(legal))]
