"""Who sits beside a player and writes down what it was asked and what it chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from zweikampf.players.player import NO_BUDGET, Budget, Player


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


class Witness:
    """A player that plays exactly as another one does."""

    def __init__(self, player: Player, seat: int, notes: Notes, ply: Callable[[], int]) -> None:
        self._player = player
        self._seat = seat
        self._notes = notes
        self._ply = ply

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        choice = self._player.choose(view, legal, budget)
        notes = self._notes
        notes.seats.append(self._seat)
        notes.widths.append(len(legal))
        if notes.with_views:
            notes.decisions.append(Decision(self._seat, self._ply(), tuple(legal), choice, view))
        return choice

    def __getattr__(self, name: str) -> Any:
        """Whatever else the player wants to be told."""
        return getattr(self._player, name)
