"""A choice in hindsight: what it was worth, and whether there was a better one.

The reviewer knows what the player knew at that moment, the view, and nothing that was revealed
later: a good move that turned out badly stays a good move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from zweikampf.engine.reason import Reason
from zweikampf.players.advice import adviser, certain, compared, facts
from zweikampf.players.player import Move
from zweikampf.players.strategy import strategy_of

MOST_BEST = 3
CLOSE = 0.02  # moves that are nearly as good as the best one count as good
MISSED = 0.1  # of the win chance: a loss this large is a missed moment
LOOKED_AT = 8  # a move with this part of the most visits is known well enough

_LEAST = 100  # iterations for one choice, however many there are


@dataclass(frozen=True)
class Judged:
    """The best moves of a choice, the first of them best of all, and the one that was played.

    ``certain``: the win chances are exact, not estimates. ``kind``: what kind of choice it was, in
    a word of the game. A missed moment also has all ``legal`` tokens, and what speaks for the
    ``better`` move and against the one that was played (``worse``).
    """

    best: tuple[Move, ...]
    played: Move
    certain: bool
    kind: str = ""
    legal: tuple[str, ...] = ()
    better: tuple[Reason, ...] = ()
    worse: tuple[Reason, ...] = ()

    @property
    def loss(self) -> float:
        """How much of the win chance was given away."""
        return max(0.0, self.best[0].win_chance - self.played.win_chance)


def iterations_for(game: str, choices: int, effort: float = 1.0) -> int:
    """What one of this many choices of both seats may cost: its share, but no more than a thorough
    look. ``effort`` is the part of that to spend."""
    strategy = strategy_of(game)
    usual = min(strategy.thorough, strategy.review // max(1, choices))
    return max(_LEAST, int(effort * usual))


def judge(
    game: str, view: Any, legal: Sequence[str], played: str, seed: int, iterations: int
) -> Judged:
    """The same seed and iterations judge the same way. A review and a ledger take the ply as the
    seed and share the work among the choices of both seats, so that they say the same."""
    asked = adviser(game, seed, iterations)
    moves = asked.think(view, legal)
    best = moves[0]
    is_certain = all(move.visits == 0 for move in moves)
    chosen = next(move for move in moves if move.token == played)
    if not is_certain and chosen != best:
        # Searched together, the best looks a little too good and the rest gets few visits. Searched
        # alone, with the same effort each, they can be compared.
        best, chosen = compared(asked, view, (best.token, chosen.token))
    if chosen.win_chance > best.win_chance:
        best = chosen
    rivals = [chosen if move.token == played else move for move in moves]
    found = Judged(
        (best, *_as_good(best, rivals, is_certain)),
        chosen,
        is_certain,
        kind_of(game, view, best.token),
    )
    if found.loss < MISSED:
        return found
    better, worse = contrast(game, view, legal, found)
    return replace(found, legal=tuple(legal), better=better, worse=worse)


def kind_of(game: str, view: Any, best: str) -> str:
    """What kind of choice it is, by the move that would be right; its name is the text
    ``kind-<word>`` of the game. Nothing if the game does not tell them apart."""
    kind = strategy_of(game).kind
    return kind(view, best) if kind else ""


def contrast(
    game: str, view: Any, legal: Sequence[str], judged: Judged
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """What speaks for the best move, and what against the played one. What holds for both says
    nothing about the difference."""
    told = []
    for move in (judged.best[0], judged.played):
        proven = certain(move, is_best=move is judged.best[0]) if judged.certain else []
        told.append([*proven, *facts(game, view, move.token, legal)])
    better, worse = told
    return (
        tuple(reason for reason in better if reason not in worse),
        tuple(reason for reason in worse if reason not in better),
    )


def _as_good(best: Move, moves: Sequence[Move], is_certain: bool) -> list[Move]:
    """Other moves that are as good as the best one, as far as one can tell."""
    enough = max(move.visits for move in moves) / LOOKED_AT
    close = 0.0 if is_certain else CLOSE
    return [
        move
        for move in moves
        if move.token != best.token
        and move.visits >= enough
        and move.win_chance >= best.win_chance - close
    ][: MOST_BEST - 1]
