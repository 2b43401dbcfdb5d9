"""Tower keeps every promise of the contract, and the kit notices a game that breaks one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.tower.checked import CheckedTower
from tests.games.tower.play import GAME, OPTION_SETS
from tests.volume import many
from zweikampf.engine import conformance
from zweikampf.engine.conformance import NotConformant
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import events
from zweikampf.games.tower.events import TowerEvent
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView


def test_tower_keeps_every_promise_with_every_option_set() -> None:
    """Or, where only the form of the rules is another, with every value of every option."""
    tried = OPTION_SETS[:: many(1, 9)]
    values = [
        {pair for each in sets for pair in each.texts().items()} for sets in (tried, OPTION_SETS)
    ]
    assert values[0] == values[1]
    assert conformance.run(GAME, games=1, every=250, options=tried) >= 3 * len(tried)


def test_every_option_set_is_tried() -> None:
    assert len(OPTION_SETS) == 4 + 16 + len(GAME.older_versions)
    assert len(set(OPTION_SETS)) == len(OPTION_SETS)


class ForgetsLayouts(CheckedTower):
    def fold(self, view: TowerView, event: TowerEvent) -> TowerView:
        after = super().fold(view, event)
        return replace(after, layouts=view.layouts) if after.layouts else after


class ForgetsTheNugget(CheckedTower):
    def fold(self, view: TowerView, event: TowerEvent) -> TowerView:
        return view if isinstance(event, events.BlockLifted) else super().fold(view, event)


class ReadsPositionsWithoutLayouts(CheckedTower):
    def parse_position(self, text: str) -> Tower:
        return super().parse_position(
            " ".join(word for word in text.split() if not word.startswith("layouts="))
        )


class SamplesWithoutProgress(CheckedTower):
    def sample(self, view: TowerView, rng: Rng) -> Tower:
        return super().sample(replace(view, progress=False), rng)


class MirrorsWithoutColours(CheckedTower):
    def mirror_action(self, action: int) -> int:
        return action


class HidesTheGold(CheckedTower):
    def view(self, state: Tower, seat: int | None) -> TowerView:
        seen = super().view(state, seat)
        return seen if seat is not None else replace(seen, bank=0)


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (ForgetsLayouts, "events lead to the view"),
        (ForgetsTheNugget, "events lead to the view"),
        (ReadsPositionsWithoutLayouts, "positions round-trip"),
        (SamplesWithoutProgress, "a sample has the same view"),
        (MirrorsWithoutColours, "mirrored"),
        (HidesTheGold, "events lead to the view"),
    ],
)
def test_a_broken_game_is_noticed(kind: type[CheckedTower], promise: str) -> None:
    with pytest.raises(NotConformant, match=promise):
        conformance.run(kind(), games=1, every=many(40, 100))
