"""The board of a game as text.

The terminal draws it, and is found by an entry point: the engine knows no terminal. Without one the
view is listed line by line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from zweikampf.engine import plugins
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.lines import lines_of
from zweikampf.engine.texts import Language


class Drawing(Protocol):
    """What the entry point ``board`` of the group ``zweikampf.drawing`` is."""

    def __call__(
        self, game: AnyGame, view: View, legal: Sequence[str], *, over: bool, language: Language
    ) -> str: ...


def draw(
    game: AnyGame,
    view: View,
    legal: Sequence[str],
    *,
    over: bool = False,
    language: Language = "en",
) -> str:
    """What a reader has in front of it: the table with the legal moves; after the end the score."""
    drawing: Drawing | None = plugins.find("drawing", "board")
    if drawing is not None:
        return drawing(game, view, legal, over=over, language=language)
    texts = GameTexts(game, language, "zweikampf.engine")
    lines = [f"{name}: {value}" for name, value in lines_of(view, texts)]
    return "\n".join([*lines, *([" ".join(legal)] if legal else [])])
