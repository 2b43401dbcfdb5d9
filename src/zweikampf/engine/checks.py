"""What the public methods of compiled classes check before typed code trusts it.

Typed code has no exceptions: a seat of 7, a missing object or a state of another game would make
it read memory that is not its own.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from zweikampf.engine.errors import SeatError

SEATS = (0, 1)


def seat_of(value: SupportsIndex) -> int:
    """A seat, or ``SeatError``."""
    try:
        seat = index(value)
    except TypeError:
        raise SeatError from None
    if seat not in SEATS:
        raise SeatError
    return seat


def number_of(value: SupportsIndex, least: int, most: int, name: str) -> int:
    """A whole number within bounds, else ``ValueError``; ``TypeError`` for anything else."""
    number = index(value)
    if not least <= number <= most:
        raise ValueError(f"{name} goes from {least} to {most}")
    return number


def need(value: object, kind: type, name: str) -> None:
    """``TypeError`` unless the value is of this kind; ``None`` never is."""
    if not isinstance(value, kind):
        raise TypeError(f"{name}: {kind.__name__} is needed, not {type(value).__name__}")
