"""A view of any game as lines of text, where there is no board for it."""

from __future__ import annotations

from typing import Any

from zweikampf.engine.game import View


def lines_of(view: View) -> list[str]:
    """Names and values, a line each; the two sides indented."""
    return _lines(view.json(), "")


def _lines(data: dict[str, Any], indent: str) -> list[str]:
    """Names and values, a line each; the two sides indented."""
    lines = []
    for name, value in data.items():
        if name == "sides":
            for seat, side in enumerate(value):
                lines += [f"{indent}seat {seat}", *_lines(side, indent + "  ")]
        elif name != "seat":
            lines.append(f"{indent}{name.replace('_', ' ')}: {_words(value)}")
    return lines


def _words(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(f"[{_words(each)}]" if isinstance(each, (list, tuple)) else str(each)
                        for each in value) or "-"  # fmt: skip
    return "-" if value is None or value == "" else str(value)
