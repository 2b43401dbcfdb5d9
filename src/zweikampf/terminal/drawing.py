"""The board of a game as text without colours: for ``print(duel)`` and everyone else in Python."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.texts import Language
from zweikampf.terminal.board import board_of
from zweikampf.terminal.words import texts_of

WIDTH = 100


def draw(game: AnyGame, view: View, legal: Sequence[str], *, over: bool, language: Language) -> str:
    """The table with the legal moves; after the end the score."""
    board, texts = board_of(game.id), texts_of(game.id, language)
    paper = StringIO()
    # In a notebook Rich would show the text at once instead of writing it to the paper.
    console = Console(
        file=paper, width=WIDTH, color_system=None, legacy_windows=False, force_jupyter=False
    )
    console.print(board.scoring(view, texts) if over else board.table(view, legal, texts))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
