"""What the games of a deal are worth, and in which order they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zweikampf.server.table.ending import end_of


@dataclass(frozen=True)
class Score:
    """A finished game for its player: ``points`` are 1, one half or 0, and ``adjusted`` is the
    result without luck, once it is known."""

    table: str
    guest: int | None
    points: float
    adjusted: float | None
    began: int


def score_of(
    table: str, guest: int | None, seat: int, ended: str, adjusted: float | None, began: int
) -> Score:
    """``adjusted`` is that of seat 0."""
    end = end_of(ended)
    assert end is not None, "only finished games have a score"
    points = 0.5 if end.winner is None else float(end.winner == seat)
    own = adjusted if seat == 0 or adjusted is None else 1 - adjusted
    return Score(table, guest, points, own, began)


def ranked(scores: Iterable[Score]) -> list[Score]:
    """The best first: by result, then by the result without luck if it is known, then by who began
    first."""
    return sorted(scores, key=lambda each: (-each.points, *_worth(each), each.began, each.table))


def _worth(score: Score) -> tuple[bool, float]:
    """It may be below 0: what is not known comes last."""
    return score.adjusted is None, -(score.adjusted or 0.0)
