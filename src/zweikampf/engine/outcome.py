"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner (``None`` for a draw), why, and the pair of numbers that decided."""

    winner: int | None
    reason: str
    score: tuple[int, int]

    def json(self) -> dict[str, object]:
        """As plain data."""
        return {"winner": self.winner, "reason": self.reason, "score": list(self.score)}


@dataclass(frozen=True)
class Verdict:
    """What a view says about an end by the rules: what decided, as a word of the game, and the seat
    that ended the game, if one did."""

    why: str
    ender: int | None
