"""What a position of Tower is worth, for the ledger of a game: without search if possible.

During the setup the cards that are missing are dealt at random, a few times. A card that has just
been drawn is judged where it would be laid best, because it will not stay where it is.
"""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.tower import steps
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.zones import NO_CARD
from zweikampf.players.insight.worth import mean_of
from zweikampf.players.strategy import Estimate, Worth
from zweikampf.players.tower.evaluation import Evaluation

MOST_DEALS = 40


def tower_worth() -> Worth:
    evaluation = Evaluation()

    def dealt(state: Tower, rng: Rng) -> float:
        world = state.copy()
        while world.step <= steps.START:
            world.apply_unchecked(world.pick(rng))
        return evaluation.outlook(world, 0)

    def best_place(state: Tower) -> float:
        def laid(action: int) -> float:
            world = state.copy()
            world.apply_unchecked(action)
            return evaluation.outlook(world, state.actor)

        return max(laid(action) for action in state.legal())

    def worth(state: State, seed: int, samples: int) -> Estimate:
        assert isinstance(state, Tower)
        if state.step <= steps.START:
            rng = Rng(seed)
            return mean_of([dealt(state, rng) for _ in range(min(samples, MOST_DEALS))])
        if state.drawn == NO_CARD or state.actor == actors.CHANCE:
            return Estimate(evaluation.outlook(state, 0))
        best = best_place(state)
        return Estimate(-best if state.actor else best)

    return worth
