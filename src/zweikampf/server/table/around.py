"""What is around a table and is not part of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Window:
    """A question for a reaction that takes the same time whatever the hand holds, in
    milliseconds: its length, and what is left of it."""

    seat: int
    length: int
    left: int


@dataclass(frozen=True)
class Around:
    """What is true at this moment and is not part of the table."""

    now: int
    present: tuple[bool, bool] = (False, False)
    watchers: int = 0
    window: Window | None = None
    claimable: frozenset[int] = frozenset()  # seats that have left the other one alone
    restart: int | None = None  # milliseconds until the server stops
    spared: int | None = None  # the seat that is to act and is not asked
