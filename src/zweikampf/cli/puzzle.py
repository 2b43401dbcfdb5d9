"""``zweikampf puzzle``: the puzzle of the day, one by its number, or those of a grade."""

from __future__ import annotations

from datetime import datetime

import click

from zweikampf.cli.shared import game_argument, lang_option, language_of, plain_console, write_line
from zweikampf.engine import registry
from zweikampf.engine.reason import because
from zweikampf.players.puzzles.files import PuzzleError, of_day, shipped
from zweikampf.players.puzzles.puzzle import GRADES, Puzzle
from zweikampf.terminal import words
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option
from zweikampf.terminal.puzzling import PuzzlePrompt


@make_command("puzzle", help="help-puzzle")
@game_argument
@option("--number", type=click.IntRange(1), help="help-puzzle-number")
@option("--grade", type=click.IntRange(1, GRADES), help="help-puzzle-grade")
@lang_option
def command(game: str, number: int | None, grade: int | None, lang: str | None) -> None:
    """Find the best move."""
    name = registry.find(game).id
    found = _chosen(shipped(name).puzzles, number, grade)
    texts = words.texts_of(name, language_of(lang))
    prompt = PuzzlePrompt(name, texts, plain_console())
    right, asked = prompt.run(found, input)
    if asked:
        write_line(texts("puzzle-count", right=right, asked=asked))


def _chosen(
    puzzles: tuple[Puzzle, ...], number: int | None, grade: int | None
) -> tuple[Puzzle, ...]:
    if number is not None:
        if number > len(puzzles):
            raise PuzzleError(because("no-such-puzzle", number=number, last=len(puzzles)))
        return (puzzles[number - 1],)
    if grade is not None:
        found = tuple(puzzle for puzzle in puzzles if puzzle.grade == grade)
        if not found:
            raise PuzzleError(because("no-puzzles-of-grade", grade=grade))
        return found
    return (of_day(puzzles, datetime.now().astimezone().date()),)
