"""A game in hindsight: what each choice of the person was worth, found one after the other."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from zweikampf.terminal.app.background import in_background
from zweikampf.terminal.hindsight import Hindsight, Remark
from zweikampf.terminal.session import Session


class ReviewScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, session: Session, iterations: int | None = None) -> None:
        """``iterations``: how much each choice is thought about, else as the game advises."""
        super().__init__(classes="page")
        self.session = session
        self.hindsight = Hindsight(session, iterations)

    def compose(self) -> ComposeResult:
        say = self.session.texts
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("app-review")
            sheet.border_subtitle = say("app-review-leave")
            yield Static("", id="progress", markup=False)
            yield OptionList(markup=False)
            yield Static(say("app-review-note"), classes="note", markup=False)

    def on_mount(self) -> None:
        self._look()

    @work(exclusive=True, group="review")
    async def _look(self) -> None:
        self._tell()
        for choice in self.hindsight:
            remark = await in_background(partial(self.hindsight.judge, choice))
            number = len(self.hindsight.remarks)
            line = Content.assemble((f"{number:>3} ", "dim"), self._line(remark))
            self.query_one(OptionList).add_option(Option(line))
            self._tell()

    def _tell(self) -> None:
        self.query_one("#progress", Static).update(self.hindsight.summary())

    def _line(self, remark: Remark) -> Content:
        if not remark.better:
            return Content.assemble(("✓ ", "bold $text-success"), remark.played)
        sign = ("✗ ", "bold $text-error") if remark.is_missed else "  "
        better = (remark.better, "bold" if remark.is_missed else "dim")
        return Content.assemble(sign, remark.played, "\n        ", better)
