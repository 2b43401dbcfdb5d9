"""Dwarves with what the conformance kit tries beyond the contract: events alone, and symmetry."""

from __future__ import annotations

from tests.games.dwarves import fold
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.game import DwarvesGame
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import Phase
from zweikampf.games.dwarves.view import DwarvesView


class CheckedDwarves(DwarvesGame):
    def fold(self, view: DwarvesView, event: DwarvesEvent) -> DwarvesView:
        return fold.fold(view, event)

    def mirror(self, state: Dwarves) -> Dwarves | None:
        """Z17.14; during the setup seat 0 comes first, so the seats are told apart."""
        if state.phase <= Phase.DEAL:
            return None
        twin = state.copy()
        for pair in ("pile", "hand", "display", "discard", "jokers"):
            setattr(twin, pair, getattr(state, pair)[::-1])
        half = len(state.wounds) // 2
        twin.wounds = [*state.wounds[half:], *state.wounds[:half]]
        twin.active = 1 - state.active
        if state.suffering >= 0:
            twin.suffering = 1 - state.suffering
        if state.actor in (0, 1):
            twin.actor = 1 - state.actor
        return twin

    def mirror_action(self, action: int) -> int:
        return action
