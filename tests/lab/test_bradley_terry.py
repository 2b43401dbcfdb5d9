"""Ratings fitted over all games at once."""

from __future__ import annotations

import math
import random
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from scipy import optimize

from zweikampf.lab.bradley_terry import POINTS, PRIOR_GAMES, Fit, Meeting, fit
from zweikampf.lab.scores import Z

Floats = npt.NDArray[np.float64]


def meetings(players: int, games: int, source: random.Random) -> list[Meeting]:
    """Everyone meets everyone equally often, with any result; a draw counts one half."""
    return [
        Meeting(one, two, source.randint(0, 2 * games) / 2, games)
        for one, two in combinations(range(players), 2)
    ]


def by_scipy(players: int, met: list[Meeting]) -> tuple[Floats, Floats]:
    """Ratings and their covariance, from the likelihood alone."""
    prior = [
        Meeting(one, two, PRIOR_GAMES / 2, PRIOR_GAMES)
        for one, two in combinations(range(players), 2)
    ]

    def surprise(ratings: Floats) -> float:
        total = 0.0
        for each in (*met, *prior):
            ahead = ratings[each.one] - ratings[each.two]
            total += each.points * np.logaddexp(0, -ahead)
            total += (each.games - each.points) * np.logaddexp(0, ahead)
        return float(total)

    def slope(ratings: Floats) -> Floats:
        return np.array(optimize.approx_fprime(ratings, surprise, 1e-6))

    found = optimize.minimize(surprise, np.zeros(players), method="BFGS", options={"gtol": 1e-7})
    second = optimize.approx_fprime(found.x, slope, 1e-4)
    ratings = POINTS * (found.x - found.x.mean())
    return ratings, POINTS**2 * np.linalg.pinv(np.array(second), rcond=1e-4)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_fit_is_the_maximum_that_scipy_finds(players: int) -> None:
    source = random.Random(players)
    for games in (2, 40):
        met = meetings(players, games, source)
        own = fit(players, met)
        ratings, covariance = by_scipy(players, met)
        assert own.ratings == pytest.approx(ratings, abs=0.5)
        errors = [own.error(at) for at in range(players)]
        assert errors == pytest.approx(np.sqrt(np.diag(covariance)), rel=0.02)
        assert sum(own.ratings) == pytest.approx(0, abs=1e-6)


def test_ratings_agree_with_scores_if_everyone_met_everyone() -> None:
    source = random.Random(4)
    for _ in range(100):
        players = source.randint(2, 6)
        met = meetings(players, source.choice((2, 10, 400)), source)
        scores = [0.0] * players
        for each in met:
            scores[each.one] += each.points
            scores[each.two] += each.games - each.points
        ratings = fit(players, met).ratings
        for one, two in combinations(range(players), 2):
            if scores[one] == scores[two]:
                assert ratings[one] == pytest.approx(ratings[two], abs=1e-3)
            else:
                assert (ratings[one] > ratings[two]) == (scores[one] > scores[two])


def test_two_players_have_the_difference_of_their_score() -> None:
    """70 of 100, and a drawn game more."""
    found = fit(2, [Meeting(0, 1, 70, 100)])
    assert found.ratings[0] - found.ratings[1] == pytest.approx(400 * math.log10(70.5 / 30.5))
    by_hand = POINTS / math.sqrt(101 * (70.5 / 101) * (30.5 / 101))
    assert found.error_between(0, 1) == pytest.approx(by_hand)
    assert found.error(0) == pytest.approx(by_hand / 2)


@pytest.mark.parametrize("games", [1, 10, 100_000])
def test_winning_everything_is_finite(games: int) -> None:
    found = fit(3, [Meeting(0, 1, games, games), Meeting(1, 2, games, games)])
    assert found.ratings[0] > found.ratings[1] > found.ratings[2]
    assert all(math.isfinite(each) for each in found.ratings)
    assert all(0 < found.error(at) < 10_000 for at in range(3))


def test_players_who_have_not_met_are_alike_and_uncertain() -> None:
    found = fit(2, [])
    assert found.ratings == pytest.approx((0, 0))
    assert Z * found.error_between(0, 1) > 600


def test_games_that_are_worth_less_widen_the_interval() -> None:
    def error(worth: float) -> float:
        return fit(2, [Meeting(0, 1, 500, 1000, worth)]).error_between(0, 1)

    assert error(0.5) / error(1) == pytest.approx(math.sqrt(2), abs=0.01)
    assert error(2) < error(1)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Four players of known strength; ratings are compared with their own mean."""
    strengths = (150.0, 40.0, -30.0, -160.0)
    source = random.Random(6)
    held = total = 0
    for _ in range(150):
        met = []
        for one, two in combinations(range(4), 2):
            chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
            met.append(Meeting(one, two, sum(source.random() < chance for _ in range(60)), 60))
        found: Fit = fit(4, met)
        for at, truth in enumerate(strengths):
            held += abs(found.ratings[at] - truth) <= Z * found.error(at)
            total += 1
    assert 0.92 <= held / total <= 0.98
