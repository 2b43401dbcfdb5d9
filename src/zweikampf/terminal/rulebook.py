"""The rules of a session as pages: of the moment, in short, by section, single ones; and its cards.

The prompt prints them, the application shows them in tabs. All are written with the names of the
deck that is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.terminal.rulepages import RulePage, Section, has_rule_page, renamed, rule_page
from zweikampf.terminal.session import Session

if TYPE_CHECKING:
    from zweikampf.terminal.markdown import Page


class Rulebook:
    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def page(self) -> RulePage | None:
        """The rule page of the game, if it has one."""
        game, language = self.session.duel.game.id, self.session.texts.language
        return rule_page(game, language) if has_rule_page(game, language) else None

    @property
    def numbers_now(self) -> list[str]:
        """The rules of the moment."""
        return self.session.duel.game.rules_now(self.session.view)

    def now(self, page: RulePage) -> RenderableType:
        return self.rules({number: page.rules[number] for number in self.numbers_now})

    def short(self, page: RulePage, *, heading: bool = False) -> RenderableType:
        """The game in five minutes."""
        title: list[RenderableType] = [Text(page.short.title, style="bold"), ""] if heading else []
        return Group(*self._note(), *title, self._text(page.short.intro))

    def whole(self, page: RulePage) -> RenderableType:
        """Every section for players."""
        parts = [part for each in page.play.sections for part in (*self._section(each), "")]
        return Group(*self._note(), *parts)

    def section(self, section: Section) -> RenderableType:
        return Group(*self._note(), *self._section(section))

    def rule(self, page: RulePage, number: str) -> RenderableType:
        return Group(*self._note(), self.rules({number: page.rules[number]}))

    def cards(self) -> RenderableType:
        """The signs of the board and every card of the deck."""
        session = self.session
        cards = session.board.cards(session.duel.options, session.texts)
        legend = session.board.legend(session.texts)
        return legend if cards is None else Group(legend, "", cards)

    def rules(self, rules: Mapping[str, str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number, text in rules.items():
            grid.add_row(Text(number, style="bold"), self._text(text))
        return grid

    def _section(self, section: Section) -> Iterator[RenderableType]:
        yield Text(section.title, style="bold")
        if section.intro:
            yield self._text(section.intro)
        yield self.rules(section.rules)

    def _note(self) -> list[RenderableType]:
        """What differs from the page with this deck."""
        session = self.session
        note = session.board.rule_note(session.duel.options, session.texts)
        return [Text(note, style="yellow"), ""] if note else []

    def _text(self, text: str) -> Page:
        from zweikampf.terminal.markdown import Page  # slow to import, and few ask for a rule

        session = self.session
        return Page(renamed(text, session.board.rule_names(session.duel.options, session.texts)))
