"""A game against the computer at a prompt."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from zweikampf.engine.errors import Refused
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.orders import ORDERS, beginning_with, order_of
from zweikampf.terminal.rule_help import RuleHelp
from zweikampf.terminal.session import Session
from zweikampf.terminal.story import Line

_MOST_NAMED = 12  # moves that a question lists
_MOST_HINTS = 5
_LOG_LINES = 15
_SEVERAL = re.compile(r"(.*[^\w|])?([^|]+(?:\|[^|]+)+)")


class Stopped(Exception):
    """The person left before the end; the argument is the key of the sentence that says so."""


def read_line(read: Callable[[], str], console: Console) -> str:
    """What the person types; ``Stopped`` if the input ends or is interrupted."""
    try:
        return read().strip()
    except (EOFError, RuntimeError):  # RuntimeError: there is no input at all
        console.print()
        raise Stopped("input-ended") from None
    except KeyboardInterrupt:
        console.print()
        raise Stopped("interrupted") from None


def several_in_one(line: str) -> list[str]:
    """The moves of a line that a board has gathered: ``x>A|B`` is ``x>A`` and ``x>B``."""
    found = _SEVERAL.fullmatch("".join(line.split()))
    return [f"{found[1] or ''}{end}" for end in found[2].split("|")] if found else []


class TerminalGame:
    """A session at the keyboard, line by line."""

    def __init__(
        self, session: Session, console: Console, keep: Callable[[], None] = lambda: None
    ) -> None:
        """``keep`` is called after every change, so that no move is lost."""
        self.session = session
        self.console = console
        self.keep = keep
        self.duel = session.duel
        self.texts = session.texts
        self.board = session.board
        self.rules = RuleHelp(session, console)
        self.hint_iterations: int | None = None  # how much a hint thinks, else as the game advises

    def run(self, read: Callable[[], str], rules: str | None = None) -> None:
        """Play to the end; ``Stopped`` if the person leaves, ends the input or interrupts.

        ``rules``: by which of a game's presets or options it is played, in words.
        """
        session = self.session
        self._welcome(rules)
        while not session.is_over:
            if session.proceed():
                continue
            if isinstance(session, LessonSession) and session.is_reading:
                self._show()
                self._read_on(session, read)
            elif session.is_persons_turn:
                self._show()
                self._ask(read)
            else:
                session.answer()
            self.keep()
        self._tell()
        self._end()

    def _welcome(self, rules: str | None) -> None:
        say = self.texts
        self.console.print(
            say("welcome", game=say("title"), opponent=self.session.opponent_title()),
            say("commands"),
            sep="\n",
        )
        if rules is not None:
            self.console.print(rules)
        self.console.print(Padding(self.board.legend(say), (1, 0, 1, 2)))
        for line in self.session.seal():
            self.console.print(line, style="dim", soft_wrap=True)

    def _show(self) -> None:
        self._tell()
        self._draw()

    def _draw(self) -> None:
        session = self.session
        self.console.print(self.board.table(session.view, session.legal, self.texts))
        if isinstance(session, LessonSession) and session.step is not None:
            self.console.print(Text(session.lesson_text(), style="bold"))

    def _read_on(self, session: LessonSession, read: Callable[[], str]) -> None:
        """A step of a lesson that is there to be read."""
        self.console.print(self.texts("lesson-enter"))
        if order_of(read_line(read, self.console)) == "quit":
            raise Stopped("quit")
        session.read_on()

    def _tell(self) -> None:
        self._print(self.session.news())

    def offers(self, text: str) -> list[str]:
        """What may be meant by the beginning of a line: legal moves, then orders."""
        moves = self.session.matching(text) if text else self.session.legal
        return [*moves, *beginning_with(text)]

    # A line that was typed

    def _ask(self, read: Callable[[], str]) -> None:
        """Read lines until one of them is a move, takes one back or ends the game."""
        while True:
            line = read_line(read, self.console)
            if line.startswith("?"):
                self.rules.explain(line[1:].strip())
                continue
            order = None if self._is_legal(line) else order_of(line)
            done = self._move(line) if order is None else self._obey(order, read)
            if done:
                return

    def _is_legal(self, line: str) -> bool:
        return line.lower() in [token.lower() for token in self.session.legal]

    def _by_number(self, line: str) -> str | None:
        """The move of this number in the list of ``legal``; none where moves are numbers."""
        legal = self.session.legal
        if not line.isdecimal() or any(token.isdecimal() for token in legal):
            return None
        return legal[int(line) - 1] if 1 <= int(line) <= len(legal) else None

    def _obey(self, order: str, read: Callable[[], str]) -> bool:
        """Do what is not a move; whether the question is settled by it."""
        if order == "quit":
            raise Stopped("quit")
        if order == "undo":
            return self._take_back()
        if order == "resign":
            return self._resign(read)
        {
            "help": self._help,
            "board": self._draw,
            "legal": self._list_moves,
            "hint": self._hint,
            "log": self._log,
        }[order]()
        return False

    def _move(self, line: str) -> bool:
        """Play what is meant; whether there is a move like this, and only one."""
        legal, several = self.session.legal, several_in_one(line)
        if not line and len(legal) == 1:
            line = legal[0]
        elif not line:
            self.console.print(self.texts("not-understood"))
            return False
        elif (numbered := self._by_number(line)) is not None:
            line = numbered
        elif self.session.meant(line) not in legal:
            found = several if set(several) <= set(legal) else []
            found = found or self.session.matching(line)
            if len(found) > 1:
                shown = [*found[:_MOST_NAMED], *(["…"] if len(found) > _MOST_NAMED else [])]
                self.console.print(Text(self.texts("which-move", moves="  ".join(shown))))
                return False
        try:
            self.session.play(line)
        except Refused as error:
            self._refuse(error)
            return False
        return True

    def _refuse(self, error: Refused) -> None:
        self.console.print(Text(self.session.explain(error), style="yellow"))

    def _take_back(self) -> bool:
        try:
            self.session.undo()
        except Refused as error:
            self._refuse(error)
            return False
        self.console.print(self.texts("taken-back"))
        return True

    def _resign(self, read: Callable[[], str]) -> bool:
        self.console.print(self.texts("resign-again"))
        if order_of(read_line(read, self.console)) != "resign":
            self.console.print(self.texts("not-resigned"))
            return False
        self.session.resign()
        return True

    # What can be asked

    def _help(self) -> None:
        """All orders, and how moves are written in this game."""
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text("?, ??, ? NAME", style="bold"), self.texts("order-rules"))
        for order, names in ORDERS.items():
            grid.add_row(Text(", ".join(names), style="bold"), self.texts(f"order-{order}"))
        about = Text(self.texts("how-to-type"))
        parts: list[RenderableType] = [about, Padding(grid, (0, 0, 0, 2))]
        if self.texts.has("moves-explained"):
            parts.append(Text(self.texts("moves-explained")))
        self.rules.show(*parts)

    def _list_moves(self) -> None:
        """Every move with its number and what it does."""
        grid = Table.grid(padding=(0, 2))
        for number, move in enumerate(self.session.moves(self.session.legal), 1):
            token, words = Text(move.token, style="bold"), Text(move.words)
            grid.add_row(Text(f"{number:>3}", style="dim"), token, words)
        self.rules.show(grid)

    def _hint(self) -> None:
        """The best moves, with what they are worth; inside a lesson the one that it wants."""
        if isinstance(self.session, LessonSession) and self.session.asked_for:
            self.console.print(Text(self.session.hint()))
            return
        with self.console.status(self.texts("hint-thinking")):
            moves = self.session.advising(iterations=self.hint_iterations)()
        grid = Table.grid(padding=(0, 2))
        best = moves[:_MOST_HINTS]
        named = self.session.moves([move.token for move in best])
        chances = self.session.chances(moves)
        for said in named:
            chance = Text(chances[said.token], justify="right")
            grid.add_row(chance, Text(said.token, style="bold"), Text(said.words))
        self.console.print(self.texts("hint-chances"))
        self.console.print(Padding(grid, (0, 0, 0, 2)))
        if why := self.session.reasons(moves, best[0].token):
            self.console.print(Padding(Text(f"{best[0].token}: {why}"), (0, 0, 0, 2)))

    def _log(self) -> None:
        """What has happened lately."""
        lines = self.session.log()[-_LOG_LINES:]
        if not lines:
            self.console.print(self.texts("nothing-happened"))
        self._print(lines)

    def _print(self, lines: Sequence[Line]) -> None:
        for line in lines:
            text = Text(line.text, style="bold" if line.is_heading else "")
            self.console.print(Padding(text, (0, 0, 0, 2)))

    def _end(self) -> None:
        if not self.session.end:
            self.console.print(self.board.scoring(self.session.view, self.texts))
        self.console.print(self.session.result(), style="bold")
