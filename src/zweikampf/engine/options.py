"""What can be chosen before a game: named options with texts as values.

A game declares a frozen dataclass of ``choice`` fields. Unknown names and values are refused, a
missing option has its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self

from zweikampf.engine.errors import OptionError
from zweikampf.engine.reason import because


def choice(default: str, *others: str) -> Any:
    """An option that takes one of these values."""
    return field(default=default, metadata={"choices": (default, *others)})


@dataclass(frozen=True)
class Options:
    """Base of a game's options."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            choices = each.metadata.get("choices", ())
            if choices and value not in choices:
                raise OptionError(
                    because(
                        "bad-option-value",
                        option=each.name,
                        value=str(value),
                        choices=", ".join(choices),
                    )
                )

    @classmethod
    def parse(cls, given: Mapping[str, object]) -> Self:
        """Options from texts; a number stands for its text (``leader`` 0 is ``"0"``)."""
        names = [each.name for each in fields(cls)]
        for name in given:
            if name not in names:
                raise OptionError(
                    because("unknown-option", option=str(name), known=", ".join(names) or "-")
                )
        return cls(**{name: _text(value) for name, value in given.items()})

    def texts(self) -> dict[str, str]:
        """Every option with its value, sorted by name."""
        return {each.name: getattr(self, each.name) for each in sorted(fields(self), key=_name)}


def _text(value: object) -> str:
    # True is an int in Python, but nobody means seat 1 by it.
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return repr(value)
    return str(value)


def _name(each: Any) -> str:
    return str(each.name)
