"""What a position of Tower is worth, for the ledger of a game: at one look, and without luck.

A card that has just been drawn is judged where it would be laid best, because it will not stay
where it is.
"""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.state import State
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.zones import NO_CARD
from zweikampf.players.strategy import Estimate, Worth
from zweikampf.players.tower.evaluation import Evaluation


def tower_worth() -> Worth:
    evaluation = Evaluation()

    def best_place(state: Tower) -> float:
        def laid(action: int) -> float:
            world = state.copy()
            world.apply_unchecked(action)
            return evaluation.outlook(world, state.actor)

        return max(laid(action) for action in state.legal())

    def worth(state: State, seed: int, samples: int) -> Estimate:
        assert isinstance(state, Tower)
        if state.drawn == NO_CARD or state.actor in (actors.CHANCE, actors.OVER):
            return Estimate(evaluation.outlook(state, 0))
        best = best_place(state)
        return Estimate(-best if state.actor else best)

    return worth
