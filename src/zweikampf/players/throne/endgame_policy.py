"""Judges Throne's phase 1 by what the solver says about the phase 2 that it leads to.

What is left of phase 1 is played as it looks good, so this is for its last tricks: the fewer cards
the seats still have to play, the more of the truth is in the hands that they take into phase 2. A
position that needs too many nodes is judged at first sight instead.
"""

from __future__ import annotations

import cython

from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import number_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import NO_END, Question, Solver, TooHard

MOST_NODES = 30_000  # for one position; three of four need fewer


class EndgamePolicy(ThronePolicy):
    """Has its own solver, and so its own memory."""

    def __init__(self, most_nodes: int = MOST_NODES) -> None:
        self.most_nodes = number_of(most_nodes, 0, NO_END, "most_nodes")
        self.solver = Solver()

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        return self._solved(cython.cast(Throne, state), seat, rng, scratch)

    def _solved(self, state: Throne, seat: int, rng: Rng, scratch: Actions) -> float:
        self.recruit(state, rng, scratch)
        self.solver.allow(self.most_nodes)
        try:
            winner = Question(self.solver, state).winner()
        except TooHard:
            return self._first_sight(state, seat, rng, scratch)
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
