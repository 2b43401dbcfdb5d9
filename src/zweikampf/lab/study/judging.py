"""How a game stood before each decision, by a judge who sees what the player saw.

A search is never quite sure, so a lead has to be clear: a seat leads when its win chance has
passed ``CLEAR``, and keeps the lead until the other one has passed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zweikampf.engine import registry
from zweikampf.lab.study.study import Judge
from zweikampf.players.advice import adviser
from zweikampf.players.player import Budget, Move
from zweikampf.players.search import SearchPlayer
from zweikampf.players.strategy import Adviser

CLEAR = 0.6  # a win chance that makes a seat the leader
SETTLED = 0.9  # a win chance from which a game counts as decided


@dataclass(frozen=True)
class Course:
    """How a game went. Places in it are parts of its decisions, from 0 to 1."""

    lead_changes: int
    last_change: float | None  # where the lead changed for the last time
    decided: float | None  # from where on the winner's chance stayed above ``SETTLED``


def ask(judge: Judge, game: str, seed: int) -> Adviser:
    """The judge of one game; the same seed judges the same way."""
    if judge.by == "adviser":
        return adviser(game, seed, judge.iterations)
    return SearchPlayer(registry.find(game), seed, Budget(iterations=judge.iterations))


def chances(moves: Sequence[Move], legal: Sequence[str]) -> list[float]:
    """The win chance of each legal action, in their own order."""
    of_token = {move.token: move.win_chance for move in moves}
    return [of_token[token] for token in legal]


def best(moves: Sequence[Move]) -> float:
    """The win chance of the seat to act."""
    return moves[0].win_chance


def course(of_seat0: Sequence[float], winner: int | None) -> Course:
    """From the win chance of seat 0 before each decision."""
    leader: int | None = None
    changes: list[int] = []
    for at, chance in enumerate(of_seat0):
        now = 0 if chance >= CLEAR else 1 if chance <= 1 - CLEAR else leader
        if leader is not None and now != leader:
            changes.append(at)
        leader = now
    return Course(
        len(changes),
        changes[-1] / len(of_seat0) if changes else None,
        None if winner is None else _decided(of_seat0, winner),
    )


def _decided(of_seat0: Sequence[float], winner: int) -> float | None:
    if not of_seat0:
        return None
    own = [chance if winner == 0 else 1 - chance for chance in of_seat0]
    open_still = [at for at, chance in enumerate(own) if chance < SETTLED]
    return (open_still[-1] + 1) / len(own) if open_still else 0.0


def seat0_chance(chance: float, seat: int) -> float:
    return chance if seat == 0 else 1 - chance
