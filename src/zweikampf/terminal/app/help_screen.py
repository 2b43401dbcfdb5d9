"""The rules at hand: those of the moment, the game in five minutes, all sections, cards, keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static, TabbedContent, TabPane

from zweikampf.terminal.rulebook import Rulebook
from zweikampf.terminal.session import Session


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, session: Session, tab: str = "now") -> None:
        super().__init__(classes="page")
        self.session = session
        self.first = tab

    def compose(self) -> ComposeResult:
        say = self.session.texts
        pages = dict(self._pages())
        first = self.first if self.first in pages else next(iter(pages))
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("title")
            sheet.border_subtitle = say("app-help-leave")
            with TabbedContent(initial=first):
                for name, page in pages.items():
                    with TabPane(say(f"app-help-{name}"), id=name), VerticalScroll():
                        yield Static(page)

    def action_scroll(self, lines: int) -> None:
        pane = self.query_one(TabbedContent).active_pane
        if pane is not None:
            pane.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def _pages(self) -> Iterator[tuple[str, RenderableType]]:
        book = Rulebook(self.session)
        page = book.page
        if page is not None:
            yield "now", book.now(page)
            yield "short", book.short(page)
            yield "rules", book.whole(page)
        yield "cards", book.cards()
        yield "keys", self._keys()

    def _keys(self) -> RenderableType:
        say = self.session.texts
        grid = Table.grid(padding=(0, 3))
        for line in say("app-all-keys").splitlines():
            key, _, does = line.partition("|")
            grid.add_row(Text(key.strip(), style="bold"), does.strip())
        return grid
