"""``zweikampf solve``: positions in, answers as JSON out, one a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.errors import PositionError, ZweikampfError
from zweikampf.engine.notation import bad_position
from zweikampf.engine.reason import because
from zweikampf.engine.texts import Texts
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne.solver import Solver

LONGEST_LINE = 10_000  # characters; no position of any game comes near


def solve_one(text: str) -> None:
    """Print the answer for one position; what is wrong with it is raised."""
    _print(_answer(text, Solver()))


def solve_lines(lines: Iterable[bytes], texts: Texts) -> bool:
    """Print an answer, or an error, for each line; whether all of them were answered."""
    solver = Solver()
    all_good = True
    for line in lines:
        try:
            _print(_answer(line.decode("utf-8", "replace"), solver))
        except ZweikampfError as error:
            all_good = False
            _print({"error": error.code, "message": texts.reason(error.reason)})
    return all_good


def _answer(text: str, solver: Solver) -> dict[str, Any]:
    """The answer as if it were the only question."""
    words = text[:LONGEST_LINE].split(maxsplit=1)
    if not words:
        raise bad_position("game", "-")
    game = registry.find(words[0])
    state = game.parse_position(text.strip())
    if not isinstance(state, Throne):
        raise PositionError(because("no-solver", game=game.id))
    solver.forget()
    return solver.solve(state).json()


def _print(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
