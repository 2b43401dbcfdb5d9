"""The test that decides when to stop."""

from __future__ import annotations

import math
import random

import numpy as np
import numpy.typing as npt
import pytest
from scipy import optimize

from zweikampf.engine.errors import ParseError
from zweikampf.lab.sprt import LOWER, UPPER, Sprt, rate_of

Floats = npt.NDArray[np.float64]
SCORES = np.array([0, 0.25, 0.5, 0.75, 1])


def by_scipy(counts: list[int], elo0: float, elo1: float) -> float:
    """The log of the ratio of the two greatest likelihoods, each with its mean held."""

    shares = (np.array(counts) + 1e-3) / (sum(counts) + 5e-3)

    def best(mean: float) -> float:
        def surprise(chances: Floats) -> float:
            return -float((shares * np.log(chances)).sum())

        found = optimize.minimize(
            surprise,
            shares,
            method="SLSQP",
            jac=lambda p: -shares / p,
            bounds=[(1e-6, 1)] * 5,
            constraints=[
                {"type": "eq", "fun": lambda p: p.sum() - 1},
                {"type": "eq", "fun": lambda p: (p * SCORES).sum() - mean},
            ],
            options={"maxiter": 500, "ftol": 1e-12},
        )
        assert found.success
        return -float(found.fun) * sum(counts)

    return best(rate_of(elo1)) - best(rate_of(elo0))


@pytest.mark.parametrize(
    "counts", [[5, 20, 30, 25, 8], [10, 0, 40, 0, 16], [1, 2, 90, 3, 4], [30, 10, 10, 5, 2]]
)
def test_the_ratio_is_the_one_that_scipy_finds(counts: list[int]) -> None:
    found = Sprt(0, 30).decide(counts)
    assert found.pairs == sum(counts)
    assert found.llr == pytest.approx(by_scipy(counts, 0, 30), abs=0.01)


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx((-math.log(19), math.log(19))) == (LOWER, UPPER)
    assert Sprt(0, 10).decide([0] * 5).llr == 0
    assert Sprt(0, 10).decide([0] * 5).accepted is None
    assert Sprt(0, 50).decide([10, 20, 100, 60, 30]).accepted == "H1"
    assert Sprt(0, 50).decide([30, 60, 100, 20, 10]).accepted == "H0"


@pytest.mark.parametrize(("elo", "accepted"), [(0, "H0"), (80, "H1")])
def test_a_wrong_decision_is_rare(elo: float, accepted: str) -> None:
    """Independent games without draws, of two players as one of the hypotheses says."""
    source = random.Random(1)
    test = Sprt(0, 80)
    wrong = 0
    for _ in range(60):
        counts = [0] * 5
        while (found := test.decide(counts)).accepted is None:
            wins = sum(source.random() < rate_of(elo) for _ in range(2))
            counts[2 * wins] += 1
        wrong += found.accepted != accepted
    assert wrong <= 6


@pytest.mark.parametrize(
    "text", ["", "5", "5,5", "10,0", "a,b", "0,5,9", "0,nan", "-2000,0", "0,inf"]
)
def test_what_is_not_a_test_is_refused(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        Sprt.parse(text)
    assert caught.value.code == "bad-sprt"


def test_a_test_is_written_as_two_numbers() -> None:
    assert Sprt.parse("-5, 2.5") == Sprt(-5, 2.5)
