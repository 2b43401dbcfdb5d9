"""Estimates with intervals of 95 %, and differences that count.

Games of one deal are not independent, so deals are: everything is computed from the means of deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import fdtri, stdtr, stdtrit  # ``scipy.stats`` takes seconds to import

from zweikampf.lab.scores import CONFIDENCE, Z, wilson

Numbers = NDArray[np.float64]
RESAMPLES = 1_000  # of the bootstrap
WRONG = 0.05  # the share of wrong ones among the differences that are marked


@dataclass(frozen=True)
class Estimate:
    """A figure, its interval, and how many games it comes from."""

    value: float
    low: float
    high: float
    games: int


def deal_means(values: Numbers, deals: NDArray[Any]) -> Numbers:
    _, at = np.unique(deals, return_inverse=True)
    return np.bincount(at, values) / np.bincount(at)


def share(points: Sequence[float], deals: Sequence[int]) -> Estimate | None:
    """A rate: Wilson's interval, for the number of independent games with the variance of these."""
    values, keys = _arrays(points, deals)
    if not len(values):
        return None
    rate = float(values.mean())
    means = deal_means(values, keys)
    games = float(len(means))  # however often each deal was played, if all deals are alike
    spread = means.var(ddof=1) / len(means) if len(means) > 1 else 0.0
    if spread > 0 and 0 < rate < 1:
        games = min(len(values) * 4, rate * (1 - rate) / spread)
    low, high = wilson(rate, games, _quantile(len(means)) if len(means) > 1 else Z)
    return Estimate(rate, min(rate, float(low)), max(rate, float(high)), len(values))


def mean(values: Sequence[float], deals: Sequence[int]) -> Estimate | None:
    """A mean: Student's interval over deals; it has no bounds if there is only one deal."""
    found, keys = _arrays(values, deals)
    if not len(found):
        return None
    means = deal_means(found, keys)
    centre = float(found.mean())
    if len(means) < 2:
        return Estimate(centre, float("-inf"), float("inf"), len(found))
    error = means.std(ddof=1) / np.sqrt(len(means))
    spread = _quantile(len(means)) * float(error)
    return Estimate(centre, centre - spread, centre + spread, len(found))


@dataclass(frozen=True)
class Sources:
    """Where the variance of results comes from, as shares. The rest is how they played."""

    deal: Estimate
    players: Estimate | None  # that one is stronger than another; nothing if all are the same


def sources(
    results: Sequence[float], deals: Sequence[int], groups: Sequence[Any], seated: Sequence[Any]
) -> Sources | None:
    """From games that replay one deal. Games of a ``group`` have the deal and the seats in common;
    ``seated`` says who sat where, so that the stronger player is not taken for luck."""
    rows: dict[Any, list[float]] = {}
    about: dict[Any, tuple[Any, int]] = {}
    for result, deal, group, who in zip(results, deals, groups, seated, strict=True):
        rows.setdefault(group, []).append(result)
        about[group] = (who, deal)
    size = max(map(len, rows.values()), default=0)
    of_deal: dict[int, list[Any]] = {}
    for group, own in rows.items():
        if len(own) == size:
            of_deal.setdefault(about[group][1], []).append(group)
    most = max(map(len, of_deal.values()), default=0)
    # Deals of which a game is missing, because it is not played yet or a player failed, are left.
    whole = [sorted(own) for _, own in sorted(of_deal.items()) if len(own) == most]
    if size < 2 or len(whole) < 3:
        return None
    order = [group for own in whole for group in own]
    table = np.array([rows[group] for group in order])
    _, who = np.unique([str(about[group][0]) for group in order], return_inverse=True)
    scatter = _scatter(table, who)
    if scatter is None:
        return None
    places = np.arange(len(order)).reshape(len(whole), most)
    rng = np.random.default_rng(0)
    drawn = []
    for _ in range(RESAMPLES):
        picked = places[rng.integers(len(places), size=len(places))].ravel()
        if (again := _scatter(table[picked], who[picked])) is not None:
            drawn.append(again.shares())
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    # Few deals can look as if they decided nothing however they are drawn again: the interval is at
    # least the one of their F ratio.
    ends = scatter.deal_ends()
    low[0], high[0] = min(low[0], ends[0]), max(high[0], ends[1])
    both = [
        Estimate(value, min(value, float(low[at])), max(value, float(high[at])), table.size)
        for at, value in enumerate(scatter.shares())
    ]
    return Sources(both[0], both[1] if who.max() else None)


