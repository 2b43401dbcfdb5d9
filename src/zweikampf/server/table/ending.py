"""How a game ended, from the text that is stored and that a record writes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class End:
    """``reason`` and ``score`` are the rules' own when ``how`` is ``rules``."""

    how: str
    winner: int | None
    reason: str | None = None
    score: tuple[int, int] | None = None


def end_of(ended: str) -> End | None:
    """The end that is stored as ``rules 1 factions 2:3`` or as ``resigned 0`` (1 has won)."""
    if not ended:
        return None
    how, *more = ended.split()
    match how, more:
        case "rules", [winner, reason, score]:
            one, two = score.split(":")
            won = None if winner == "-" else int(winner)
            return End(how, won, reason, (int(one), int(two)))
        case _, [seat]:
            return End(how, 1 - int(seat))
        case _:
            return End(how, None)
