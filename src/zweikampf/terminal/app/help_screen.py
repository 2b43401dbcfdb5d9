"""The rules at hand: those of the moment, the game in five minutes, all sections, cards, keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static, TabbedContent, TabPane

from zweikampf.terminal.markdown import Page
from zweikampf.terminal.rulepages import Section, has_rule_page, renamed, rule_page
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
        session = self.session
        if has_rule_page(session.duel.game.id, session.texts.language):
            page = rule_page(session.duel.game.id, session.texts.language)
            now = session.duel.game.rules_now(session.view)
            rules = {number: page.rules[number] for number in now}
            note = session.board.rule_note(session.duel.options, session.texts)
            yield "now", self._rules(rules)
            yield "short", Group(*self._note(note), self._text(page.short.intro))
            sections = [self._section(each) for each in page.play.sections]
            yield "rules", Group(*self._note(note), *sections)
        yield "cards", self._cards()
        yield "keys", self._keys()

    def _note(self, note: str) -> list[RenderableType]:
        return [Text(note, style="yellow"), ""] if note else []

    def _section(self, section: Section) -> RenderableType:
        intro = [self._text(section.intro)] if section.intro else []
        return Group(Text(section.title, style="bold"), *intro, self._rules(section.rules), "")

    def _rules(self, rules: dict[str, str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number, text in rules.items():
            grid.add_row(Text(number, style="bold"), self._text(text))
        return grid

    def _text(self, text: str) -> RenderableType:
        session = self.session
        return Page(renamed(text, session.board.rule_names(session.duel.options, session.texts)))

    def _cards(self) -> RenderableType:
        session = self.session
        cards = session.board.cards(session.duel.options, session.texts)
        legend = session.board.legend(session.texts)
        return legend if cards is None else Group(legend, "", cards)

    def _keys(self) -> RenderableType:
        say = self.session.texts
        grid = Table.grid(padding=(0, 3))
        for line in say("app-all-keys").splitlines():
            key, _, does = line.partition("|")
            grid.add_row(Text(key.strip(), style="bold"), does.strip())
        return grid
