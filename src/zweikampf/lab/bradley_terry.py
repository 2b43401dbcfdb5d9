"""Ratings of fixed players from all their games at once (Bradley and Terry, 1952).

Player i beats player j with probability 1 / (1 + exp(r_j - r_i)). The ratings r are those that make
the results most likely; a draw counts as half a win for both. Order does not matter, and if
everyone has met everyone equally often, a higher score is a higher rating.

*Prior:* one more drawn game between every two players. It keeps the rating of a player finite who
has won or lost every game, connects players who have not met, and weighs little against hundreds
of games.

*Intervals:* from the observed information H at the maximum. Games of a pair share a deal, so
results scatter more or less than independent games would: a meeting whose games are worth f
independent ones each contributes its variance divided by f (J below), and the covariance is
H⁻ J H⁻. With f = 1 it is H⁻.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

PRIOR_GAMES = 1.0  # drawn, between every two players
POINTS = 400 / math.log(10)  # of Elo per unit of r: 400 points are odds of ten to one
_CLOSE = 1e-10
_MOST_STEPS = 200

Matrix = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """How two players did against each other: points of the first one, a draw counting one half."""

    one: int
    two: int
    points: float
    games: float
    worth: float = 1.0  # of a game, in independent games


@dataclass(frozen=True)
class Fit:
    """Ratings in points of Elo with mean 0, and the covariance of their errors."""

    ratings: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def error(self, one: int) -> float:
        """The standard error of a rating."""
        return math.sqrt(max(0.0, self.covariance[one][one]))

    def error_between(self, one: int, two: int) -> float:
        """The standard error of the difference of two ratings."""
        own = self.covariance
        return math.sqrt(max(0.0, own[one][one] + own[two][two] - 2 * own[one][two]))


def fit(players: int, meetings: Sequence[Meeting]) -> Fit:
    """The ratings of players 0, 1, ...; by Newton's method, which is safe here because the
    likelihood is concave, as long as no step makes it smaller."""
    known = [*meetings, *_prior(players)]
    ratings = [0.0] * players
    value = _likelihood(ratings, known)
    for _ in range(_MOST_STEPS):
        step = _times(_inverse(_information(ratings, known)), _slope(ratings, known))
        size = 1.0
        while True:
            tried = [rating + size * each for rating, each in zip(ratings, step, strict=True)]
            found = _likelihood(tried, known)
            if found >= value or size < _CLOSE:
                break
            size /= 2
        ratings, value = tried, found
        if max(map(abs, step), default=0.0) * size < _CLOSE:
            break
    mean = sum(ratings) / max(1, players)
    return Fit(
        tuple(POINTS * (rating - mean) for rating in ratings),
        tuple(tuple(POINTS**2 * each for each in row) for row in _covariance(ratings, known)),
    )


def _prior(players: int) -> list[Meeting]:
    return [
        Meeting(one, two, PRIOR_GAMES / 2, PRIOR_GAMES)
        for two in range(players)
        for one in range(two)
    ]


def _chance(ratings: Sequence[float], each: Meeting) -> float:
    """That the first one wins."""
    return 0.5 + 0.5 * math.tanh((ratings[each.one] - ratings[each.two]) / 2)


def _likelihood(ratings: Sequence[float], meetings: Sequence[Meeting]) -> float:
    total = 0.0
    for each in meetings:
        ahead = ratings[each.one] - ratings[each.two]
        # log(1 + exp(x)) without overflow
        least, spread = max(0.0, ahead), math.log1p(math.exp(-abs(ahead)))
        total += each.points * ahead - each.games * (least + spread)
    return total


def _slope(ratings: Sequence[float], meetings: Sequence[Meeting]) -> list[float]:
    slope = [0.0] * len(ratings)
    for each in meetings:
        surplus = each.points - each.games * _chance(ratings, each)
        slope[each.one] += surplus
        slope[each.two] -= surplus
    return slope


def _information(
    ratings: Sequence[float], meetings: Sequence[Meeting], *, as_scattered: bool = False
) -> Matrix:
    """The negative second derivative; ``as_scattered``: the variance of the slope."""
    found = [[0.0] * len(ratings) for _ in ratings]
    for each in meetings:
        chance = _chance(ratings, each)
        weight = each.games * chance * (1 - chance)
        if as_scattered:
            weight /= each.worth
        for at, other in ((each.one, each.two), (each.two, each.one)):
            found[at][at] += weight
            found[at][other] -= weight
    return found


def _covariance(ratings: Sequence[float], meetings: Sequence[Meeting]) -> Matrix:
    inverse = _inverse(_information(ratings, meetings))
    scatter = _information(ratings, meetings, as_scattered=True)
    return _product(_product(inverse, scatter), inverse)


def _inverse(matrix: Matrix) -> Matrix:
    """Of a matrix that knows differences only (its rows add up to 0), on vectors that add up to 0:
    Moore and Penrose's inverse. Adding a constant to all cells makes it an ordinary one."""
    size = len(matrix)
    level = sum(matrix[at][at] for at in range(size)) / max(1, size) or 1.0
    rows = [
        [cell + level for cell in row] + [float(at == other) for other in range(size)]
        for at, row in enumerate(matrix)
    ]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [cell / rows[at][at] for cell in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [cell - factor * pivot for cell, pivot in pairs]
    constant = 1 / (level * size * size) if size else 0.0
    return [[cell - constant for cell in row[size:]] for row in rows]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [_times([list(column) for column in columns], row) for row in left]
