"""The board of a game, as roomy as the window allows."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from textual.geometry import Size
from textual.widget import Widget

from zweikampf.engine.texts import Texts
from zweikampf.terminal.board import Board, height_of

REST = 10  # lines of the window that the board leaves to everything else


class BoardView(Widget):
    DEFAULT_CSS = "BoardView { height: auto; width: 1fr; }"

    def __init__(self, board: Board, texts: Texts) -> None:
        super().__init__()
        self.board = board
        self.texts = texts
        self._view: Any = None
        # By columns and lines: a form is drawn to be measured, which takes as long as showing it.
        self._forms: dict[tuple[int, int], tuple[RenderableType, int]] = {}

    def show(self, view: Any) -> None:
        """``view``: what the person knows."""
        self._view = view
        self._forms.clear()
        self.refresh(layout=True)

    def height_at(self, width: int) -> int:
        """The lines that the board takes at this width."""
        return self._fitting(width)[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.height_at(width)

    def render(self) -> RenderableType:
        return self._fitting(self.size.width)[0]

    def _fitting(self, width: int) -> tuple[RenderableType, int]:
        """The form for this width, and its height."""
        key = width, self.app.size.height
        if key not in self._forms:
            self._forms[key] = self._form(width)
        return self._forms[key]

    def _form(self, width: int) -> tuple[RenderableType, int]:
        if self._view is None:
            return "", 1
        form = self.board.places(self._view, self.texts, True)
        height = self._height(form, width)
        if height > self.app.size.height - REST:
            form = self.board.places(self._view, self.texts, False)
            height = self._height(form, width)
        return form, height

    def _height(self, form: RenderableType, width: int) -> int:
        console = self.app.console
        return height_of(form, console, console.options.update(width=width))
