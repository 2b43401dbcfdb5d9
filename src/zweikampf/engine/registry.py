"""The games by name. A game's package registers itself when it is imported."""

from zweikampf.engine.errors import UnknownGame
from zweikampf.engine.game import AnyGame

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    known = _GAMES.setdefault(game.id, game)
    if type(known) is not type(game):
        raise ValueError(f"two games with the id {game.id}")


def find(name: str) -> AnyGame:
    """The game of this name, or ``UnknownGame``."""
    if name not in _GAMES:
        raise UnknownGame(name, names())
    return _GAMES[name]


def names() -> list[str]:
    return sorted(_GAMES)
