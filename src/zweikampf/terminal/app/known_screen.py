"""What could be known at any moment of a finished game, beside what was true."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from zweikampf.engine.errors import WrongValue
from zweikampf.engine.replay import replay
from zweikampf.terminal.app.background import in_background
from zweikampf.terminal.insight import known_as_text
from zweikampf.terminal.session import Session


class KnownScreen(ModalScreen[None]):
    """It begins where the person decided for the first time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        # The list of cards would scroll sideways, where there is nothing.
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
        Binding("comma", "step(-1)", show=False),
        Binding("full_stop", "step(1)", show=False),
        Binding("s", "other_seat", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(classes="page")
        self.session = session
        self.record = session.record()
        self.seat = session.seat
        self.actors = [ply.actor for ply in replay(self.record)]
        self.ply = next(iter(self._turns()), len(self.actors))

    def _turns(self) -> list[int]:
        """Before which steps the seat was to act."""
        return [ply for ply, actor in enumerate(self.actors) if actor == self.seat]

    def compose(self) -> ComposeResult:
        say = self.session.texts
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("app-known")
            sheet.border_subtitle = say("app-known-keys")
            with VerticalScroll():
                yield Static("", id="told", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self._look)  # by then it is known how wide the sheet is

    def action_turn(self, way: int) -> None:
        """To the next decision of the seat, or to the one before."""
        if way > 0:
            self._go(next((ply for ply in self._turns() if ply > self.ply), len(self.actors)))
        else:
            self._go(next((ply for ply in reversed(self._turns()) if ply < self.ply), 0))

    def action_step(self, way: int) -> None:
        self._go(self.ply + way)

    def action_other_seat(self) -> None:
        self.seat = 1 - self.seat
        self._look()

    def _go(self, ply: int) -> None:
        self.ply = max(0, min(len(self.actors), ply))
        self._look()

    @work(exclusive=True, group="known")
    async def _look(self) -> None:
        """The latest wish counts."""
        scroll = self.query_one(VerticalScroll)
        width = scroll.scrollable_content_region.width - 1
        texts = self.session.texts
        told = self.query_one("#told", Static)
        try:
            find = partial(known_as_text, self.record, self.ply, self.seat, texts, width)
            told.update(await in_background(find))
        except WrongValue as error:  # this game does not say where its cards are
            told.update(texts.reason(error.reason))
        scroll.scroll_home(animate=False)
