"""The application: which screen is open, and what is left when it closes."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.terminal.app.game_screen import GameScreen
from zweikampf.terminal.app.look import CSS
from zweikampf.terminal.app.start_screen import StartScreen
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.session import Session
from zweikampf.terminal.starting import Start

DARK, LIGHT = "textual-dark", "textual-light"


class Zweikampf(App[None]):
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Zweikampf"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f9", "light", show=False),
        # The game is saved, so there is nothing to ask.
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        start: Start,
        begun: SavedGame | LessonSession | None = None,
        preset: str | None = None,
        effort: int | None = None,
    ) -> None:
        """``begun``: the game to show first, else the person is asked; ``preset``: by which rules
        one more game is played. ``effort``: iterations of hints and reviews, else as many as the
        game advises."""
        super().__init__()
        self.start = start
        self.begun = begun
        self.effort = effort
        self.saved_games: list[SavedGame] = []  # of all games that were played
        self.session: Session | None = None  # the one that is shown
        self.failure: ZweikampfError | None = None
        self.preset = preset
        self.animation_level = "none"

    def on_mount(self) -> None:
        if self.begun is None:
            self.ask()
        else:
            self.show(self.begun)

    def ask(self) -> None:
        self.push_screen(StartScreen(self.start), self._begin)

    def _begin(self, chosen: str | None) -> None:
        what, _, which = (chosen or "quit").partition(" ")
        try:
            if what == "resume":
                self.show(self.start.resume(Path(which)))
            elif what == "new":
                self.preset = which or None
                self.show(self.start.new(self.preset))
            elif what == "lesson" and (lesson := self.start.lesson()):
                self.show(lesson)
            else:
                self.exit()
        except ZweikampfError as error:
            self.fail(error)
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.fail(ZweikampfError(because("file-not-read", path=which, why=why)))

    def show(self, begun: SavedGame | LessonSession) -> None:
        """Open a game in place of the one before."""
        self.let_go()
        if isinstance(begun, SavedGame):
            self.saved_games.append(begun)
            screen = GameScreen(begun.session, begun)
        else:
            screen = GameScreen(begun, None)
        self.session = screen.session
        if isinstance(self.screen, GameScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def play_again(self) -> None:
        """Another game of the same kind, with new cards."""
        try:
            self.show(self.start.again(self.preset))
        except ZweikampfError as error:
            self.fail(error)

    def let_go(self) -> None:
        """The player of the game that was shown last; one that fails even now is reported."""
        session, self.session = self.session, None
        try:
            if session is not None:
                session.close()
        except ZweikampfError as error:
            self.failure = self.failure or error

    def action_light(self) -> None:
        """Light or dark; both can be read on any terminal."""
        self.theme = DARK if self.theme == LIGHT else LIGHT

    def fail(self, error: ZweikampfError) -> None:
        """Something that cannot be played on; the command line says why."""
        self.failure = error
        self.exit()


def run(start: Start, begun: SavedGame | LessonSession | None, preset: str | None) -> Zweikampf:
    """Play until the person leaves: what was kept of it, and what went wrong."""
    app = Zweikampf(start, begun, preset)
    try:
        app.run()
    finally:
        app.let_go()
    return app
