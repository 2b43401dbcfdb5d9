"""What the learning environments know about one game. A game that provides nothing works too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import plugins, registry
from zweikampf.engine.game import AnyGame
from zweikampf.envs.encoder import Encoder, HashingEncoder


@dataclass(frozen=True)
class Secrets:
    """Where a seat keeps cards that its opponent cannot see.

    ``places`` gives a set of cards for each place; ``codes`` the chance action that deals a card.
    """

    places: Callable[[Any, int], tuple[int, ...]]
    codes: Sequence[int]


NO_SECRETS = Secrets(lambda state, seat: (), ())


@dataclass(frozen=True)
class Environment:
    """All of it is optional.

    ``encoder`` makes the one that writes observations. ``secrets`` lets OpenSpiel resample a whole
    history; without it a resampled game begins where the seat stands. The two numbers bound a game:
    its actions, and those of chance among them.
    """

    encoder: Callable[[], Encoder] | None = None
    secrets: Secrets | None = None
    longest_game: int = 16_384
    chance_actions: int = 16_384


def environment_of(game: str) -> Environment:
    """What a game provides for learning; defaults if that is nothing."""
    found = plugins.find("envs", game) or _UNKNOWN
    assert isinstance(found, Environment)
    return found


def encoder_of(game: str | AnyGame) -> Encoder:
    """A new encoder; ``UnknownGame`` if there is no such game."""
    found = registry.given(game)
    make = environment_of(found.id).encoder
    return make() if make is not None else HashingEncoder(found)


_UNKNOWN = Environment()
