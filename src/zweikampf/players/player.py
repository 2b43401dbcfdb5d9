"""What a player is: somebody who looks at a view and chooses one of the legal tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Budget:
    """How much a player may think: iterations, milliseconds, or as it likes."""

    iterations: int | None = None
    milliseconds: int | None = None


FREE = Budget()


class Player(Protocol):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        """One of the legal tokens."""
