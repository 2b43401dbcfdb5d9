"""Scores of a study without luck, adjusted as those of an arena are (``lab/adjusting``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Any

from zweikampf.lab.adjusting import adjusted_share, narrower, without_luck
from zweikampf.lab.page.statistics import Estimate
from zweikampf.lab.scores import points_of

Row = dict[str, Any]
SEAT0 = "seat0"  # not a player, but the seat itself has a score as well


@dataclass(frozen=True)
class Adjusted:
    """A score without luck, and how many times narrower its interval is than the plain one."""

    score: Estimate
    narrower: float


def adjusted_scores(
    rows: Sequence[Row], plain: Mapping[str, Estimate | None]
) -> dict[str, Adjusted]:
    """The plain scores of ``SEAT0`` and of players by their names, without luck. Each meeting is
    adjusted for itself. Beginning has no such score: chance may choose who does, and then the luck
    of the one who began is not zero on average."""
    found = {}
    for name, score in plain.items():
        plain_scores, values, games = _deals(rows, name)
        if score is not None and values:
            share = adjusted_share(plain_scores, values, games)
            adjusted = Estimate(share.rate, share.low, share.high, games)
            found[name] = Adjusted(adjusted, narrower(score, adjusted))
    return found


def _deals(rows: Sequence[Row], name: str) -> tuple[list[float], list[float], int]:
    """The plain and the adjusted score of each deal, and in how many games they were played
    for."""
    own = [row for row in rows if name in (SEAT0, row["player0"], row["player1"])]
    own.sort(key=_deal)
    plain: list[float] = []
    values: list[float] = []
    for _, meeting in groupby(own, key=lambda row: str(row["meeting"])):
        deals = [list(deal) for _, deal in groupby(meeting, key=_deal)]
        scores = [
            fmean(points_of(row["winner"], _seat(row, name)) for row in deal) for deal in deals
        ]
        lucks = [fmean(_luck(row, name) for row in deal) for deal in deals]
        plain += scores
        values += without_luck(scores, lucks)
    return plain, values, len(own)


def _deal(row: Row) -> tuple[str, int, int]:
    """A player that meets itself gets other cards for the second game."""
    return str(row["meeting"]), int(row["deal"]), int(row["deal_seed"])


def _seat(row: Row, name: str) -> int:
    return 0 if name in (SEAT0, row["player0"]) else 1


def _luck(row: Row, name: str) -> float:
    return float(row["luck"]) if _seat(row, name) == 0 else -float(row["luck"])
