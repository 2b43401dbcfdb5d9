"""How a search of Tower continues where its tree ends: a playout that does what looks promising.

The types that make this page fast are in ``policy.pxd``.
"""

from __future__ import annotations

from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.tower.rules import Tower
from zweikampf.players.policy import Policy
from zweikampf.players.tower import priors

PRIOR = priors.PRIOR  # policy.pxd makes it a C array


class TowerPolicy(Policy):
    def fits(self, state: State) -> bool:
        return isinstance(state, Tower)

    def fast_rate(self, state: State, found: Actions) -> None:
        for at in range(found.size):
            found.weights[at] = PRIOR[found.items[at]]

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        self.fast_play_on(state, rng, scratch)
        return state.fast_payoff(seat)
