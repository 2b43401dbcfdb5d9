"""A computer player whose answers follow from the cards and the moves before, as on the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zweikampf.engine.duel import Duel
from zweikampf.engine.piles import PileDealer
from zweikampf.players.opponents import opponent
from zweikampf.players.player import NO_BUDGET, Budget


class SameAnswers:
    """A level that is made for each move, with a seed of that moment. So neither an undo nor
    another try of the same cards changes what it answers to the same moves."""

    def __init__(self, name: str, duel: Duel, dealer: PileDealer) -> None:
        self._name = name
        self._duel = duel
        self._dealer = dealer

    def __repr__(self) -> str:
        return f"<SameAnswers of {self._name}>"

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        """One of the legal tokens."""
        seed = self._dealer.seed_after(self._duel.tokens)
        return opponent(self._name, self._duel.game.id, seed).choose(view, legal, budget)
