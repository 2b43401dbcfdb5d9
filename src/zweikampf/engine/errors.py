"""Everything that bad input can raise.

    ZweikampfError
    ├── UnknownGame
    ├── GameNotLoaded
    ├── OptionError
    ├── PlayerError
    ├── SeatError          also a ValueError
    ├── PlyError           also a ValueError
    ├── WrongType          also a TypeError
    ├── WrongValue         also a ValueError
    ├── Refused
    └── ParseError
        ├── TokenError
        ├── PositionError
        ├── RecordError
        └── ResultsError

Packages above the engine have further ones: the environments for rows, parts of observations and
saved games (``envs/errors.py``), the server ``Denied`` (``server/errors.py``) and why it does not
start, a game for its deck files, the lab for studies, clusters and processes, the command for
missing extras.

Each carries a ``reason``; its code is the key of the sentence that a person reads. ``str`` of an
error is the English sentence with the code in brackets. It never holds a position: a position shows
both hands, and messages travel to seats.
"""

from __future__ import annotations

from typing import Any

from zweikampf.engine.reason import Reason, because


class ZweikampfError(Exception):
    """The root: catching this catches every error of ours."""

    guess: str | None = None  # what was perhaps meant, where the reason does not list what is known
    more: Reason | None = None  # a second sentence of the engine: what would have been right

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason) if reason.values else reason.code)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Players may run in another process; their errors must survive the way back, whatever the
        arguments of the subclass are."""
        return _unpickled, (type(self), self.args, self.__dict__)

    @property
    def code(self) -> str:
        """A stable name of what is wrong, such as ``not-your-turn``."""
        return self.reason.code

    @property
    def meant(self) -> str | None:
        """What was perhaps meant, if the error is about a word that is not known."""
        from zweikampf.engine.likeness import meant  # few ask

        return self.guess or meant(self.reason)

    def __str__(self) -> str:
        from zweikampf.engine.sentences import sentence  # texts are read when one is wanted

        said = sentence(self)
        return str(self.reason) if said is None else f"{said} ({self.code})"

    @property
    def game(self) -> str | None:
        """The id of the game whose sentences fit, where it is known."""
        return None


class UnknownGame(ZweikampfError):
    """There is no game of that name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(because("unknown-game", game=name, known=", ".join(known)))


class GameNotLoaded(ZweikampfError):
    """The game is installed, but its code cannot be loaded."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(because("game-not-loaded", game=name, why=why))


class OptionError(ZweikampfError):
    """An option or its value is not known."""


class PlayerError(ZweikampfError):
    """There is no such player, or it does not play."""


class SeatError(ZweikampfError, ValueError):
    """A seat is 0 or 1."""

    def __init__(self) -> None:
        super().__init__(because("no-such-seat"))


class PlyError(ZweikampfError, ValueError):
    """The game has had fewer actions."""

    def __init__(self, ply: int, plies: int) -> None:
        super().__init__(because("no-such-ply", ply=ply, plies=plies))


class WrongType(ZweikampfError, TypeError):
    """Something of another kind is needed.

    ``name`` is the argument, ``needed`` the kind that it must be: the name of a type, or ``seed``
    and the like for what texts describe otherwise.
    """

    def __init__(self, name: str, needed: str, value: object) -> None:
        given = "None" if value is None else type(value).__name__
        super().__init__(because("wrong-type", name=name, needed=needed, given=given))


class WrongValue(ZweikampfError, ValueError):
    """The kind of a value is right, the value is not."""


class Refused(ZweikampfError):
    """An action that is not accepted.

    ``position`` is the full position, for logs and bug reports on the side that holds the state; it
    must not be sent to a seat.
    """

    def __init__(self, reason: Reason, action: str, position: str) -> None:
        super().__init__(reason)
        self.action = action
        self.position = position

    @property
    def game(self) -> str | None:
        """The game of the position."""
        return self.position.partition(" ")[0]

    def report(self) -> str:
        """One line that reproduces the refusal; it shows everything."""
        return f"{self.reason} | action {self.action} | position {self.position}"


class ParseError(ZweikampfError):
    """A text cannot be read."""


class TokenError(ParseError):
    """A text is not the token of an action."""


class PositionError(ParseError):
    """A text is not a position; ``game`` has the sentence of the reason if the engine has none."""

    def __init__(self, reason: Reason, game: str | None = None) -> None:
        super().__init__(reason)
        self._game = game

    @property
    def game(self) -> str | None:
        """The id of the game, if one is known."""
        return self._game


class RecordError(ParseError):
    """A record cannot be read, or it is false."""

    @property
    def denies(self) -> bool:
        """Whether the record is known to be false, and not only unknown here."""
        return self.code != "unknown-rules-version"


class ResultsError(ParseError):
    """A file of results cannot be read or written."""


def _unpickled(
    kind: type[ZweikampfError], args: tuple[Any, ...], fields: dict[str, Any]
) -> ZweikampfError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error
