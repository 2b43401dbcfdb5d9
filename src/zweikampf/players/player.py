"""What a player is: it looks at a view and chooses one of the legal tokens.

This module also holds what players are given and what they report: a budget, and moves with their
worth.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because

_BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")


@dataclass(frozen=True)
class Budget:
    """How much a player may think: iterations, milliseconds, or no limit."""

    iterations: int | None = None
    milliseconds: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """``200`` is 200 iterations, ``50ms`` are 50 milliseconds."""
        found = _BUDGET.fullmatch(text)
        if not found:
            raise PlayerError(because("bad-budget", text=shorten(text)))
        number = int(found[1])
        return cls(milliseconds=number) if found[2] else cls(iterations=number)

    def __str__(self) -> str:
        if self.milliseconds is not None:
            return f"{self.milliseconds}ms"
        return "" if self.iterations is None else str(self.iterations)


NO_BUDGET = Budget()  # none was given: as the player likes


@dataclass(frozen=True)
class Move:
    """What thinking found out about one legal action."""

    token: str
    visits: int
    win_chance: float  # a draw counts one half; 0.5 if it was never tried

    def json(self) -> dict[str, Any]:
        """As plain data."""
        return {"token": self.token, "visits": self.visits, "win_chance": self.win_chance}


class Player(Protocol):
    """Anything with a method ``choose``; docs/bots.md says more."""

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        """One of the legal tokens."""
