"""``zweikampf solve``: positions in, answers as JSON out, one per line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.texts import Language, Texts
from zweikampf.players.solving import game_of, solve
from zweikampf.players.strategy import Solver
from zweikampf.terminal import words
from zweikampf.terminal.commands import general_texts


@dataclass(frozen=True)
class Wanted:
    """What is asked besides the answer; see ``Solver.solve``."""

    moves: bool = False
    margin: bool = False


def solve_one(text: str, wanted: Wanted) -> None:
    """Print the answer for one position; what is wrong with it is raised."""
    _print(_answer(text, wanted, {}))


def solve_lines(lines: Iterable[bytes], language: Language, wanted: Wanted) -> bool:
    """Print an answer, or an error, for each line that is not empty; whether all of them were
    answered."""
    solvers: dict[str, Solver] = {}
    all_good = True
    for line in lines:
        text = line.decode("utf-8", "replace").strip()
        if not text:
            continue
        try:
            _print(_answer(text, wanted, solvers))
        except ZweikampfError as error:
            all_good = False
            said = _texts(text, language).reason(error.reason)
            _print({"error": error.code, "message": said})
    return all_good


def _answer(text: str, wanted: Wanted, solvers: dict[str, Solver]) -> dict[str, Any]:
    return solve(text, moves=wanted.moves, margin=wanted.margin, solvers=solvers).json()


def _texts(text: str, language: Language) -> Texts:
    name = game_of(text)
    known = name in registry.names()
    return words.texts_of(name, language) if known else general_texts(language)


def _print(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
