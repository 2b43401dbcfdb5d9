"""What the public methods of compiled classes check before typed code trusts it.

Typed code has no exceptions: a seat of 7, a missing object or a state of another game would make
it read memory that is not its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from zweikampf.engine.errors import SeatError, WrongType, WrongValue
from zweikampf.engine.reason import because, no_such_action, told

SEATS = (0, 1)


def seat_of(value: SupportsIndex) -> int:
    """A seat, or ``SeatError``."""
    if value is SEATS[0] or value is SEATS[1]:
        return value
    try:
        seat = index(value)
    except TypeError:
        raise SeatError from None
    if seat not in SEATS:
        raise SeatError
    return seat


def reader_of(value: SupportsIndex | None) -> int | None:
    """A seat, or ``None`` for a spectator; else ``SeatError``."""
    return None if value is None else seat_of(value)


def number_of(value: SupportsIndex, least: int, most: int, name: str) -> int:
    """A whole number within bounds, else ``WrongValue``; ``WrongType`` for anything else."""
    number = whole(value, name)
    if not least <= number <= most:
        raise WrongValue(because("out-of-range", name=name, least=str(least), most=str(most)))
    return number


def whole(value: SupportsIndex, name: str) -> int:
    """A whole number, else ``WrongType``."""
    try:
        return index(value)
    except TypeError:
        raise WrongType(name, "int", value) from None


def token_of(action: SupportsIndex, tokens: Sequence[str]) -> str:
    """The token of an action, else ``WrongValue``; a list would count a negative one from its
    end."""
    if type(action) is int and 0 <= action < len(tokens):
        return tokens[action]
    number = whole(action, "action")
    unknown = no_such_action(number, len(tokens))
    if unknown is not None:
        raise WrongValue(unknown)
    return tokens[number]


def need(value: object, kind: type, name: str) -> None:
    """``WrongType`` unless the value is of this kind; ``None`` never is."""
    if not isinstance(value, kind):
        raise WrongType(name, kind.__name__, value)


def one_of(value: object, allowed: Sequence[str], name: str) -> None:
    """``WrongValue`` unless the value is one of these words."""
    if value not in allowed:
        from zweikampf.engine.notation import shorten  # it knows states, which are checked here

        said = shorten(value if isinstance(value, str) else told(value))
        choices = ", ".join(allowed)
        raise WrongValue(because("not-one-of", name=name, value=said, choices=choices))
