"""What a player is told about its game besides its own turns, if it wants to know.

A player needs one method, ``choose``. If it has one of the following too, everyone who plays a game
with it calls that method:

* ``begin(options, seat)``: a game begins; after an undo it begins again, and ``saw`` tells it from
  the start;
* ``saw(events)``: what has happened since the last call, as its seat saw it; before every choice
  and at the end;
* ``end(outcome)``: the game is over; the outcome is ``None`` if it was not played to its end;
* ``close()``: there are no more games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import Event
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.players.player import NO_BUDGET, Budget, Player


class Seated:
    """A player on a seat of a duel. Nothing is told before it is first asked for a choice, so its
    errors come out of ``choose``, ``end`` and ``close`` alone."""

    def __init__(self, player: Player, duel: Duel, seat: int) -> None:
        self.player = player
        self._duel = duel
        self._seat = seat
        self._told: tuple[int, int] | None = None  # the version and the ply that it knows

    def __repr__(self) -> str:
        return f"<Seated {self.player!r} on seat {self._seat}>"

    def choose(self, budget: Budget = NO_BUDGET) -> str:
        """What it answers, unchecked; it is this seat's turn."""
        return self.asked(budget)()

    def asked(self, budget: Budget = NO_BUDGET) -> Callable[[], str]:
        """Finds what it answers, perhaps in another thread: it is told what there is now."""
        tell = self._news()
        view, legal = self._duel.view(self._seat), self._duel.legal(self._seat)

        def answer() -> str:
            tell()
            return self._choose(view, legal, budget)

        return answer

    def _choose(self, view: Any, legal: list[str], budget: Budget) -> str:
        return self.player.choose(view, legal, budget)

    def end(self) -> None:
        """The game is over, or no longer played."""
        self._news()()
        is_over = self._duel.state.actor == actors.OVER
        end(self.player, self._duel.state.outcome() if is_over else None)

    def close(self) -> None:
        """There are no more games for this player."""
        close(self.player)

    def _news(self) -> Callable[[], None]:
        """Tells the player what it does not know yet."""
        version, ply = self._duel.version, self._duel.ply
        # Every action makes version and ply one more; only an undo breaks the step.
        continues = self._told is not None and version - self._told[0] == ply - self._told[1]
        since = self._told[1] if continues and self._told is not None else 0
        listens = callable(getattr(self.player, "saw", None))
        events = self._duel.seen_events(self._seat, since) if listens else []
        self._told = version, ply

        def tell() -> None:
            if not continues:
                begin(self.player, self._duel.options, self._seat)
            saw(self.player, events)

        return tell


def begin(player: Player, options: Options, seat: int) -> None:
    """A game begins, if the player wants to know."""
    method = getattr(player, "begin", None)
    if callable(method):
        method(options, seat)


def saw(player: Player, events: Sequence[Event]) -> None:
    """What has happened since, if the player wants to know."""
    method = getattr(player, "saw", None)
    if callable(method):
        method(events)


def end(player: Player, outcome: Outcome | None) -> None:
    """The game is over, if the player wants to know."""
    method = getattr(player, "end", None)
    if callable(method):
        method(outcome)


def close(player: Player) -> None:
    """There are no more games, if the player wants to know."""
    method = getattr(player, "close", None)
    if callable(method):
        method()
