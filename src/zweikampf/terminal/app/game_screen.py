"""The game itself: board, question, moves and log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from zweikampf.engine.errors import Refused, ZweikampfError
from zweikampf.engine.moves import NamedMove
from zweikampf.players.player import Move
from zweikampf.terminal import choosing
from zweikampf.terminal.app.background import in_background
from zweikampf.terminal.app.board_view import BoardView
from zweikampf.terminal.app.game_log import GameLog
from zweikampf.terminal.app.help_screen import HelpScreen
from zweikampf.terminal.app.insight_screen import InsightScreen
from zweikampf.terminal.app.keys import KeyBar
from zweikampf.terminal.app.look import SIDE, USUAL, WIDE
from zweikampf.terminal.app.moves import Choice, Moves
from zweikampf.terminal.app.review_screen import ReviewScreen
from zweikampf.terminal.app.sheets import AskScreen, ResultScreen, TextScreen
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.session import Session
from zweikampf.terminal.story import Line

if TYPE_CHECKING:
    from zweikampf.terminal.app.app import Zweikampf

_PATIENCE = 0.15  # seconds; a computer that thinks longer is waited for visibly
_REST = 8  # lines: title, keys, and the moves with their heading
_LEAST_BOARD = 3  # lines, however low the window is
_READ_ON = "→"  # stands in the list of moves while a step of a lesson is read


class GameScreen(Screen[None]):
    """Shows a session and hands it what the person does. Thinking happens in other threads; what
    they find is dropped if the game has moved on."""

    HORIZONTAL_BREAKPOINTS = [(0, "-tight"), (USUAL, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as Textual types it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("f2", "hint", show=False),
        Binding("f3", "card", show=False),
        Binding("f4", "help('short')", show=False),
        Binding("f5,ctrl+z", "undo", show=False),
        Binding("f6", "board", show=False),
        Binding("f8", "resign", show=False),
        Binding("escape", "stop_hint", show=False),
        Binding("ctrl+q,f10", "leave", show=False),
    ]
    app: Zweikampf

    def __init__(self, session: Session, saved_game: SavedGame | None) -> None:
        """Without a ``saved_game`` the game is not saved."""
        super().__init__()
        self.session = session
        self.saved_game = saved_game
        self.say = session.texts
        self._said = ""
        game, opponent = self.say("title"), session.opponent_title()
        rules = choosing.rules_in_play(session.duel.options, self.say)
        self._preface = [  # what a person wants to know before the first move
            Line(said)
            for said in (
                self.say("app-welcome", game=game, opponent=opponent),
                *([rules] if rules else []),
                *session.seal(),
            )
        ]
        self.moves = Moves()
        self.log_view = GameLog()
        self.table = BoardView(session.board, session.texts)

    def compose(self) -> ComposeResult:
        say = self.say
        yield Static("", id="title", markup=False)
        with VerticalScroll(id="table", can_focus=False):
            yield self.table
        yield Static("", id="status", markup=False)
        with Vertical(id="side"):
            yield self.log_view
            with VerticalScroll(id="lesson"):
                yield Static("", id="lesson-text", markup=False)
        yield self.moves
        keys = ("help", "hint", "card", "undo", "board", "resign", "leave")
        names = ("F1", "F2", "F3", "F5", "F6", "F8", "^Q")
        yield KeyBar(
            [(name, say(f"app-key-{key}"), f"screen.{key}")
             for name, key in zip(names, keys, strict=True)]
        )  # fmt: skip

    def on_mount(self) -> None:
        self.moves.border_title = self.say("app-moves")
        self.log_view.border_title = self.say("app-log")
        self.moves.focus()
        self._go_on()

    # The course of the game

    def _go_on(self) -> None:
        """Everything until the person is asked."""
        self.workers.cancel_group(self, "hint")
        self.workers.cancel_group(self, "opponent")
        self._proceed()
        if self.session.is_over or self._is_asked():
            self._stop_here()
        else:
            self._think()

    def _proceed(self) -> None:
        """What needs no thought."""
        while self.session.proceed():
            pass
        if self.saved_game is not None:
            self.saved_game.keep()

    def _stop_here(self) -> None:
        self._show()
        if self.session.is_over:
            self._end()

    def _is_asked(self) -> bool:
        return self.session.is_persons_turn or self._is_reading()

    def _is_reading(self) -> bool:
        return isinstance(self.session, LessonSession) and self.session.is_reading

    @work(exclusive=True, group="opponent")
    async def _think(self) -> None:
        """The moves of the computer, until it is the person's turn again."""
        session = self.session
        try:
            while not (session.is_over or self._is_asked()):
                version = session.duel.version
                thought = asyncio.ensure_future(in_background(session.thinking()))
                if not (await asyncio.wait({thought}, timeout=_PATIENCE))[0]:
                    self._show()  # there is time to look at the board between two moves
                token = await thought
                if session.is_over or session.duel.version != version:
                    return  # the person has resigned or taken a move back
                session.answer(token)
                self._proceed()
        except ZweikampfError as error:  # a player that fails ends the application, not the record
            self.app.fail(error)
            return
        self._stop_here()

    def _end(self) -> None:
        saved = self.saved_game
        trouble = saved.said() if saved is not None and saved.trouble else ""
        self.app.push_screen(ResultScreen(self.session, trouble), self._after)

    def _after(self, answer: str | None) -> None:
        if answer == "again":
            self.app.play_again()
        elif answer == "review":
            self.app.push_screen(ReviewScreen(self.session, self.app.effort), lambda _: self._end())
        elif answer == "insight":
            screen = InsightScreen(self.session, self.app.effort)
            self.app.push_screen(screen, lambda _: self._end())
        elif answer == "quit":
            self.app.exit()

    # What is to be seen

    def _show(self) -> None:
        session, say = self.session, self.say
        view = session.view
        self.query_one("#title", Static).update(
            f"{say('title')} · {session.board.heading(view, say)}"
        )
        self.table.show(view)
        self.log_view.tell([*self._preface, *session.log()])
        self._show_lesson()
        self.moves.offer(self._choices())
        self._status(self._question())

    def _choices(self) -> list[Choice]:
        session = self.session
        if self._is_reading():
            return [Choice(NamedMove(_READ_ON, self.say("app-read-on")))]
        return [
            Choice(move, session.board.tint(move.token)) for move in session.moves(session.legal)
        ]

    def _question(self) -> str:
        session = self.session
        if session.is_over:
            return session.result()
        if self._is_reading():
            return self.say("app-reading")
        if not session.is_persons_turn:
            return self.say("app-thinking", opponent=session.opponent_title())
        return session.board.question(session.view, self.say)

    def _show_lesson(self) -> None:
        """The text of a lesson takes the place of the log until the lesson is over."""
        session = self.session
        text = session.lesson_text() if isinstance(session, LessonSession) else ""
        self.set_class(bool(text), "learning")
        side = self.query_one("#lesson", VerticalScroll)
        side.display = bool(text)
        self.log_view.display = not text
        if isinstance(session, LessonSession) and text:
            number, total = session.progress.number + 1, len(session.progress.lesson.steps)
            side.border_title = self.say("app-step", number=number, total=total)
            self.query_one("#lesson-text", Static).update(text)
            side.scroll_home(animate=False)

    def _status(self, text: str, kind: str = "") -> None:
        status = self.query_one("#status", Static)
        status.set_classes(kind)
        status.update(text)
        self._said = text
        self._lay_out()

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """As many lines as board and status need; the rest is for moves and log. In a window that
        is too low for the board, it scrolls, so that some moves are always to be seen."""
        side = self.app.size.width * SIDE // 100 if self.app.size.width >= WIDE else 0
        width = self.app.size.width - side - 2
        board = self.table.height_at(width)
        status = len(Text(self._said).wrap(self.app.console, width)) or 1
        room = max(_LEAST_BOARD, self.app.size.height - status - _REST)
        self.styles.grid_rows = f"{min(board, room)} {status} 1fr"
        self.set_class(board > room, "scrolling")
        log, moves = (2, 3) if self.moves.breadth > width // 2 - 2 else (1, 1)
        if self.has_class("learning"):
            log, moves = 3, 2
        self.styles.grid_columns = f"{log}fr {moves}fr"

    # What the person does

    def on_moves_chosen(self, event: Moves.Chosen) -> None:
        if isinstance(self.session, LessonSession) and self.session.is_reading:
            self.session.read_on()
            self._go_on()
        else:
            self._try(lambda: self.session.play(event.line))

    def _try(self, act: Callable[[], None]) -> None:
        """Something that the rules may refuse."""
        try:
            act()
        except Refused as error:
            self._status(self.session.explain(error), "refused")
        else:
            self._go_on()

    def action_undo(self) -> None:
        self._try(self.session.undo)

    def action_resign(self) -> None:
        if not self.session.is_over:
            title = self.say("app-resign-question")
            self.app.push_screen(AskScreen(title, self.say, "resign", "play-on"), self._resign)

    def _resign(self, answer: str | None) -> None:
        if answer == "resign" and not self.session.is_over:
            self.workers.cancel_group(self, "opponent")
            self.session.resign()
            self._go_on()

    def action_board(self) -> None:
        """The next part of a board that does not fit; after the last one, the first again."""
        table = self.query_one("#table", VerticalScroll)
        if table.is_vertical_scroll_end:
            table.scroll_home(animate=False)
        else:
            table.scroll_page_down(animate=False)

    def action_leave(self) -> None:
        """A saved game can be continued, so no one is asked twice."""
        self.app.exit()

    def action_help(self, tab: str = "now") -> None:
        self.app.push_screen(HelpScreen(self.session, tab))

    def action_card(self) -> None:
        if self.moves.token is not None and self.session.is_persons_turn:
            self._explain(self.moves.token)

    def on_moves_asked(self, event: Moves.Asked) -> None:
        if self.session.is_persons_turn:
            self._explain(event.token)

    def _explain(self, token: str) -> None:
        """What is on the cards of a move."""
        session = self.session
        text = session.board.about(session.view, token, self.say)
        text = session.named_move(token) if text is None else text
        self.app.push_screen(TextScreen(token, text, self.say))

    # Hints

    def action_hint(self) -> None:
        session = self.session
        if not session.is_persons_turn:
            return
        if isinstance(session, LessonSession) and session.asked_for:
            self.moves.point_at(session.asked_for[0])
            self._status(session.hint(), "hint")
        else:
            self._status(self.say("app-hint-thinking"), "hint")
            self._advise()

    def action_stop_hint(self) -> None:
        self.workers.cancel_group(self, "hint")
        self._status(self._question())

    @work(exclusive=True, group="hint")
    async def _advise(self) -> None:
        version = self.session.duel.version
        found = await in_background(self.session.advising(version, self.app.effort))
        if version == self.session.duel.version and not self.session.is_over:
            self._show_hint(found)

    def _show_hint(self, found: list[Move]) -> None:
        session = self.session
        self.moves.show_chances(session.chances(found))
        best = found[0]
        self.moves.point_at(best.token)
        named, chance = session.named_move(best.token), session.percent(best.win_chance)
        said = self.say("app-hint", move=named, chance=chance)
        why = session.reasons(found, best.token)
        self._status(f"{said}. {why}" if why else said, "hint")
