"""Why something is refused: a stable code with its values, the same in every language.

The code is the key of the German and the English sentence (see ``texts``). Values are tokens or
numbers, never prose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

_HUGE = 1 << 63


@dataclass(frozen=True, slots=True)
class Reason:
    """A stable code with its values."""

    code: str
    values: Mapping[str, str | int] = field(default_factory=lambda: MappingProxyType({}))

    def __reduce__(self) -> tuple[type[Reason], tuple[str, dict[str, str | int]]]:
        """A read-only mapping cannot be pickled; its items can."""
        return Reason, (self.code, dict(self.values))

    def json(self) -> dict[str, object]:
        """As plain data."""
        return {"code": self.code, "values": dict(self.values)}

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code


def because(code: str, **values: str | int) -> Reason:
    """A reason with these values, each made sayable."""
    return Reason(code, MappingProxyType({name: _sayable(each) for name, each in values.items()}))


def numeral(number: int) -> str:
    """A number as a message repeats it. Python refuses to write very long ones."""
    if abs(number) < _HUGE:
        return str(number)
    return "> 2^63" if number > 0 else "< -2^63"


def told(value: object) -> str:
    """A value of any kind as a message repeats it, whatever its ``repr`` does."""
    try:
        return numeral(value) if type(value) is int else repr(value)
    except Exception:
        return f"<{type(value).__name__}>"


def _sayable(value: str | int) -> str | int:
    """Every message can be written: no endless digits, and no half characters."""
    if isinstance(value, int):
        return value if abs(value) < _HUGE else numeral(value)
    return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")


def no_such_action(action: int, count: int) -> Reason | None:
    """The reason against a number that is none of a game's actions; else ``None``."""
    return None if 0 <= action < count else because("no-such-action", last=str(count - 1))
