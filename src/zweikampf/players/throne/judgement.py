"""Judges the hands at the start of Throne's phase 2 by a network that has learned from solved ones.

``zweikampf lab train throne`` makes the weights (docs/training.md).
"""

from __future__ import annotations

import math
from pathlib import Path

from zweikampf.games.throne.rules import Throne
from zweikampf.players import trained
from zweikampf.players.network import Network
from zweikampf.players.throne.inputs import Inputs
from zweikampf.players.throne.policy import ThronePolicy

WEIGHTS = Path(__file__).parent / "hands.network"


class NetworkPolicy(ThronePolicy):
    def __init__(self) -> None:
        found = trained.load(WEIGHTS)
        if found is None:
            raise FileNotFoundError(WEIGHTS)
        self.network = Network(found)
        self.inputs = Inputs()

    def expected_payoff(self, state: Throne) -> float:
        leader = state.leader
        self.inputs.fill(
            state.hand[leader], state.hand[1 - leader], state.score[leader], state.score[1 - leader]
        )
        self.network.fast_clear()
        for at in range(self.inputs.size):
            self.network.fast_add(self.inputs.cells[at])
        payoff = math.tanh(self.network.fast_result() / 2)
        return -payoff if leader else payoff
