"""Why something is refused: a stable code with its values, the same in every language.

The code is the key of the German and the English sentence (see ``texts``). Values are tokens or
numbers, never prose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Reason:
    code: str
    values: Mapping[str, str | int] = field(default_factory=lambda: MappingProxyType({}))

    def __reduce__(self) -> tuple[type[Reason], tuple[str, dict[str, str | int]]]:
        """A read-only mapping cannot be pickled; its items can."""
        return Reason, (self.code, dict(self.values))

    def json(self) -> dict[str, object]:
        return {"code": self.code, "values": dict(self.values)}

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code


def because(code: str, **values: str | int) -> Reason:
    return Reason(code, MappingProxyType(values))


def no_such_action(action: int, count: int) -> Reason | None:
    """The reason against a number that is none of a game's actions; else ``None``."""
    return None if 0 <= action < count else because("no-such-action", last=str(count - 1))
