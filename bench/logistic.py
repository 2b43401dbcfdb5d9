"""Logistic regression, for weights that are learnt from finished games."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

Matrix = NDArray[np.float64]


def fitted(rows: Matrix, wins: Matrix, ridge: float) -> Matrix:
    """The weights; the ridge pulls those that the games say little about towards zero."""

    def loss_and_slope(weights: Matrix) -> tuple[float, Matrix]:
        odds = rows @ weights
        loss = np.logaddexp(0, odds).sum() - wins @ odds + ridge / 2 * weights @ weights
        return float(loss), rows.T @ (expit(odds) - wins) + ridge * weights

    found = minimize(loss_and_slope, np.zeros(rows.shape[1]), jac=True, method="BFGS", tol=1e-6)
    return np.asarray(found.x)


def hits(rows: Matrix, wins: Matrix, weights: Matrix) -> float:
    """How often the weights name the winner."""
    return float(((rows @ weights > 0) == (wins > 0.5)).mean())
