"""Players that the tests of the arena enter by name."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Sequence
from typing import Any, ClassVar

from zweikampf.engine.game import AnyGame
from zweikampf.lab.match import Match, Pair
from zweikampf.players.player import NO_BUDGET, Budget


class First:
    """Always the first of the legal tokens."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        return legal[0]


class Cheat(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        return "lead0"


class Clumsy(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        raise RuntimeError("dropped all the cards")


class Tidy(First):
    """Puts away what it was given, and then answers."""

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        chosen = legal[0]
        if isinstance(legal, list):
            legal.clear()
        return chosen


class Numeric(First):
    """Answers with a number where a text is wanted."""

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        return 7  # type: ignore[return-value]


class Mute(First):
    """Gives no answer."""

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        return None  # type: ignore[return-value]


class Messy(First):
    def close(self) -> None:
        raise RuntimeError("left the table in a mess")


class Fatal(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        os._exit(9)


class Quitter(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        sys.exit(0)


class Chatty(First):
    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        sys.stdout.write("thinking aloud\n")
        return legal[0]


class Greeting(First):
    def __init__(self, game: AnyGame, seed: int) -> None:
        sys.stdout.write("hello\n")


class Frugal(First):
    """Notes the budget that it was given."""

    given: ClassVar[set[str]] = set()

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        self.given.add(str(budget))
        return legal[0]


class Late(First):
    """Fails in its second pair."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        late = Match(game.id, ("random", "tests.lab.guests:Late")).player_seed(Pair(0, 1, 1), 1)
        self.fails = seed == late

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        if self.fails:
            raise RuntimeError("too late")
        return legal[0]


class Hanging(First):
    """Never answers in its second pair."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        match = Match(game.id, ("random", "tests.lab.guests:Hanging"))
        self.hangs = seed == match.player_seed(Pair(0, 1, 1), 1)

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        if self.hangs:
            threading.Event().wait()
        return legal[0]


class Ringing(First):
    """Calls the port that the variable ``BELL`` names when its pair 12 begins. Two processes are
    given ten pairs before the first result is kept, so two are kept by then."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        match = Match(game.id, ("random", "tests.lab.guests:Ringing"))
        if seed == match.player_seed(Pair(0, 1, 12), 1):
            socket.create_connection(("127.0.0.1", int(os.environ["BELL"]))).close()


class Stillborn(First):
    def __init__(self, game: AnyGame, seed: int) -> None:
        raise RuntimeError("not today")


class Closing(First):
    """Counts its games, and those that were closed."""

    open: ClassVar[int] = 0
    closed: ClassVar[int] = 0

    def __init__(self, game: AnyGame, seed: int) -> None:
        Closing.open += 1

    def close(self) -> None:
        Closing.closed += 1
