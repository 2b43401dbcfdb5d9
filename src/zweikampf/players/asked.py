"""What our own players are asked: a wrong question gets a sentence, before anyone thinks about it.

Otherwise the view of another game or a misspelt token would fail somewhere inside the thinking,
with words that say nothing to the one who asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any

from zweikampf.engine import notation
from zweikampf.engine.checks import SEATS, need
from zweikampf.engine.errors import WrongType, WrongValue
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.likeness import closest
from zweikampf.engine.reason import because
from zweikampf.engine.received import view_kind
from zweikampf.players.player import NO_BUDGET, Budget


class OwnPlayer(ABC):
    """A player that we bring; ``_rules`` is the game whose views it reads, ``None`` for any."""

    _rules: AnyGame | None = None

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        """One of the legal tokens. ``WrongType`` or ``WrongValue`` if this is no question for the
        player: the view of a seat that is to act, and what it may do."""
        check(self._rules, view, legal, budget)
        return self._choose(view, legal, budget)

    @abstractmethod
    def _choose(self, view: Any, legal: Sequence[str], budget: Budget) -> str: ...


def check(game: AnyGame | None, view: Any, legal: Sequence[str], budget: Budget) -> None:
    """``WrongType`` or ``WrongValue`` unless a player of this game can be asked like this."""
    need(view, View if game is None else kind_of_views(game), "view")
    check_seat(view)
    actor = getattr(view, "actor", view.seat)  # views of other distributions need not say
    if actor != view.seat and actor in SEATS:
        raise WrongValue(because("view-not-to-act", seat=view.seat, actor=actor))
    if isinstance(legal, str) or not isinstance(legal, Sequence):
        raise WrongType("legal", "tokens", legal)
    if not legal:
        raise WrongValue(because("nothing-legal"))
    for token in legal:
        need(token, str, "legal")
    known = {} if game is None else notation.token_numbers(game)
    for token in legal if known else ():
        if token not in known:
            error = WrongValue(notation.unknown_token(token).reason)
            error.guess = closest(token, known)
            raise error
    need(budget, Budget, "budget")


def check_seat(view: View) -> None:
    """``WrongValue`` for the view of a spectator, who has no seat to choose for."""
    if view.seat is None:
        raise WrongValue(because("view-of-spectator"))


@cache
def kind_of_views(game: AnyGame) -> type[View]:
    """The class of a game's views; that of all views if the game does not say."""
    try:
        return view_kind(game)
    except TypeError:
        return View
