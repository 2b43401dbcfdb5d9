"""Rules and cards at the prompt, as much as is asked for."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.terminal.rulepages import Section, has_rule_page, renamed, rule_page
from zweikampf.terminal.session import Session

if TYPE_CHECKING:
    from zweikampf.terminal.markdown import Page

_AROUND = 3  # lines that a screen needs besides a page


class RuleHelp:
    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.texts = session.texts
        self.board = session.board

    def explain(self, wanted: str) -> None:
        """Nothing: the rules of the moment; ``?`` the game in short; else a section, a rule or a
        card by its name."""
        game, language = self.session.duel.game.id, self.texts.language
        if not has_rule_page(game, language):
            self.console.print(self.texts("no-rule-page"))
            return
        page = rule_page(game, language)
        section = page.section(wanted) if wanted else None
        if wanted == "?":
            short = self._markdown(f"## {page.short.title}\n\n{page.short.intro}")
            self.show(*self._note(), short)
        elif wanted in page.rules:
            self.show(*self._note(), self._rules({wanted: page.rules[wanted]}))
        elif section is not None:
            self.show(*self._note(), *self._section(section))
        elif wanted:
            self._card(wanted)
        else:
            now = self.session.duel.game.rules_now(self.session.view)
            titles = " · ".join(each.title for each in page.play.sections)
            self.show(
                self._rules({number: page.rules[number] for number in now}),
                Text(self.texts("more-rules", section=now[0].partition(".")[0])),
                Text(titles, style="dim"),
            )

    def show(self, *parts: RenderableType) -> None:
        """Print a page. At a terminal one that is higher than the screen is turned over by the
        system's pager, so that its beginning can be read."""
        page = Group(*parts)
        height = len(self.console.render_lines(page, pad=False))
        if self.console.is_terminal and height > self.console.size.height - _AROUND:
            os.environ.setdefault("LESS", "-FRX")  # colours, and the text stays on the screen
            with self.console.pager(styles=True):
                self.console.print(page)
        else:
            self.console.print(page)
        if self.console.is_terminal and height > self.console.size.height // 2:
            self.console.print(Text(self.texts("board-again"), style="dim"))

    def _card(self, wanted: str) -> None:
        card = self.board.card(self.session.duel.options, wanted, self.texts)
        self.show(card or Text(self.texts("no-such-rule", rule=wanted)))

    def _section(self, section: Section) -> list[RenderableType]:
        intro = self._markdown(f"## {section.title}\n\n{section.intro}")
        return [intro, self._rules(section.rules)]

    def _note(self) -> list[RenderableType]:
        note = self.board.rule_note(self.session.duel.options, self.texts)
        return [Text(note, style="yellow")] if note else []

    def _rules(self, rules: dict[str, str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number, text in rules.items():
            grid.add_row(Text(number, style="bold"), self._markdown(text))
        return grid

    def _markdown(self, text: str) -> Page:
        from zweikampf.terminal.markdown import Page  # slow to import, and few ask for a rule

        return Page(renamed(text, self.board.rule_names(self.session.duel.options, self.texts)))
