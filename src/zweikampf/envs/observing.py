"""From what a player is given to what a network takes: observations and masks made of views.

A player in the arena gets a view and the legal tokens. ``observe`` and ``mask`` turn them into the
arrays that the environments give, byte for byte; ``action_table`` says which token an action is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from zweikampf.engine import extras, notation, registry
from zweikampf.engine.checks import need
from zweikampf.engine.errors import WrongType, WrongValue
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.likeness import closest
from zweikampf.engine.reason import because
from zweikampf.engine.received import view_kind
from zweikampf.envs.encoder import Encoder
from zweikampf.envs.environment import encoder_of
from zweikampf.players.asked import check_seat, kind_of_views

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def observe(view: View, game: str | AnyGame | None = None) -> NDArray[np.int8]:
    """The observation of the seat that has this view: the row that every environment gives it.

    The game follows from the class of the view. A game whose class does not say which views it has
    (``Game[State, View, Event]``) must be named.
    """
    numpy = extras.load("numpy", "envs")
    rules = _rules(view, game)
    check_seat(view)
    encoder = _encoder(rules)
    row: NDArray[np.int8] = numpy.zeros(encoder.size, numpy.int8)
    encoder.observe_view(rules, view, row)
    return row


def mask(view: View, legal: Sequence[str], game: str | AnyGame | None = None) -> NDArray[np.bool_]:
    """Which actions may be chosen: true at the number of each legal token."""
    numpy = extras.load("numpy", "envs")
    rules = _rules(view, game)
    if isinstance(legal, str) or not isinstance(legal, Sequence):
        raise WrongType("legal", "tokens", legal)
    row: NDArray[np.bool_] = numpy.zeros(rules.num_actions, numpy.bool_)
    for token in legal:
        row[action_number(rules, token)] = True
    return row


def action_table(game: str | AnyGame) -> tuple[str, ...]:
    """The tokens of all actions, by their numbers; the README of the game says what they mean."""
    return notation.token_table(registry.given(game))


def action_number(game: str | AnyGame, token: str) -> int:
    """The number of the action with this token; ``TokenError`` if there is none."""
    need(token, str, "token")
    numbers = notation.token_numbers(registry.given(game))
    if token not in numbers:
        error = notation.unknown_token(token)
        error.guess = closest(token, numbers)
        raise error
    return numbers[token]


def game_of(view: View) -> AnyGame:
    """The game that a view belongs to."""
    found = _games_by_view().get(type(view))
    if found is None:
        # A game may have been registered since.
        _games_by_view.cache_clear()
        found = _games_by_view().get(type(view))
    if found is None:
        raise WrongValue(because("view-of-no-game", kind=type(view).__name__))
    return found


def _rules(view: View, game: str | AnyGame | None) -> AnyGame:
    """The game that is named, if the view can be one of its own; else that of the view."""
    need(view, View, "view")
    if game is None:
        return game_of(view)
    rules = registry.given(game)
    need(view, kind_of_views(rules), "view")
    return rules


@cache
def _games_by_view() -> Mapping[type, AnyGame]:
    found: dict[type, AnyGame] = {}
    shared: set[type] = set()
    for game in map(registry.find, registry.names()):
        try:
            kind = view_kind(game)
        except TypeError:  # it does not say
            continue
        if kind in found:
            shared.add(kind)
        found[kind] = game
    return {kind: game for kind, game in found.items() if kind not in shared}


@cache
def _encoder(game: AnyGame) -> Encoder:
    return encoder_of(game)
