"""A view of any game as names and values, where there is no board for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zweikampf.engine.game import View

NOTHING = "-"


def lines_of(view: View, name_of: Callable[[str], str]) -> list[tuple[str, str]]:
    """Names and values, one line each; what is inside something else is indented.

    ``name_of`` gives the name for the key ``field-...`` of a field.
    """
    data = {name: value for name, value in view.json().items() if name != "seat"}
    return list(_lines(data, name_of, ""))


def _lines(
    data: dict[str, Any], name_of: Callable[[str], str], indent: str
) -> Iterator[tuple[str, str]]:
    for name, value in data.items():
        label = indent + name_of(f"field-{name}")
        if isinstance(value, dict):
            yield label, ""
            yield from _lines(value, name_of, indent + "  ")
        elif isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
            for at, each in enumerate(value):
                yield f"{label} {at + 1}", ""
                yield from _lines(each, name_of, indent + "  ")
        elif (name, value) != ("options", ()):  # a game without options
            yield label, _words(value)


def _words(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        parts = (f"[{_words(each)}]" if isinstance(each, (list, tuple)) else _words(each)
                 for each in value)  # fmt: skip
        return " ".join(parts) or NOTHING
    return NOTHING if value is None or value == "" else str(value)
