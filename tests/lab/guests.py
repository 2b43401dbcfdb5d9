"""Players that the tests of the arena invite by name."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from zweikampf.engine.game import AnyGame
from zweikampf.players.player import FREE, Budget


class First:
    """Always the first of the legal tokens."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        return legal[0]


class Cheat(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        return "lead0"


class Clumsy(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        raise RuntimeError("dropped all the cards")


class Fatal(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        os._exit(9)
