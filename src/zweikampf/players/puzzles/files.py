"""Puzzles in a file: a line of JSON that says where they come from, then one line per puzzle."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.errors import ParseError
from zweikampf.engine.reason import because
from zweikampf.players.puzzles.puzzle import Puzzle
from zweikampf.players.strategy import strategy_of

MAGIC = "zweikampf-puzzles"
FORMAT = 1
NAME = "puzzles.jsonl"  # of the puzzles that a game brings
_FIRST_DAY = date(1970, 1, 1)


class PuzzleError(ParseError):
    """There are no puzzles, not this one, or they cannot be read."""


@dataclass(frozen=True)
class Content:
    """A file of puzzles. ``origin`` says which command found them, and how they were checked."""

    origin: Mapping[str, Any]
    puzzles: tuple[Puzzle, ...]


def read(content: bytes, path: str) -> Content:
    """The whole lines of a file; a run that was stopped may have left a half one at the end."""
    origin: Mapping[str, Any] = {}
    found: list[Puzzle] = []
    for number, line in enumerate(content[: content.rfind(b"\n") + 1].splitlines(), start=1):
        try:
            given = json.loads(line)
            if number == 1 and given[MAGIC] == FORMAT:
                origin = given
            else:
                found.append(Puzzle.parse(origin["game"], given))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise PuzzleError(because("not-puzzles", path=path, line=number)) from None
    return Content(origin, tuple(found))


@cache
def shipped(game: str) -> Content:
    """The puzzles that come with a game; ``PuzzleError`` if it has none."""
    name = registry.find(game).id
    package = strategy_of(name).puzzles
    file = files(package).joinpath(NAME) if package else None
    found = read(file.read_bytes(), NAME) if file is not None and file.is_file() else None
    if found is None or not found.puzzles:
        raise PuzzleError(because("no-puzzles", game=name))
    return found


def count_of(game: str) -> int:
    """How many come with a game."""
    try:
        return len(shipped(game).puzzles)
    except PuzzleError as error:
        if error.code != "no-puzzles":
            raise
        return 0


def of_day(puzzles: tuple[Puzzle, ...], day: date) -> Puzzle:
    """The same one for everyone; each of them comes once before the first one comes again."""
    return puzzles[(day - _FIRST_DAY).days % len(puzzles)]
