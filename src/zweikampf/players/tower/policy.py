"""How a search of Tower goes on where its tree ends: a playout that does what looks promising.

The types that make this page fast stand in ``policy.pxd``.
"""

from __future__ import annotations

from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.policy import Policy
from zweikampf.players.tower import priors

PRIOR = priors.PRIOR  # a typed copy


class TowerPolicy(Policy):
    def rate(self, state: State, actions: Actions) -> None:
        for at in range(actions.size):
            actions.weights[at] = PRIOR[actions.items[at]]

    def estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        self.play_on(state, rng, scratch)
        return state.payoff(seat)
