"""The games by name: those of all installed distributions, found when one is requested."""

from zweikampf.engine import plugins
from zweikampf.engine.checks import need
from zweikampf.engine.errors import GameNotLoaded, UnknownGame, WrongType, WrongValue
from zweikampf.engine.game import AnyGame, Game
from zweikampf.engine.reason import because

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game by hand; an installed one needs no more than its entry point. A class that was
    defined again, as in a notebook, takes the place of the first."""
    known = _GAMES.setdefault(game.id, _installed(game.id) or game)
    if type(known) is type(game):
        return
    if _place(known) != _place(game):
        raise WrongValue(because("game-twice", game=game.id))
    _GAMES[game.id] = game


def _place(game: AnyGame) -> tuple[str, str]:
    """Where its class is written."""
    return type(game).__module__, type(game).__qualname__


def find(name: str) -> AnyGame:
    """The game of this name; else ``UnknownGame``, or ``GameNotLoaded`` if it is broken."""
    need(name, str, "game")
    game = _GAMES.get(name) or _installed(name)
    if game is None:
        failure = plugins.failed("games", name)
        if failure is not None:
            raise GameNotLoaded(name, failure.why)
        raise UnknownGame(name, names())
    return _GAMES.setdefault(name, game)


def given(game: str | AnyGame) -> AnyGame:
    """A game by its id, or one's own: it is known from now on, so that its records can be read."""
    if isinstance(game, Game):
        register(game)
        return game
    if not isinstance(game, str):
        raise WrongType("game", "game", game)
    return find(game)


def names() -> list[str]:
    """The ids of all games, sorted."""
    return sorted({*_GAMES, *plugins.found("games")})


def _installed(name: str) -> AnyGame | None:
    found: AnyGame | None = plugins.find("games", name)
    return found
