"""Whether this server still has the rules and the deck file that a game was made with."""

from __future__ import annotations

from collections.abc import Mapping

from zweikampf.engine import registry
from zweikampf.engine.errors import RecordError, ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because


def find_rules(
    name: str, version: int, given: Mapping[str, object], digest: str | None
) -> tuple[AnyGame, Options]:
    """The game and its options, if this version of the rules is still known and the deck file still
    says the same."""
    game = registry.find(name)
    options = game.options_by(given, version)
    if digest is not None and digest != game.digest(options):
        raise RecordError(because("wrong-digest", game=name))
    return game, options


def knows(name: str, version: int, given: Mapping[str, object], digest: str | None) -> bool:
    try:
        find_rules(name, version, given, digest)
    except ZweikampfError:
        return False
    return True
