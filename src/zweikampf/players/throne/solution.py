"""What the solver of Throne answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

FACTION = 1000  # the worth of a faction more; no points reach half of it


@dataclass(frozen=True)
class Result:
    """How best play ends; ``margin`` counts factions or points from seat 0's side, 0 for a draw."""

    winner: int | None
    margin: int
    by: str | None  # what the margin counts: factions or points

    @classmethod
    def of(cls, worth: int) -> Result:
        """The result that a worth (see ``solver``) stands for."""
        if worth == 0:
            return cls(None, 0, None)
        if worth % FACTION:
            return cls(int(worth < 0), worth, "points")
        return cls(int(worth < 0), worth // FACTION, "factions")

    def json(self) -> dict[str, Any]:
        return {"winner": self.winner, "margin": self.margin, "by": self.by}


@dataclass(frozen=True)
class Solution:
    """The whole answer for a position."""

    result: Result
    best: list[str]
    line: list[str]
    nodes: int
    ms: float
    moves: dict[str, Result] | None = None  # what each action leads to, if that was asked

    @property
    def winner(self) -> int | None:
        return self.result.winner

    @property
    def margin(self) -> int:
        return self.result.margin

    @property
    def by(self) -> str | None:
        return self.result.by

    def json(self) -> dict[str, Any]:
        answer: dict[str, Any] = {
            "winner": self.winner,
            "best": self.best,
            "margin": self.margin,
            "by": self.by,
            "line": self.line,
            "nodes": self.nodes,
            "ms": round(self.ms, 3),
        }
        if self.moves is not None:
            answer["moves"] = {move: result.json() for move, result in self.moves.items()}
        return answer
