"""A choice in hindsight: what it was worth, and whether there was a better one.

The reviewer knows what the player knew at that moment, the view, and nothing that came to light
later: a good move that turned out badly stays a good move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from zweikampf.engine import registry
from zweikampf.engine.game import AnyGame
from zweikampf.players.player import FREE, Budget
from zweikampf.players.search import Move, SearchPlayer
from zweikampf.players.throne_master import ThroneMaster

MOST_BEST = 3
CLOSE = 0.02  # moves that are nearly as good as the best one count as good
LOOKED_AT = 8  # a move with this part of all visits is known well enough

# Iterations for all choices of one seat together, so that a review takes a few seconds in every
# game, and the most and the least for one of them.
_TOTAL = {"throne": 600_000, "tower": 120_000, "dwarves": 200_000}
_MOST = {"throne": 40_000, "tower": 2_000, "dwarves": 5_000}
_LEAST = 100


class Adviser(Protocol):
    def think(self, view: Any, legal: Sequence[str], budget: Budget = FREE) -> list[Move]:
        """All legal actions, the best one first."""

    def weigh(self, view: Any, token: str, budget: Budget = FREE) -> Move:
        """One legal action alone."""


@dataclass(frozen=True)
class Judged:
    """The best moves of a choice, the first of them best of all, and the one that was played.

    ``certain``: the win chances are worked out and no estimates.
    """

    best: tuple[Move, ...]
    played: Move
    certain: bool

    @property
    def loss(self) -> float:
        """How much of the win chance was given away."""
        return max(0.0, self.best[0].win_chance - self.played.win_chance)


def iterations_for(game: str, choices: int) -> int:
    """What one of so many choices may cost."""
    return max(_LEAST, min(_MOST[game], _TOTAL[game] // max(1, choices)))


def judge(
    game: str, view: Any, legal: Sequence[str], played: str, seed: int, iterations: int
) -> Judged:
    """The same seed and iterations judge the same way."""
    adviser = _adviser(registry.find(game), seed, iterations)
    moves = adviser.think(view, legal)
    certain = all(move.visits == 0 for move in moves)
    chosen = next(move for move in moves if move.token == played)
    if not certain and chosen.visits * LOOKED_AT < sum(move.visits for move in moves):
        chosen = adviser.weigh(view, played)
    best = moves[0]
    if chosen.win_chance > best.win_chance:
        best = chosen  # a second look has found it as good as any
    return Judged(_good(best, moves, certain), chosen, certain)


def _good(best: Move, moves: Sequence[Move], certain: bool) -> tuple[Move, ...]:
    """The best move and what is as good as far as one can tell."""
    enough = best.visits / LOOKED_AT
    close = 0.0 if certain else CLOSE
    others = [
        move
        for move in moves
        if move.token != best.token
        and move.visits >= enough
        and move.win_chance >= best.win_chance - close
    ]
    return (best, *others)[:MOST_BEST]


def _adviser(game: AnyGame, seed: int, iterations: int) -> Adviser:
    if game.id == "throne":
        return ThroneMaster(game, seed, iterations)
    return SearchPlayer(game, seed, Budget(iterations=iterations))
