"""Scores without luck: fewer games say as much.

Luck of a game is zero on average, whatever its judge thinks, and so is any multiple of it that does
not depend on the game. It is a control variate: taking it off changes no expected score, and if
luck goes with results, what is left scatters less. How much of it to take off is estimated: for
every other deal from the deals between, so that none has a say in its own adjustment. Deals are
independent, and for a fixed number of games the adjusted score is therefore exactly unbiased. An
arena plays each deal as a pair of games, a study perhaps more often.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Protocol

from zweikampf.lab.match import Played, Result
from zweikampf.lab.scores import PRIOR_PAIRS, Share, Z, pair_scores


class Interval(Protocol):
    """Where a score lies."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


def without_luck(scores: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """The scores of independent deals of one meeting, each less its share of luck."""
    even, odd = (_share_to_take_off(scores[at::2], lucks[at::2]) for at in (0, 1))
    return [
        score - (even if at % 2 else odd) * luck
        for at, (score, luck) in enumerate(zip(scores, lucks, strict=True))
    ]


def narrower(plain: Interval, adjusted: Interval) -> float:
    """How many times the interval of a score is narrower without luck."""
    width = adjusted.high - adjusted.low
    return (plain.high - plain.low) / width if width else 1.0


def adjusted_pairs(one: int, results: Sequence[Result]) -> list[float]:
    """The scores of an entrant without luck, pair by pair; all results are of one meeting."""
    return without_luck(pair_scores(one, results), [pair_luck(one, each) for each in results])


def adjusted_share(
    plain: Sequence[float], adjusted: Sequence[float], games: int | None = None
) -> Share:
    """The mean of adjusted deals with its interval of 95 %, by their own scatter. It may reach
    beyond 0 or 1. With few deals the scatter is pulled towards that of plain independent games.
    ``games``: of all deals; a pair of each if it is not said."""
    if not adjusted:
        return Share(0, 0.5, 0.0, 1.0)
    count = len(adjusted)
    games = 2 * count if games is None else games
    rate = fmean(adjusted)
    chance = (sum(plain) + 0.5) / (count + 1)  # never 0 or 1
    squares = sum((score - rate) ** 2 for score in adjusted)
    squares += PRIOR_PAIRS * chance * (1 - chance) * count / games
    error = math.sqrt(squares / (count - 1 + PRIOR_PAIRS) / count)
    return Share(games, rate, rate - Z * error, rate + Z * error)


def adjusted_standing(entrant: int, meetings: Iterable[Sequence[Result]]) -> Share:
    """An entrant in all of its meetings, each adjusted for itself."""
    plain: list[float] = []
    adjusted: list[float] = []
    for results in meetings:
        if results and entrant in (results[0].pair.one, results[0].pair.two):
            plain += pair_scores(entrant, results)
            adjusted += adjusted_pairs(entrant, results)
    return adjusted_share(plain, adjusted)


def pair_luck(one: int, result: Result) -> float:
    """What an entrant had of it in the mean of the two games."""
    sides = (1 if seating[0] == one else -1 for seating in result.pair.seatings)
    return fmean(side * _judged(game) for side, game in zip(sides, result.games, strict=True))


def _judged(game: Played) -> float:
    """Not zero if it was not judged: that would be luck that depends on the game."""
    assert game.luck is not None
    return game.luck


def _share_to_take_off(scores: Sequence[float], lucks: Sequence[float]) -> float:
    """The slope of scores over luck, whose mean is known to be zero; pulled towards none at all
    with the weight of some pairs."""
    squares = sum(luck * luck for luck in lucks)
    if not squares:
        return 0.0
    mean = fmean(scores)
    slope = sum(luck * (score - mean) for score, luck in zip(scores, lucks, strict=True)) / squares
    return slope * len(lucks) / (len(lucks) + PRIOR_PAIRS)
