"""Scores with intervals, from pairs of games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

from zweikampf.lab.match import Result

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
PRIOR_PAIRS = 10  # how many pairs' worth of "the games of a pair are independent" we assume


@dataclass(frozen=True)
class Score:
    """Games from one side; a draw counts one half. The interval is that of 95 %."""

    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """How often some seat won, a draw counting one half; the interval is that of 95 %."""

    games: int
    rate: float
    low: float
    high: float


def score_of(entrant: int, results: Iterable[Result]) -> Score:
    """All games of an entrant among these."""
    pairs = []
    counts = [0, 0, 0]
    for result in results:
        if entrant in (result.pair.one, result.pair.two):
            points = [points_of(game.winner, entrant) for game in result.games]
            pairs.append(fmean(points))
            for each in points:
                counts[int(2 * each)] += 1
    losses, draws, wins = counts
    low, high = interval(pairs)
    return Score(2 * len(pairs), wins, draws, losses, fmean(pairs) if pairs else 0.5, low, high)


def seat0_share(results: Iterable[Result]) -> Share:
    """How often seat 0 won. Pairs with a forfeited game say nothing about seats."""
    return _share(
        [
            points_of(game.winner, seating[0])
            for game, seating in zip(result.games, result.pair.seatings, strict=True)
        ]
        for result in results
        if not any(game.is_forfeit for game in result.games)
    )


def first_share(results: Iterable[Result]) -> Share:
    """How often the player won who began the game: the one that was asked first."""
    return _share(
        [points_of(game.winner, game.first) for game in result.games]
        for result in results
        if not any(game.is_forfeit or game.first is None for game in result.games)
    )


def forfeits_of(entrant: int, results: Iterable[Result]) -> int:
    """How many games an entrant has lost because it failed."""
    return sum(
        1
        for result in results
        if entrant in (result.pair.one, result.pair.two)
        for game in result.games
        if game.is_forfeit and game.winner != entrant
    )


def points_of(winner: int | None, entrant: int | None) -> float:
    if winner is None:
        return 0.5
    return 1.0 if winner == entrant else 0.0


def interval(pairs: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval for the mean of pair scores from 0 to 1.

    Wilson (1927) counts independent games. The two games of a pair are not: they share a deal. So
    they count as the number of independent games with the same variance.
    """
    if not pairs:
        return 0.0, 1.0
    return wilson(fmean(pairs), 2.0 * len(pairs) * worth(pairs))


def wilson(rate: float, games: float, quantile: float = Z) -> tuple[float, float]:
    """The interval of 95 % for a rate among that many independent games. ``quantile`` is larger
    where the scatter of the games is itself estimated."""
    square = quantile**2
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = quantile * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    spread /= 1 + square / games
    return max(0.0, centre - spread), min(1.0, centre + spread)


def worth(pairs: Sequence[float]) -> float:
    """How many independent games one game of these pairs is worth, by their scatter. With few pairs
    that number itself is uncertain and is pulled towards 1."""
    rate = fmean(pairs) if pairs else 0.0
    if not 0 < rate < 1:
        return 1.0
    independent = rate * (1 - rate) / 2  # the variance of a pair of independent games
    squares = sum((score - rate) ** 2 for score in pairs)
    variance = (squares + PRIOR_PAIRS * independent) / (len(pairs) - 1 + PRIOR_PAIRS)
    return independent / variance


def pair_scores(one: int, results: Iterable[Result]) -> list[float]:
    """The mean points of an entrant in each pair."""
    return [fmean(points_of(game.winner, one) for game in result.games) for result in results]


def _share(pairs: Iterable[Sequence[float]]) -> Share:
    means = [fmean(points) for points in pairs]
    low, high = interval(means)
    return Share(2 * len(means), fmean(means) if means else 0.5, low, high)
