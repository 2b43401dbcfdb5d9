"""How a terminal shows a game; a game without a board of its own is shown line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from zweikampf.engine import plugins
from zweikampf.engine.game import View
from zweikampf.engine.lines import lines_of
from zweikampf.engine.texts import Texts
from zweikampf.terminal.words import Named, as_it_is


@dataclass(frozen=True)
class Board:
    """The table with the legal moves, the end of it, and a legend.

    ``named`` makes the namer of a game's sentences (``words.Named``), ``card`` explains a card that
    is asked for by its code, ``rule_names`` gives the cards of a rule page the names of this deck,
    ``rule_note`` says what else differs from the page; most games need none of these.
    """

    table: Callable[[Any, Sequence[str], Texts], RenderableType]
    scoring: Callable[[Any, Texts], RenderableType]
    legend: Callable[[Texts], RenderableType]
    named: Callable[[Any, Texts], Named] = lambda options, texts: as_it_is
    card: Callable[[Any, str, Texts], RenderableType | None] = lambda options, code, texts: None
    rule_names: Callable[[Any, Texts], Mapping[str, str]] = lambda options, texts: {}
    rule_note: Callable[[Any, Texts], str] = lambda options, texts: ""


def board_of(game: str) -> Board:
    found = plugins.found("terminal").get(game, _ANY_GAME)
    assert isinstance(found, Board)
    return found


def _view(view: View) -> RenderableType:
    return Text("\n".join(lines_of(view)))


_ANY_GAME = Board(
    table=lambda view, legal, texts: _view(view),
    scoring=lambda view, texts: _view(view),
    legend=lambda texts: Text(),
)
