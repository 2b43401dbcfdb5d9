"""What an environment is asked that it does not have, or cannot do.

ZweikampfError
├── RowError           also an IndexError
├── UnknownPart        also a KeyError
├── WrongValue
│   └── ActionsError
└── ParseError
    └── SavedError
"""

from __future__ import annotations

from zweikampf.engine.errors import ParseError, WrongValue, ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because, numeral, told


class RowError(ZweikampfError, IndexError):
    """An environment has fewer games."""

    def __init__(self, row: int, count: int) -> None:
        super().__init__(because("no-such-row", row=numeral(row), last=str(count - 1)))


class UnknownPart(ZweikampfError, KeyError):
    """An observation has no part of that name."""

    def __init__(self, name: object, known: list[str]) -> None:
        said = shorten(name if isinstance(name, str) else told(name))
        super().__init__(because("unknown-part", part=said, known=", ".join(known)))


class ActionsError(WrongValue):
    """The actions of a step are not one legal number for each game."""


class SavedError(ParseError):
    """Bytes that are no saved environment."""
