"""Everything that bad input can raise.

    ZweikampfError
    ├── UnknownGame        no game of that name
    ├── OptionError        an option or its value is not known
    ├── PlayerError        no such player, or one that does not play
    ├── Refused            an action is not accepted; the state is unchanged
    └── ParseError         a text cannot be read
        ├── TokenError     an action token
        ├── PositionError  a position string
        ├── RecordError    a record
        └── ResultsError   a file of results

Each carries a ``reason``; its code is the key of the sentence that a person reads. ``str`` of an
error never holds a position: a position shows both hands, and messages travel to seats.
"""

from __future__ import annotations

from typing import Any

from zweikampf.engine.reason import Reason, because


class ZweikampfError(Exception):
    """The root: catch this and nothing else of ours can escape."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Players may play in another process; what went wrong there must come home, whatever
        the arguments of the subclass are."""
        return _unpickled, (type(self), self.args, self.__dict__)

    @property
    def code(self) -> str:
        return self.reason.code


class UnknownGame(ZweikampfError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(because("unknown-game", game=name, known=", ".join(known)))


class OptionError(ZweikampfError):
    pass


class PlayerError(ZweikampfError):
    pass


class Refused(ZweikampfError):
    """An action that is not accepted.

    ``position`` is the full position, for logs and bug reports of whoever holds the state; it
    must not be sent to a seat.
    """

    def __init__(self, reason: Reason, action: str, position: str) -> None:
        super().__init__(reason)
        self.action = action
        self.position = position

    def report(self) -> str:
        """One line that reproduces the refusal; it shows everything."""
        return f"{self.reason} | action {self.action} | position {self.position}"


class ParseError(ZweikampfError):
    pass


class TokenError(ParseError):
    pass


class PositionError(ParseError):
    pass


class RecordError(ParseError):
    pass


class ResultsError(ParseError):
    pass


def _unpickled(
    kind: type[ZweikampfError], args: tuple[Any, ...], fields: dict[str, Any]
) -> ZweikampfError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error
