"""Estimates with intervals of 95 %, and differences that count.

Games of one deal are not independent, so deals are: everything is computed from the means of deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from zweikampf.lab.scores import CONFIDENCE, wilson

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
    """A rate: Wilson's interval, for as many independent games as scatter like these deals do."""
    values, keys = _arrays(points, deals)
    if not len(values):
        return None
    rate = float(values.mean())
    means = deal_means(values, keys)
    games = float(len(values))
    spread = means.var(ddof=1) / len(means) if len(means) > 1 else 0.0
    if spread > 0 and 0 < rate < 1:
        games = min(games * 4, rate * (1 - rate) / spread)
    low, high = wilson(rate, games)
    return Estimate(rate, min(rate, float(low)), max(rate, float(high)), len(values))


def mean(values: Sequence[float], deals: Sequence[int]) -> Estimate | None:
    """A mean: Student's interval over deals."""
    found, keys = _arrays(values, deals)
    if not len(found):
        return None
    means = deal_means(found, keys)
    centre = float(found.mean())
    if len(means) < 2:
        return Estimate(centre, float("-inf"), float("inf"), len(found))
    error = means.std(ddof=1) / np.sqrt(len(means))
    spread = float(stats.t.ppf((1 + CONFIDENCE) / 2, len(means) - 1) * error)
    return Estimate(centre, centre - spread, centre + spread, len(found))


def luck(results: Sequence[float], groups: Sequence[Any]) -> Estimate | None:
    """The share of the variance of results that the deal explains: the intraclass correlation of
    games that replay one deal; the interval is a bootstrap over deals."""
    keys = sorted(set(groups))
    place = {key: at for at, key in enumerate(keys)}
    rows: list[list[float]] = [[] for _ in keys]
    for result, key in zip(results, groups, strict=True):
        rows[place[key]].append(result)
    size = min((len(row) for row in rows), default=0)
    if size < 2 or len(rows) < 3:
        return None
    table = np.array([row[:size] for row in rows])
    value = _correlation(table)
    if value is None:
        return None
    rng = np.random.default_rng(0)
    drawn = [
        _correlation(table[rng.integers(len(table), size=len(table))]) for _ in range(RESAMPLES)
    ]
    low, high = np.quantile([each for each in drawn if each is not None], [0.025, 0.975])
    return Estimate(value, float(low), float(high), table.size)


def _correlation(table: Numbers) -> float | None:
    """One-way analysis of variance: a row per deal."""
    count, size = table.shape
    means = table.mean(axis=1)
    between = size * means.var(ddof=1)
    within = ((table - means[:, None]) ** 2).sum() / (count * (size - 1))
    total = between + (size - 1) * within
    return None if total == 0 else float(np.clip((between - within) / total, 0, 1))


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
        return Estimate(centre, centre, centre, len(gaps)), 1.0 if centre == 0 else 0.0
    spread = float(stats.t.ppf((1 + CONFIDENCE) / 2, len(gaps) - 1)) * error
    p_value = 2 * float(stats.t.sf(abs(centre) / error, len(gaps) - 1))
    return Estimate(centre, centre - spread, centre + spread, len(gaps)), p_value


def against_half(points: Sequence[float], deals: Sequence[int]) -> float:
    """The p-value of a rate that should be one half."""
    values, keys = _arrays(points, deals)
    means = deal_means(values, keys)
    if len(means) < 3 or means.std() == 0:
        return 1.0
    return float(stats.ttest_1samp(means, 0.5).pvalue)


def counts(p_values: Sequence[float]) -> list[bool]:
    """Which of many differences count, by Benjamini and Hochberg."""
    if not p_values:
        return []
    return [bool(each <= WRONG) for each in stats.false_discovery_control(p_values)]


def _by_deal(values: Sequence[float], deals: Sequence[int]) -> dict[int, float]:
    found: dict[int, list[float]] = {}
    for value, deal in zip(values, deals, strict=True):
        found.setdefault(deal, []).append(value)
    return {deal: sum(own) / len(own) for deal, own in found.items()}


def _arrays(values: Sequence[float], deals: Sequence[int]) -> tuple[Numbers, NDArray[Any]]:
    return np.array(values, float), np.array(deals)
