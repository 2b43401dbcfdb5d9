"""The policy of train_policy.py as a player: it enters the arena like any other.

    zweikampf arena throne examples/learning/player.py:Policy random --games 200

The weights are read from the file that the variable POLICY names, or from policy.npz in this
folder.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from zweikampf.engine.game import AnyGame, View
from zweikampf.envs import action_table, mask, observe
from zweikampf.players.player import NO_BUDGET, Budget

FILE = Path(__file__).with_name("policy.npz")


class Policy:
    """Takes the legal action with the highest score; nothing is left to chance."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        with np.load(os.environ.get("POLICY", FILE)) as saved:
            self._weights = saved["weights"]
            trained_for = str(saved["game"])
        if trained_for != game.id:
            raise ValueError(f"these weights are for {trained_for}")
        self._tokens = action_table(game)

    def choose(self, view: View, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        scores = observe(view).astype(np.float32) @ self._weights
        scores[~mask(view, legal)] = -np.inf
        return self._tokens[int(scores.argmax())]
