"""Small screens above the game: a text, a question, the end of a game."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from zweikampf.engine.texts import Texts
from zweikampf.terminal.session import Session


class TextScreen(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f3", "dismiss", show=False),
    ]

    def __init__(self, title: str, text: RenderableType, texts: Texts) -> None:
        super().__init__(classes="page")
        self.heading = title
        self.text = text
        self.texts = texts

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            with VerticalScroll():
                yield Static(self.text)
            with Horizontal(classes="buttons"):
                yield Button(self.texts("app-close"), id="close")

    def on_button_pressed(self) -> None:
        self.dismiss()


class AskScreen(ModalScreen[str]):
    """A question with a few answers; Escape gives the last one, which changes nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "give_up", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("left,up", "app.focus_previous", show=False),
    ]

    def __init__(self, title: str, texts: Texts, *answers: str) -> None:
        """``answers`` are ids of buttons; the keys of their texts begin with ``app-``."""
        super().__init__(classes="page")
        self.heading = title
        self.texts = texts
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            yield from self.content()
            with Horizontal(classes="buttons"):
                for each in self.answers:
                    yield Button(self.texts(f"app-{each}"), id=each)

    def content(self) -> ComposeResult:
        """What is above the buttons."""
        yield from ()

    def on_mount(self) -> None:
        self.query_one(f"#{self.answers[0]}").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_give_up(self) -> None:
        self.dismiss(self.answers[-1])


class ResultScreen(AskScreen):
    """How the game ended, and what to do now."""

    def __init__(self, session: Session, kept: str) -> None:
        """``kept`` says what is wrong with the record, if something is."""
        super().__init__(session.texts("app-over"), session.texts, *AFTER)
        self.session = session
        self.kept = kept

    def content(self) -> ComposeResult:
        session = self.session
        with VerticalScroll():
            if not session.end:
                yield Static(session.board.scoring(session.view, session.texts), id="scoring")
            yield Static(session.result(), classes="result", id="result", markup=False)
            if self.kept:
                yield Static(self.kept, classes="note", markup=False)


AFTER = ("again", "review", "insight", "look", "quit")
