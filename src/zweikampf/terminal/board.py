"""Which function draws the board of which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    is asked for by its code, ``rule_names`` gives the cards of a rule page the names of this deck;
    most games need none of these.
    """

    table: Callable[[Any, Sequence[str], Texts], RenderableType]
    scoring: Callable[[Any, Texts], RenderableType]
    legend: Callable[[Texts], RenderableType]
    named: Callable[[Any, Texts], Named] = lambda options, texts: as_it_is
    card: Callable[[Any, str, Texts], RenderableType | None] = lambda options, code, texts: None
    rule_names: Callable[[Any, Texts], Mapping[str, str]] = lambda options, texts: {}


BOARDS: dict[str, Board] = {
    "dwarves": Board(
        dwarves.table,
        dwarves.scoring,
        dwarves.legend,
        dwarves.named,
        dwarves.card_help,
        dwarves.rule_names,
    ),
    "throne": Board(throne.table, throne.scoring, throne.legend),
    "tower": Board(tower.table, tower.scoring, tower.legend),
}
