"""Tower with what the conformance kit tries beyond the contract: events alone, and symmetry."""

from __future__ import annotations

from tests.games.tower import fold, mirror
from zweikampf.games.tower.events import TowerEvent
from zweikampf.games.tower.game import TowerGame
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView


class CheckedTower(TowerGame):
    def fold(self, view: TowerView, event: TowerEvent) -> TowerView:
        return fold.folded(view, event)

    def mirror(self, state: Tower) -> Tower | None:
        return mirror.mirrored(state)

    def mirror_action(self, action: int) -> int:
        return mirror.mirror_action(action)
