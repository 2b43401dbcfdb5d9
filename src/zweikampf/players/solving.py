"""Positions in, perfect play out, for every game that has a solver."""

from __future__ import annotations

from zweikampf.engine import registry
from zweikampf.engine.errors import PositionError
from zweikampf.engine.reason import because
from zweikampf.players.strategy import Solution, Solver, strategy_of

LONGEST_LINE = 10_000  # characters; no position of any game comes near


def solve(
    text: str,
    *,
    moves: bool = False,
    margin: bool = False,
    solvers: dict[str, Solver] | None = None,
) -> Solution:
    """The answer as if it were the only question, see ``Solver.solve``; ``solvers`` keeps those
    that have been made."""
    name = game_of(text)
    known = ", ".join(_solved()) or "-"
    if not name:
        raise PositionError(because("no-position", known=known))
    game = registry.find(name)
    make = strategy_of(game.id).solver
    if make is None:
        raise PositionError(because("no-solver", game=game.id, known=known))
    state = game.parse_position(text.strip())
    solver = make() if solvers is None else solvers.setdefault(game.id, make())
    solver.forget()
    return solver.solve(state, moves=moves, margin=margin)


def game_of(text: str) -> str:
    """The first word of a position; empty if there is none."""
    return "".join(text[:LONGEST_LINE].split(maxsplit=1)[:1])


def _solved() -> list[str]:
    """The games that have a solver."""
    return [each for each in registry.names() if strategy_of(each).solver is not None]
