"""What the results of an arena say: scores with intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import NormalDist, fmean
from typing import Any

from openskill.models import PlackettLuce

from zweikampf.lab.arena import Match, Result

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_PRIOR_PAIRS = 10  # how many pairs' worth of "the games of a pair are independent" we assume


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
class Standing:
    """One player against all others, with an openskill rating: skill and its uncertainty."""

    player: str
    score: Score
    mu: float
    sigma: float


@dataclass(frozen=True)
class Meeting:
    """Two players against each other, from the side of the first one."""

    players: tuple[str, str]
    score: Score
    seat0_rate: float  # how often seat 0 won, whoever sat there
    actions: float  # of a game, chance included


@dataclass(frozen=True)
class Report:
    match: Match
    standings: tuple[Standing, ...]  # best first
    meetings: tuple[Meeting, ...]

    def json(self) -> dict[str, Any]:
        return {
            **self.match.json(),
            "standings": [asdict(standing) for standing in self.standings],
            "meetings": [asdict(meeting) for meeting in self.meetings],
        }


def report(match: Match, results: Iterable[Result]) -> Report:
    """The same for the same results, in whatever order they came in."""
    ordered = sorted(results, key=lambda result: (result.pair.number, result.pair))
    ratings = _ratings(len(match.players), ordered)
    standings = [
        Standing(name, score_of(at, ordered), *ratings[at]) for at, name in enumerate(match.players)
    ]
    standings.sort(key=lambda each: (-each.score.rate, each.player))
    meetings = [_meeting(match, one, two, ordered) for one, two in _entrants(match)]
    return Report(match, tuple(standings), tuple(meetings))


def score_of(entrant: int, results: Iterable[Result]) -> Score:
    """All games of an entrant among these."""
    pairs = []
    counts = [0, 0, 0]
    for result in results:
        if entrant in (result.pair.one, result.pair.two):
            points = [_points(game.winner, entrant) for game in result.games]
            pairs.append(fmean(points))
            for each in points:
                counts[int(2 * each)] += 1
    losses, draws, wins = counts
    low, high = interval(pairs)
    return Score(2 * len(pairs), wins, draws, losses, fmean(pairs) if pairs else 0.5, low, high)


def _points(winner: int | None, entrant: int) -> float:
    if winner is None:
        return 0.5
    return 1.0 if winner == entrant else 0.0


def interval(pairs: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval for the mean of pair scores from 0 to 1.

    Wilson (1927) counts independent games. The two games of a pair are not: they share a deal. So
    they count as many games as would scatter like the pairs do; with few pairs that number itself
    is uncertain and is drawn towards independence.
    """
    if not pairs:
        return 0.0, 1.0
    rate = fmean(pairs)
    games = 2.0 * len(pairs)
    if 0 < rate < 1:
        independent = rate * (1 - rate) / 2  # the variance of a pair of independent games
        squares = sum((score - rate) ** 2 for score in pairs)
        variance = (squares + _PRIOR_PAIRS * independent) / (len(pairs) - 1 + _PRIOR_PAIRS)
        games *= independent / variance
    centre = (rate + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    spread = _Z * math.sqrt(rate * (1 - rate) / games + _Z**2 / (4 * games**2))
    spread /= 1 + _Z**2 / games
    return max(0.0, centre - spread), min(1.0, centre + spread)


def _ratings(entrants: int, results: Iterable[Result]) -> list[tuple[float, float]]:
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for result in results:
        for game, (first, second) in zip(result.games, result.pair.seatings, strict=True):
            scores = [_points(game.winner, first), _points(game.winner, second)]
            rated = model.rate([[ratings[first]], [ratings[second]]], scores=scores)
            (ratings[first],), (ratings[second],) = rated
    return [(float(rating.mu), float(rating.sigma)) for rating in ratings]


def _entrants(match: Match) -> Iterable[tuple[int, int]]:
    return combinations(range(len(match.players)), 2)


def _meeting(match: Match, one: int, two: int, results: Sequence[Result]) -> Meeting:
    theirs = [each for each in results if (each.pair.one, each.pair.two) == (one, two)]
    at_seat0 = [
        _points(game.winner, seating[0])
        for each in theirs
        for game, seating in zip(each.games, each.pair.seatings, strict=True)
    ]
    actions = [game.actions for each in theirs for game in each.games]
    return Meeting(
        (match.players[one], match.players[two]),
        score_of(one, theirs),
        fmean(at_seat0) if at_seat0 else 0.5,
        fmean(actions) if actions else 0.0,
    )