@dataclass(frozen=True)
class _Scatter:
    """Mean squares between and within rows of ``size`` games of a deal, with their degrees of
    freedom; ``players``: the variance that comes from who sat where."""

    between: float
    within: float
    players: float
    size: int
    rows: int
    kinds: int

    def shares(self) -> tuple[float, float]:
        """Of deal and players, in all of the variance."""
        deal = max(0.0, (self.between - self.within) / self.size)
        total = deal + self.players + self.within
        return deal / total, self.players / total

    def deal_ends(self) -> tuple[float, float]:
        """The interval of the share of the deal that follows from the F ratio (Searle)."""
        if self.within == 0:
            return self.shares()[0], self.shares()[0]
        ratio = self.between / self.within
        first, second = self.rows - self.kinds, self.rows * (self.size - 1)
        tail = (1 + CONFIDENCE) / 2
        ends = ratio / fdtri(first, second, tail), ratio * fdtri(second, first, tail)
        rest = 1 - self.shares()[1]
        low, high = (rest * float(max(0.0, (f - 1) / (f + self.size - 1))) for f in ends)
        return low, high


def _scatter(table: Numbers, who: NDArray[Any]) -> _Scatter | None:
    """One-way analysis of variance among rows of the same seats; ``None`` if nothing scatters."""
    count, size = table.shape
    rows = np.bincount(who)
    kinds = int((rows > 0).sum())
    if count <= kinds:
        return None
    means = table.mean(axis=1)
    centres = np.bincount(who, means) / np.maximum(rows, 1)
    between = size * ((means - centres[who]) ** 2).sum() / (count - kinds)
    within = ((table - means[:, None]) ** 2).sum() / (count * (size - 1))
    players = float(centres[who].var())
    if between == within == players == 0:
        return None
    return _Scatter(float(between), float(within), players, size, count, kinds)


def paired(
    one: Sequence[float], one_deals: Sequence[int], two: Sequence[float], two_deals: Sequence[int]
) -> tuple[Estimate, float] | None:
    """How much more the second has than the first on the same deals, and the p-value of Student's
    test."""
    first, second = _by_deal(one, one_deals), _by_deal(two, two_deals)
    common = sorted(first.keys() & second.keys())
    if len(common) < 3:
        return None
    gaps = np.array([second[deal] - first[deal] for deal in common])
    centre, error = float(gaps.mean()), float(gaps.std(ddof=1) / np.sqrt(len(gaps)))
    if error == 0:
        return Estimate(centre, centre, centre, len(gaps)), _of_a_coin(centre, len(gaps))
    spread = _quantile(len(gaps)) * error
    p_value = _student(centre / error, len(gaps))
    return Estimate(centre, centre - spread, centre + spread, len(gaps)), p_value


def against_half(points: Sequence[float], deals: Sequence[int]) -> float:
    """The p-value of a rate that should be one half."""
    values, keys = _arrays(points, deals)
    means = deal_means(values, keys)
    if len(means) < 3:
        return 1.0
    if means.std() == 0:
        return _of_a_coin(float(means[0]) - 0.5, len(means))
    error = means.std(ddof=1) / np.sqrt(len(means))
    return _student(float((means.mean() - 0.5) / error), len(means))


def _of_a_coin(distance: float, count: int) -> float:
    """The p-value where all deals differ by the same: as likely as one side of a coin each time."""
    return 1.0 if distance == 0 else 2 * 0.5**count


def _quantile(deals: int) -> float:
    """Student's, for an interval over this many deals."""
    return float(stdtrit(deals - 1, (1 + CONFIDENCE) / 2))


def _student(distance: float, count: int) -> float:
    """The p-value of a mean that lies this many standard errors off, on either side."""
    return 2 * float(stdtr(count - 1, -abs(distance)))


def counts(p_values: Sequence[float]) -> list[bool]:
    """Which of many differences count, by Benjamini and Hochberg."""
    # The largest rank whose p-value is below its part of WRONG, and all below that one.
    ranked = sorted(p_values)
    below = [each for at, each in enumerate(ranked, 1) if each <= WRONG * at / len(ranked)]
    return [bool(below) and each <= below[-1] for each in p_values]


def _by_deal(values: Sequence[float], deals: Sequence[int]) -> dict[int, float]:
    found: dict[int, list[float]] = {}
    for value, deal in zip(values, deals, strict=True):
        found.setdefault(deal, []).append(value)
    return {deal: sum(own) / len(own) for deal, own in found.items()}


def _arrays(values: Sequence[float], deals: Sequence[int]) -> tuple[Numbers, NDArray[Any]]:
    return np.array(values, float), np.array(deals)
