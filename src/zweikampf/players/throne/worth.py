"""What a position of Throne is worth with all cards known, for the ledger of a game and for arenas.

Phase 1 is played on as a search does it, and the hands that it leads to are judged; phase 2 is
solved. One that takes too many nodes is judged as phase 1 is.
"""

from __future__ import annotations

from math import atanh, sqrt, tanh

from zweikampf.engine import bits
from zweikampf.engine.state import State
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.players.insight.worth import by_policy
from zweikampf.players.strategy import Estimate, Worth
from zweikampf.players.throne import evaluation
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Question, Solver, TooHard

PER_TRICK = 0.24  # how much less a lead says for each trick of phase 1 that is still to come
CERTAIN = 0.999999
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


def throne_glance() -> Worth:
    """Phase 1 by the cards that the seats have won so far. Playouts would know more, but scatter so
    much that what they know is lost in it. In phase 2 nothing is left to chance."""

    def worth(state: State, seed: int, samples: int) -> Estimate:
        assert isinstance(state, Throne)
        if state.phase == 2:
            return Estimate(0.0)
        won = [state.recruits[seat] | state.hidden[seat] for seat in (0, 1)]
        found = evaluation.expected_payoff(
            won[0], won[1], state.score[0], state.score[1], state.leader
        )
        lead = atanh(max(-CERTAIN, min(CERTAIN, found)))
        to_come = cards.HAND_SIZE - max(bits.count(won[0]), bits.count(won[1]))
        return Estimate(tanh(lead / sqrt(1 + PER_TRICK * to_come)))

    return worth
