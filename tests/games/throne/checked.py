"""Throne with what the conformance kit tries beyond the contract: events alone, and symmetry."""

from __future__ import annotations

from tests.games.throne import fold
from zweikampf.games.throne.events import ThroneEvent
from zweikampf.games.throne.game import ThroneGame
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.steps import Step
from zweikampf.games.throne.view import ThroneView


class CheckedThrone(ThroneGame):
    def fold(self, view: ThroneView, event: ThroneEvent) -> ThroneView:
        return fold.fold(view, event)

    def mirror(self, state: Throne) -> Throne | None:
        """T11.8; during the setup seat 0 comes first, so the seats are told apart."""
        if state.step <= Step.DEAL:
            return None
        twin = state.copy()
        pairs = ("hand", "recruits", "hidden", "score", "voids")
        twin.set_unchecked(**{pair: getattr(state, pair)[::-1] for pair in pairs})
        twin.set_unchecked(leader=1 - state.leader)
        if state.actor in (0, 1):
            twin.set_unchecked(actor=1 - state.actor)
        return twin

    def mirror_action(self, action: int) -> int:
        return action
