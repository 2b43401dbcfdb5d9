"""What has happened, line by line; the newest is at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.widgets import RichLog

from zweikampf.terminal.story import Line


class GameLog(RichLog):
    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=1)
        self._told: list[Line] = []
        self._width = 0

    def tell(self, lines: Sequence[Line]) -> None:
        """All lines of the game so far; what is there already is not written again."""
        if list(lines[: len(self._told)]) != self._told:
            self.clear()
            self._told = []
        for line in lines[len(self._told) :]:
            self.write(Text(line.text, style="bold" if line.is_heading else ""))
        self._told = list(lines)

    def on_resize(self, event: events.Resize) -> None:
        """Lines are wrapped when they are written, so another width writes them again."""
        if self._width and self._width != event.size.width:
            lines, self._told = self._told, []
            self.clear()
            self.tell(lines)
        self._width = event.size.width
