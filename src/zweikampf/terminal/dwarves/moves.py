"""The moves of Dwarves, gathered: one line for a card with all its payments, one for an ally with
all its dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts


def move_groups(legal: Sequence[str], texts: Texts) -> Table:
    groups: dict[str, dict[str, list[str]]] = {}
    for token in legal:
        group, head, tail = _parted(token)
        groups.setdefault(group, {}).setdefault(head, []).append(tail)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for group in ("play", "remove", "hit", "gain", "other"):
        lines = [_line(head, tails) for head, tails in groups.get(group, {}).items()]
        if lines:
            grid.add_row(texts(f"board-move-{group}"), Text("   ").join(lines))
    return grid


def _parted(token: str) -> tuple[str, str, str]:
    """The group of a move, what the moves of a line have in common, and what they differ in."""
    verb, _, rest = token.partition(":")
    head, sign, tail = token.partition("=")
    if verb == "play" and rest.startswith("E1="):
        payment, _, target = tail.partition(">")
        return "remove", f"{head}={payment}>", target
    if verb in ("play", "hit", "gain") and sign:
        if verb == "hit":
            item, _, target = tail.partition(">")
            return "hit", f"{head}={item}>", target
        return verb, f"{head}=", tail
    if token.startswith("T1>"):
        return "hit", "T1>", token.removeprefix("T1>")
    return "other", token, ""


def _line(head: str, tails: Sequence[str]) -> Text:
    if tails == [""]:
        return Text(head)
    return Text.assemble(head, ("|".join(tails), "bold cyan"))
