"""The games by name: those of all installed distributions, found when somebody asks for one."""

from zweikampf.engine import plugins
from zweikampf.engine.errors import UnknownGame
from zweikampf.engine.game import AnyGame

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game by hand; an installed one needs no more than its entry point."""
    known = _all().setdefault(game.id, game)
    if type(known) is not type(game):
        raise ValueError(f"two games with the id {game.id}")


def find(name: str) -> AnyGame:
    """The game of this name, or ``UnknownGame``."""
    if name not in _all():
        raise UnknownGame(name, names())
    return _GAMES[name]


def names() -> list[str]:
    return sorted(_all())


def _all() -> dict[str, AnyGame]:
    for name, game in plugins.found("games").items():
        _GAMES.setdefault(name, game)
    return _GAMES
