"""Dwarves with what the conformance kit tries beyond the contract: events alone, and symmetry."""

from __future__ import annotations

from tests.games.dwarves import fold
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.game import DwarvesGame
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import Step
from zweikampf.games.dwarves.view import DwarvesView


class CheckedDwarves(DwarvesGame):
    def fold(self, view: DwarvesView, event: DwarvesEvent) -> DwarvesView:
        return fold.fold(view, event)

    def mirror(self, state: Dwarves) -> Dwarves | None:
        """Z17.14; during the setup seat 0 comes first, so the seats are told apart."""
        if state.step <= Step.DEAL:
            return None
        twin = state.copy()
        pairs = ("pile", "hand", "display", "discard", "jokers")
        twin.set_unchecked(**{pair: getattr(state, pair)[::-1] for pair in pairs})
        half = len(state.damage) // 2
        twin.set_unchecked(damage=[*state.damage[half:], *state.damage[:half]])
        twin.set_unchecked(active=1 - state.active)
        if state.suffering >= 0:
            twin.set_unchecked(suffering=1 - state.suffering)
        if state.actor in (0, 1):
            twin.set_unchecked(actor=1 - state.actor)
        return twin

    def mirror_action(self, action: int) -> int:
        return action
