"""Puzzles found and written to a file, from where it was stopped."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.reason import because
from zweikampf.lab import interrupts
from zweikampf.lab.origin import commit
from zweikampf.players.puzzles import files, finding
from zweikampf.players.puzzles.files import PuzzleError
from zweikampf.players.puzzles.finding import Finder
from zweikampf.players.puzzles.puzzle import Puzzle
from zweikampf.players.strategy import strategy_of

MOST_OF_A_GRADE = 0.4  # of those that are wanted, so that there are some for everyone
MOST_IN_VAIN = 500  # games in a row without a puzzle


def origin_of(finder: Finder) -> dict[str, Any]:
    """Where the puzzles come from, and what was asked of them."""
    strategy = strategy_of(finder.game)
    return {
        files.MAGIC: files.FORMAT,
        "game": finder.game,
        "version": registry.find(finder.game).version,
        "player": finder.player,
        "seed": finder.seed,
        "checks": {
            "least_lead": finding.CLEAR,
            "as_good": finding.SAME,
            "iterations_per_move": finding.DEPTH * strategy.thorough,
            "seeds_per_level": finding.SEEDS,
            "least_missed": finding.LEAST_MISSED,
            "only_proven": strategy.solver is not None,
        },
    }


def find(
    finder: Finder, count: int, path: Path, tell: Callable[[int], object] = lambda puzzles: None
) -> int:
    """Look for puzzles until there are ``count`` of them in the file, or no more can be found; how
    many there are. The same finder finds the same ones, however often it is stopped."""
    kept = _opened(finder, count, path)
    tell(len(kept))
    positions = {puzzle.position for puzzle in kept}
    grades = Counter(puzzle.grade for puzzle in kept)
    number = kept[-1].source[0] if kept else 0
    found, in_vain = len(kept), 0
    while found < count and in_vain < MOST_IN_VAIN:
        in_vain += 1
        for puzzle in finder.puzzles(number):
            if puzzle.position in positions or found == count:
                continue
            if grades[puzzle.grade] >= MOST_OF_A_GRADE * count:
                continue
            found, in_vain = found + 1, 0
            positions.add(puzzle.position)
            grades[puzzle.grade] += 1
            _append(path, replace(puzzle, number=found).json())
            tell(1)
        number += 1
    return found


def explain(path: Path) -> int:
    """Give the reasons of all puzzles in a file again, as the game gives them today; how many
    puzzles there are. Nothing else in it changes."""
    content = path.read_bytes()
    kept = files.read(content, str(path))
    if not kept.origin:
        raise PuzzleError(because("not-puzzles", path=str(path), line=1))
    lines = [dict(kept.origin)]
    lines += [replace(puzzle, answers=finding.explained(puzzle)).json() for puzzle in kept.puzzles]
    half = path.with_suffix(".part")
    half.write_text("".join(_line(each) for each in lines), "utf-8")
    half.replace(path)  # all of it or nothing
    return len(kept.puzzles)


def _opened(finder: Finder, count: int, path: Path) -> tuple[Puzzle, ...]:
    """What is in the file; a new one gets its first line. No more are added than it was begun for:
    how many of a grade it may have depends on that."""
    content = path.read_bytes() if path.exists() else b""
    kept = files.read(content, str(path))
    wanted = origin_of(finder)
    if not kept.origin:
        path.write_bytes(b"")
        _append(path, {**wanted, "count": count, "commit": commit()})
    for name, value in wanted.items():
        if kept.origin and kept.origin.get(name) != value:
            raise PuzzleError(because("other-puzzles", path=str(path), what=name))
    if kept.origin.get("count", count) < count:
        raise PuzzleError(because("other-puzzles", path=str(path), what="count"))
    if kept.origin and not content.endswith(b"\n"):
        os.truncate(path, content.rfind(b"\n") + 1)
    return kept.puzzles


def _append(path: Path, value: dict[str, Any]) -> None:
    with interrupts.held(), path.open("a", encoding="utf-8") as file:
        file.write(_line(value))


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"
