"""When to stop: a sequential probability ratio test on pairs of games.

It decides between two differences of Elo, ``elo0`` (H0) and ``elo1`` (H1), with a wrong decision in
5 % of the matches at most if one of them is true (Wald, 1945). The results of a pair, 0 to 2 points
in steps of one half, have five unknown chances. Under each hypothesis they are those that make the
results most likely while the mean is as the hypothesis says; the log of the ratio of the two
likelihoods is LLR (the generalised test, as chess engines are tested by Fishtest).

Pairs are looked at in their own order, not in the order in which they were finished; so the
decision does not depend on the number of processes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from zweikampf.engine.errors import ParseError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because

ALPHA = BETA = 0.05
LOWER = math.log(BETA / (1 - ALPHA))
UPPER = math.log((1 - BETA) / ALPHA)
_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN = 1e-3  # pairs: what has not happened yet is possible
_LARGEST = 1000.0  # points of Elo


@dataclass(frozen=True)
class Sprt:
    """The two hypotheses about how much better the first of two players is."""

    elo0: float
    elo1: float

    @classmethod
    def parse(cls, text: str) -> Self:
        """``0,10``: no better, against 10 points better."""
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            elo0 = elo1 = math.nan
        if not -_LARGEST <= elo0 < elo1 <= _LARGEST:
            raise ParseError(because("bad-sprt", text=shorten(text)))
        return cls(elo0, elo1)

    def decide(self, counts: Sequence[int]) -> Decision:
        """What the pairs say: ``counts`` of those with 0, 0.5, 1, 1.5 and 2 points."""
        return Decision(self.elo0, self.elo1, sum(counts), _llr(counts, self.elo0, self.elo1))


@dataclass(frozen=True)
class Decision:
    """How far a test has come, and what it has decided."""

    elo0: float
    elo1: float
    pairs: int
    llr: float

    @property
    def accepted(self) -> str | None:
        """``H0`` or ``H1``, as soon as it is decided."""
        if self.llr >= UPPER:
            return "H1"
        return "H0" if self.llr <= LOWER else None

    def json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "alpha": ALPHA,
            "beta": BETA,
            "pairs": self.pairs,
            "llr": self.llr,
            "lower": LOWER,
            "upper": UPPER,
            "accepted": self.accepted,
        }


def rate_of(elo: float) -> float:
    """The expected score of a player who is this many points better."""
    return 1 / (1 + 10 ** (-elo / 400))


def _llr(counts: Sequence[int], elo0: float, elo1: float) -> float:
    if not any(counts):
        return 0.0
    seen = [count or _UNSEEN for count in counts]
    chances0, chances1 = (_likeliest(seen, rate_of(elo)) for elo in (elo0, elo1))
    return sum(
        count * math.log(one / zero)
        for count, one, zero in zip(counts, chances1, chances0, strict=True)
    )


def _likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """The chances with this mean under which what was seen is most likely.

    By Lagrange they are share / (1 + t (score - mean)), with the t for which the mean is right. The
    sum below falls with t, so t is found by halving.
    """
    total = sum(seen)
    gaps = [(count / total, score - mean) for count, score in zip(seen, _SCORES, strict=True)]
    low, high = -1 / (1 - mean), 1 / mean  # where one of the chances would be infinite
    for _ in range(200):
        t = (low + high) / 2
        if t in (low, high):
            break
        if sum(share * gap / (1 + t * gap) for share, gap in gaps) > 0:
            low = t
        else:
            high = t
    return [share / (1 + t * gap) for share, gap in gaps]
