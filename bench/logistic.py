"""Logistic regression, for weights that are learnt from finished games."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
STEPS = 20  # of Newton's method; it settles after about eight


def fitted(rows: Matrix, wins: Matrix, ridge: float) -> Matrix:
    """The weights; the ridge pulls those that the games say little about towards zero."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (wins - chance) - ridge * weights
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def hits(rows: Matrix, wins: Matrix, weights: Matrix) -> float:
    """How often the weights name the winner."""
    return float(((rows @ weights > 0) == (wins > 0.5)).mean())
