"""What a position of Throne is worth with all cards known, for the ledger of a game.

Phase 1 is played on as a search does it, and the hands that it leads to are judged; phase 2 is
solved. One that takes too many nodes is judged as phase 1 is.
"""

from __future__ import annotations

from zweikampf.engine.state import State
from zweikampf.games.throne.rules import Throne
from zweikampf.players.insight.worth import by_policy
from zweikampf.players.strategy import Estimate, Worth
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Question, Solver, TooHard

MOST_NODES = 4_000_000  # for one position; a second, and very few need as many


def throne_worth() -> Worth:
    """The solver remembers what it has found out about the positions of one game."""
    solver = Solver()
    at_first_sight = by_policy(ThronePolicy())

    def worth(state: State, seed: int, samples: int) -> Estimate:
        assert isinstance(state, Throne)
        if state.phase == 2:
            solver.allow(MOST_NODES)
            try:
                winner = Question(solver, state).winner()
            except TooHard:
                pass
            else:
                return Estimate(0.0 if winner is None else 1.0 - 2 * winner)
        return at_first_sight(state, seed, samples)

    return worth
