"""Hints compared with results: what the table says, and that it can be repeated."""

from __future__ import annotations

import pytest

from bench.calibration import foretell, limit, summary, table
from bench.review import Foretold


def test_the_table_counts_every_hint_once() -> None:
    found = [Foretold(0.72, 1.0), Foretold(0.78, 0.5), Foretold(1.0, 1.0), Foretold(0.0, 0.0)]
    lines = table(found).splitlines()[2:]
    assert [line.split("|")[1].strip() for line in lines] == [
        "0 to 10 %",
        "70 to 80 %",
        "90 to 100 %",
    ]
    assert [int(line.split("|")[5]) for line in lines] == [1, 2, 1]
    assert "| 75% | 75% |" in lines[1]


def test_chances_that_come_true_have_slope_one() -> None:
    right = [Foretold(0.75, float(at % 4 != 0)) for at in range(400)]
    wrong = [Foretold(0.25, float(at % 4 == 0)) for at in range(400)]
    said = summary(right + wrong)
    assert "bias +0.0%" in said
    assert "slope 1.00" in said


def test_the_same_seeds_foretell_the_same() -> None:
    first = list(foretell("tower", 3, 1, 7))
    assert len(first) == 2
    assert list(foretell("tower", 3, 1, 7)) == first


def test_the_true_chances_err_by_luck_alone() -> None:
    """Half of the hints are about games that are decided, the others about a coin."""
    decided = [[Foretold(0.9, 1.0)] * 8 for _ in range(10)]
    coins = [[Foretold(0.9, float(at % 2)) for at in range(8)] for _ in range(10)]
    assert limit(decided) == 0
    assert limit(decided + coins) == pytest.approx(8 / 7 / 8)
