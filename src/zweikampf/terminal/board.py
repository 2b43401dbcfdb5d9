"""Which function draws the board of which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from zweikampf.engine.texts import Texts
from zweikampf.terminal import dwarves, throne, tower


@dataclass(frozen=True)
class Board:
    """How a terminal shows a game: the table with the legal moves, the end of it, and a legend."""

    table: Callable[[Any, Sequence[str], Texts], RenderableType]
    scoring: Callable[[Any, Texts], RenderableType]
    legend: Callable[[Texts], RenderableType]


BOARDS: dict[str, Board] = {
    "dwarves": Board(dwarves.table, dwarves.scoring, dwarves.legend),
    "throne": Board(throne.table, throne.scoring, throne.legend),
    "tower": Board(tower.table, tower.scoring, tower.legend),
}
