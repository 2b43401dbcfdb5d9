"""Players without a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zweikampf.engine.rng import Rng
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.player import Budget, Player


class RandomPlayer(OwnPlayer):
    """Every legal action is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str:
        return legal[self._rng.below(len(legal))]

    def __repr__(self) -> str:
        return f"RandomPlayer({self._rng!r})"


class HastyPlayer(OwnPlayer):
    """Asks another player in this many of a hundred moves, and plays any legal action in the
    others: a weak opponent that still makes sense."""

    def __init__(self, careful: Player, care: int, rng: Rng) -> None:
        self._careful = careful
        self._rules = getattr(careful, "_rules", None)
        self._care = care
        self._rng = rng

    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str:
        if self._rng.below(100) < self._care:
            return self._careful.choose(view, legal, budget)
        return legal[self._rng.below(len(legal))]

    def __repr__(self) -> str:
        return f"<HastyPlayer: {self._careful!r} in {self._care} of 100 moves>"
