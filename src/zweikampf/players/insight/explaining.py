"""Why a decision was costly, in facts that the engine can prove: what speaks for the better move,
what comes of the played one, and in a solved position the line that follows. Where nothing can be
shown, there is nothing but the figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from zweikampf.engine.errors import PositionError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import Reason
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Decision, decisions, opened
from zweikampf.players.consequences import after
from zweikampf.players.insight.entries import Entry
from zweikampf.players.player import Move
from zweikampf.players.review import contrast
from zweikampf.players.strategy import strategy_of


@dataclass(frozen=True)
class Explained:
    """A decision with what the seat knew. ``line`` is best play of both after the better move."""

    entry: Entry
    view: Any
    best: Move
    played: Move
    better: tuple[Reason, ...]
    worse: tuple[Reason, ...]
    line: tuple[str, ...]

    def json(self) -> dict[str, Any]:
        return {
            "ply": self.entry.ply,
            "best": self.best.json(),
            "played": self.played.json(),
            "better": [reason.json() for reason in self.better],
            "worse": [reason.json() for reason in self.worse],
            "line": list(self.line),
        }


def explain(record: Record, entries: Sequence[Entry]) -> Iterator[Explained]:
    """Why the decisions of these entries were costly, in their order."""
    game, _ = opened(record)
    found = {
        choice.ply: choice
        for seat in {entry.actor for entry in entries}
        for choice in decisions(record, seat)
    }
    for entry in entries:
        yield _explained(game, entry, found[entry.ply])


def _explained(game: AnyGame, entry: Entry, choice: Decision) -> Explained:
    judged = entry.judged
    assert judged is not None
    best, played = judged.best[0], judged.played
    better, worse = contrast(game.id, choice.view, choice.legal, judged)
    return Explained(
        entry,
        choice.view,
        best,
        played,
        better,
        worse,
        _line(game, choice, best) if judged.certain else (),
    )


def _line(game: AnyGame, choice: Decision, best: Move) -> tuple[str, ...]:
    """Only where the seat knew every card: otherwise the line would tell what it could not know."""
    solver = strategy_of(game.id).solver
    if solver is None or game.hides(choice.view):
        return ()
    world, _ = after(game, choice.view, best.token)
    try:
        return tuple(solver().solve(world).json().get("line", ()))
    except PositionError:
        return ()
