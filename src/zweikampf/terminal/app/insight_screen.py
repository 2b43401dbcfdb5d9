"""What was luck and what was play in a finished game, worked out while the person waits."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from zweikampf.players.insight.effort import LEAST_OUTCOMES, Effort, effort_for
from zweikampf.players.insight.entries import Entry, plan_of, worked
from zweikampf.players.insight.ledger import Ledger
from zweikampf.terminal.app.background import in_background
from zweikampf.terminal.app.known_screen import KnownScreen
from zweikampf.terminal.insight import report_as_text
from zweikampf.terminal.session import Session


class InsightScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        Binding("k", "known", show=False),
    ]

    def __init__(self, session: Session, iterations: int | None = None) -> None:
        """``iterations``: how much each choice is thought about, else as the game advises."""
        super().__init__(classes="page")
        self.session = session
        self.record = session.record()
        self._iterations = iterations

    def compose(self) -> ComposeResult:
        say = self.session.texts
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("app-insight")
            sheet.border_subtitle = f"{say('app-insight-known')} · {say('app-review-leave')}"
            yield Static("", id="progress", markup=False)
            with VerticalScroll():
                yield Static("", id="told", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self._look()

    @work(exclusive=True, group="insight")
    async def _look(self) -> None:
        """Entry by entry, so that nothing keeps running when the person has left."""
        plan = await in_background(lambda: plan_of(self.record, self._effort()))
        entries: list[Entry] = []
        working = worked(self.record, plan)
        while (entry := await in_background(partial(next, working, None))) is not None:
            entries.append(entry)
            self._tell(len(entries), plan.total)
        ledger = Ledger(self.record.game, plan.start, plan.result, tuple(entries))
        told = self.query_one("#told", Static)
        width = self.query_one(VerticalScroll).scrollable_content_region.width
        told.update(
            await in_background(
                partial(
                    report_as_text,
                    self.record,
                    self.session.seat,
                    self.session.texts,
                    ledger,
                    width - 1,
                )
            )
        )
        self.query_one("#progress", Static).display = False

    def action_known(self) -> None:
        self.app.push_screen(KnownScreen(self.session))

    def _effort(self) -> Effort:
        if self._iterations is None:
            return effort_for(self.record)
        return Effort(1, LEAST_OUTCOMES, self._iterations)

    def _tell(self, done: int, total: int) -> None:
        said = self.session.texts("insight-working", done=done, total=total)
        self.query_one("#progress", Static).update(said)
