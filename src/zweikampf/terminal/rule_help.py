"""Rules and cards at the prompt, as much as is asked for."""

from __future__ import annotations

import os

from rich.console import Console, Group, RenderableType
from rich.text import Text

from zweikampf.terminal.rulebook import Rulebook
from zweikampf.terminal.session import Session

_AROUND = 3  # lines that a screen needs besides a page


class RuleHelp:
    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.texts = session.texts
        self.board = session.board
        self.book = Rulebook(session)

    def explain(self, wanted: str) -> None:
        """Nothing: the rules of the moment; ``?`` the game in short; else a section, a rule, a card
        by its name, or a move of this moment."""
        book, wanted = self.book, wanted.upper()
        page = book.page
        if page is None:
            self.console.print(self.texts("no-rule-page"))
        elif not wanted:
            now = book.numbers_now
            titles = " · ".join(each.title for each in page.play.sections)
            self.show(
                book.now(page),
                Text(self.texts("more-rules", section=now[0].partition(".")[0])),
                Text(titles, style="dim"),
            )
        elif wanted == "?":
            self.show(book.short(page, heading=True))
        elif wanted in page.rules:
            self.show(book.rule(page, wanted))
        elif (section := page.section(wanted)) is not None:
            self.show(book.section(section))
        else:
            self.show(self._card(wanted) or self._move(wanted) or self._unknown(wanted))

    def _card(self, wanted: str) -> RenderableType | None:
        return self.board.card(self.session.duel.options, wanted, self.texts)

    def _move(self, wanted: str) -> RenderableType | None:
        token = self.session.meant(wanted)
        if token not in self.session.legal:
            return None
        about = self.board.about(self.session.view, token, self.texts)
        return about or Text(self.session.named_move(token))

    def _unknown(self, wanted: str) -> RenderableType:
        return Text(self.texts("no-such-rule", rule=wanted))

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
