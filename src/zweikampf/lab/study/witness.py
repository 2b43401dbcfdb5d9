"""What a player was asked and what it chose, written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from zweikampf.engine.duel import Duel
from zweikampf.players.player import Budget, Player
from zweikampf.players.table_talk import Seated


@dataclass(frozen=True)
class Decision:
    """One question to a player, and its answer."""

    seat: int
    ply: int
    legal: tuple[str, ...]
    choice: str
    view: Any


@dataclass
class Notes:
    """Of one game. Views are kept if they are needed afterwards."""

    with_views: bool
    seats: list[int] = field(default_factory=list)
    widths: list[int] = field(default_factory=list)  # how many actions were legal
    decisions: list[Decision] = field(default_factory=list)


class Witness(Seated):
    """A seat whose player is written down; it plays as it would on any other."""

    def __init__(self, notes: Notes, player: Player, duel: Duel, seat: int) -> None:
        super().__init__(player, duel, seat)
        self._notes = notes

    def _choose(self, view: Any, legal: list[str], budget: Budget) -> str:
        notes, asked = self._notes, tuple(legal)  # the list itself is the player's to change
        choice = super()._choose(view, legal, budget)
        if choice not in asked:  # it forfeits, and nothing was decided
            return choice
        notes.seats.append(self._seat)
        notes.widths.append(len(asked))
        if notes.with_views:
            notes.decisions.append(Decision(self._seat, self._duel.ply, asked, choice, view))
        return choice
