"""Whom to ask about a choice in a game, and why a move is recommended; see ``strategy``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.reason import Reason, because
from zweikampf.players.player import Budget, Move
from zweikampf.players.search import SearchPlayer
from zweikampf.players.strategy import Adviser, Comparer, strategy_of

_RESULTS = {0.0: "lost", 0.5: "drawn", 1.0: "won"}


def adviser(game: str, seed: int, iterations: int | None = None) -> Adviser:
    """The same seed and iterations judge the same way."""
    found, strategy = registry.find(game), strategy_of(game)
    iterations = iterations or strategy.thorough
    if strategy.adviser is not None:
        return strategy.adviser(found, seed, iterations)
    return SearchPlayer(found, seed, Budget(iterations=iterations))


def compared(asked: Adviser, view: Any, tokens: Sequence[str]) -> list[Move]:
    """Some legal actions, each looked at alone with the same effort."""
    if isinstance(asked, Comparer):
        return asked.compare(view, tokens)
    return [asked.weigh(view, token) for token in tokens]


def reasons(game: str, view: Any, moves: Sequence[Move], token: str) -> list[Reason]:
    """Why a move is as good as it is, from the view of its seat alone: what it wins and what it
    risks. Where nothing can be shown, there is no reason. ``moves`` are all that the adviser has
    told."""
    move = next(move for move in moves if move.token == token)
    # Moves without visits were not tried but worked out to the end.
    proven = [] if any(each.visits for each in moves) else certain(move)
    return [*proven, *facts(game, view, token, [each.token for each in moves])]


def facts(game: str, view: Any, token: str, legal: Sequence[str]) -> list[Reason]:
    """What a game can show of a move, from the view of its seat alone."""
    why = strategy_of(game).why
    return list(why(view, token, legal)) if why else []


def certain(move: Move, *, is_best: bool = True) -> list[Reason]:
    """How a game ends after a move that was worked out to the end. If the best one loses, all do;
    of any other move nothing follows for the rest."""
    result = _RESULTS.get(move.win_chance)
    code = "why-certain" if is_best else "why-certain-then"
    return [because(code, result=result)] if result else []
