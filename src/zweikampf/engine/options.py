"""What can be chosen before a game: named options with texts as values.

A game declares a frozen dataclass of ``choice`` fields. Unknown names and values are refused, a
missing option has its default. Options are bound to a version of the rules as well, so that a
record of an older one is played by the rules that it was played by (``Game.options_by``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self

from zweikampf.engine.errors import OptionError
from zweikampf.engine.reason import because


def choice(default: str, *others: str) -> Any:
    """An option that takes one of these values."""
    return field(default=default, metadata={"choices": (default, *others)})


@dataclass(frozen=True)
class Options:
    """Base of a game's options."""

    # The older version of the rules that a record or a stored table is bound to; no choice of
    # anybody, so it is none of the names. ``None`` is the version that is played now.
    rules_version: int | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        for each in self.fields():
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
    def fields(cls) -> list[Field[Any]]:
        """What can be chosen, in the order of the declaration."""
        return [each for each in fields(cls) if each.name != "rules_version"]

    @classmethod
    def parse(cls, given: Mapping[str, object], *, rules_version: int | None = None) -> Self:
        """Options from texts; a number stands for its text (``leader`` 0 is ``"0"``).

        A game whose default has changed overrides this: what an older record leaves out means
        what it meant then.
        """
        names = [each.name for each in cls.fields()]
        for name in given:
            if name not in names:
                raise OptionError(
                    because("unknown-option", option=str(name), known=", ".join(names) or "-")
                )
        texts = {name: _text(value) for name, value in given.items()}
        return cls(**texts, rules_version=rules_version)

    def texts(self) -> dict[str, str]:
        """Every option with its value, sorted by name."""
        return {each.name: getattr(self, each.name) for each in sorted(self.fields(), key=_name)}


def _text(value: object) -> str:
    # True is an int in Python, but nobody means seat 1 by it.
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return repr(value)
    return str(value)


def _name(each: Field[Any]) -> str:
    return each.name
