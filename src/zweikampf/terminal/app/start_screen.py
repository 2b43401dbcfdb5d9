"""Where the application begins if the command line has left it open: play on, a new game, learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.lesson import lesson_of
from zweikampf.terminal import saving, words
from zweikampf.terminal.starting import Start

MOST_SAVED = 3  # games that are offered to be continued


class StartScreen(Screen[str]):
    """Dismissed with what was chosen: ``resume <path>``, ``new <preset>``, ``lesson`` or
    ``quit``."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss('quit')", show=False)]

    def __init__(self, start: Start) -> None:
        super().__init__(classes="page")
        self.start = start

    def compose(self) -> ComposeResult:
        say = self.start.texts
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("title")
            yield Static(say("about"), markup=False)
            yield Static("")
            yield OptionList(*self._options(), markup=False)
            yield Static("")
            yield Static(say("app-start-help"), classes="note", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def _options(self) -> Iterator[Option]:
        say = self.start.texts
        for path in saving.unfinished(self.start.game.id)[:MOST_SAVED]:
            said = self._saved(path)
            if said is not None:
                yield Option(said, id=f"resume {path}")
        presets = list(self.start.game.options.presets)
        if not presets:
            yield Option(say("app-new"), id="new ")
        for preset in presets:
            title = say("app-new-by", rules=say(f"preset-{preset}"))
            about = say(f"preset-{preset}-about")
            yield Option(Content.assemble(title, "\n  ", (about, "dim")), id=f"new {preset}")
        if lesson_of(self.start.game.id) is not None:
            yield Option(say("app-learn"), id="lesson")
        yield Option(say("app-quit"), id="quit")

    def _saved(self, path: Path) -> str | None:
        """A saved game in a line; ``None`` if it cannot be read or played on."""
        try:
            record = saving.read(path)
            name = saving.opponent_of(record)
        except (OSError, ZweikampfError):
            return None
        opponent = words.opponent_title(name, record.game, self.start.texts)
        moves = len(record.actions)
        return self.start.texts("app-resume", date=record.date, opponent=opponent, moves=moves)
