"""Judges the beginning of a turn of Dwarves by a network that has learned from games.

``zweikampf lab train dwarves`` makes the weights (docs/training.md).
"""

from __future__ import annotations

import math
from pathlib import Path

from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.players import trained
from zweikampf.players.dwarves.inputs import Inputs
from zweikampf.players.dwarves.thrift import ThriftyPolicy
from zweikampf.players.network import Network
from zweikampf.players.trained import Trained

WEIGHTS = Path(__file__).parent / "turns.network"


class NetworkPolicy(ThriftyPolicy):
    def __init__(self, weights: Trained | None = None) -> None:
        super().__init__()
        found = weights or trained.load(WEIGHTS)
        if found is None:
            raise FileNotFoundError(WEIGHTS)
        self.network = Network(found)
        self.inputs = Inputs()

    def outlook(self, state: Dwarves, seat: int) -> float:
        mover = state.active
        self.inputs.fill(state, mover)
        self.network.fast_set(self.inputs.cells, self.inputs.size)
        found = math.tanh(self.network.fast_result() / 2)
        return found if mover == seat else -found


def judging() -> ThriftyPolicy:
    """The judgement of the network; without its weights the linear one."""
    return NetworkPolicy() if trained.load(WEIGHTS) else ThriftyPolicy()
