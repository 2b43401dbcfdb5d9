"""Players that the tests of the arena invite by name."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, ClassVar

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


class Quitter(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        sys.exit(0)


class Chatty(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        sys.stdout.write("thinking aloud\n")
        return legal[0]


class Frugal(First):
    """Notes the budget that it was given."""

    given: ClassVar[set[str]] = set()

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> str:
        self.given.add(str(budget))
        return legal[0]
