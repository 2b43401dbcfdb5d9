"""Puzzles at a prompt: the board, a move, and why it is right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from zweikampf.engine import registry
from zweikampf.engine.reason import Reason
from zweikampf.engine.texts import Texts
from zweikampf.players.puzzles.puzzle import Puzzle
from zweikampf.terminal import words
from zweikampf.terminal.board import board_of
from zweikampf.terminal.orders import order_of
from zweikampf.terminal.play import Stopped, read_line

LONGEST_LINE = 8  # moves of a solved line
_SOLUTION = ("hint", "solution", "lösung", "tipp")


class PuzzlePrompt:
    """One puzzle after the other, until the person has had enough."""

    def __init__(self, game: str, texts: Texts, console: Console) -> None:
        self.game, self.texts, self.console = registry.find(game), texts, console
        self.board = board_of(game)
        self.named = self.board.named(self.game.options.parse({}), texts)

    def run(self, puzzles: Sequence[Puzzle], read: Callable[[], str]) -> tuple[int, int]:
        """How many were found at the first try, and how many were asked."""
        found = asked = 0
        with suppress(Stopped):
            for puzzle in puzzles:
                found += self.ask(puzzle, read)
                asked += 1  # one that is left does not count
                if puzzle is not puzzles[-1]:
                    self._print(self.texts("puzzle-enter"))
                    if order_of(read_line(read, self.console)) == "quit":
                        break
        return found, asked

    def ask(self, puzzle: Puzzle, read: Callable[[], str]) -> bool:
        """Whether the first answer was right; ``Stopped`` if the person leaves."""
        say, view = self.texts, puzzle.view
        title = say("puzzle-title", number=puzzle.number, grade=puzzle.grade)
        self._print(title, style="bold")
        self.console.print(self.board.table(view, list(puzzle.legal), say))
        self._print(self._question(puzzle), style="bold")
        tries = 0
        while True:
            line = read_line(read, self.console)
            if order_of(line) == "quit":
                raise Stopped("quit")
            if line.lower() in _SOLUTION:
                self._tell("puzzle-solution", puzzle, puzzle.best)
                return False
            token = self._meant(line, puzzle)
            if token is None:
                self._print(say("puzzle-refused"), style="yellow")
                continue
            tries += 1
            if token in puzzle.right:
                self._tell("puzzle-right", puzzle, token)
                return tries == 1
            self._tell("puzzle-wrong", puzzle, token)

    def _question(self, puzzle: Puzzle) -> str:
        if not puzzle.proven:
            return self.texts("puzzle-ask", kind="best")
        wins = puzzle.answers[puzzle.best].win_chance == 1
        return self.texts("puzzle-ask", kind="win" if wins else "draw")

    def _meant(self, line: str, puzzle: Puzzle) -> str | None:
        """A legal token, whatever its case, or the only one that begins like this."""
        typed = "".join(line.split()).lower()
        for token in puzzle.legal:
            if token.lower() == typed:
                return token
        found = [token for token in puzzle.legal if typed and token.lower().startswith(typed)]
        return found[0] if len(found) == 1 else None

    def _tell(self, key: str, puzzle: Puzzle, token: str) -> None:
        say, answer = self.texts, puzzle.answers[token]
        words_of_move = self.game.words(puzzle.view, token, say)
        parts = [say(key, move=f"{token} ({words_of_move})" if words_of_move else token)]
        if not puzzle.proven and token not in puzzle.right:
            best = puzzle.answers[puzzle.best]
            parts.append(say("puzzle-worth", chance=_hundredths(answer.win_chance),
                             best=_hundredths(best.win_chance)))  # fmt: skip
        parts += self._reasons(answer.reasons, puzzle.seat)
        if answer.line:
            dots = " …" if len(answer.line) > LONGEST_LINE else ""
            parts.append(say("puzzle-line", line=" ".join(answer.line[:LONGEST_LINE]) + dots))
        self._print(" ".join(parts))

    def _reasons(self, reasons: Sequence[Reason], seat: int) -> list[str]:
        return [words.explain(each, seat, self.texts, self.named) for each in reasons]

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))


def _hundredths(chance: float) -> int:
    return round(100 * chance)
