"""Which function draws the board of which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from zweikampf.engine.texts import Texts
from zweikampf.terminal import dwarves, throne, tower
from zweikampf.terminal.words import Named, as_it_is


@dataclass(frozen=True)
class Board:
    """How a terminal shows a game: the table with the legal moves, the end of it, and a legend.

    ``named`` makes the namer of a game's sentences (``words.Named``), ``card`` explains a card that
    is asked for by its code; most games need neither.
    """

    table: Callable[[Any, Sequence[str], Texts], RenderableType]
    scoring: Callable[[Any, Texts], RenderableType]
    legend: Callable[[Texts], RenderableType]
    named: Callable[[Any, Texts], Named] = lambda options, texts: as_it_is
    card: Callable[[Any, str, Texts], RenderableType | None] = lambda options, code, texts: None


BOARDS: dict[str, Board] = {
    "dwarves": Board(
        dwarves.table, dwarves.scoring, dwarves.legend, dwarves.named, dwarves.card_help
    ),
    "throne": Board(throne.table, throne.scoring, throne.legend),
    "tower": Board(tower.table, tower.scoring, tower.legend),
}
