"""What a network is worth on data that it has not seen."""

from __future__ import annotations

from typing import Any

import numpy as np

from zweikampf.lab.training.fitting import Examples, Layers, forward
from zweikampf.players.network import Network
from zweikampf.players.trained import Trained

BINS = 10


def odds_of(layers: Layers, examples: Examples) -> np.ndarray:
    """The logarithms of the odds of the first target."""
    found: np.ndarray = forward(layers, examples.inputs.astype(np.float32))[:, 0]
    return found


def native_odds(trained: Trained, examples: Examples) -> np.ndarray:
    """The same by the network that plays, in whole numbers."""
    network = Network(trained)
    return np.array([network.evaluate(np.flatnonzero(row))[0] for row in examples.inputs])


def scores(odds: np.ndarray, targets: np.ndarray) -> dict[str, Any]:
    """How often the likelier side is the right one, log loss, Brier score, and a calibration table.

    A target of one half is right on neither side and counts half.
    """
    clear = np.clip(odds.astype(float), -30, 30)
    chances = 1 / (1 + np.exp(-clear))
    right = np.where(targets == 0.5, 0.5, (odds > 0) == (targets > 0.5))
    losses = np.log1p(np.exp(-clear)) * targets + np.log1p(np.exp(clear)) * (1 - targets)
    return {
        "positions": len(targets),
        "right": round(float(right.mean()), 5),
        "log_loss": round(float(losses.mean()), 5),
        "brier": round(float(((chances - targets) ** 2).mean()), 5),
        "calibration": _bins(chances, targets),
    }


def _bins(chances: np.ndarray, targets: np.ndarray) -> list[dict[str, Any]]:
    """In each tenth of the scale: how many, what was said, what came true."""
    at = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        {
            "from": number / BINS,
            "positions": int((at == number).sum()),
            "said": round(float(chances[at == number].mean()), 4),
            "came_true": round(float(targets[at == number].mean()), 4),
        }
        for number in range(BINS)
        if (at == number).any()
    ]
