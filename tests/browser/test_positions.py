"""The positions that boards are shown with are as full as they are said to be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.positions import FULLNESS, fullest
from zweikampf.engine import registry
from zweikampf.engine.notation import token_numbers

Json = dict[str, Any]


def throne(view: Json) -> None:
    assert view["phase"] == 2
    assert min(len(side["score"]) for side in view["sides"]) >= 12


def tower(view: Json) -> None:
    assert max(len(store) for store in view["stores"]) >= 12


def dwarves(view: Json) -> None:
    assert view["sides"][0]["hand_count"] >= 15
    assert min(len(side["display"]) for side in view["sides"]) >= 9


FULL = {"throne": throne, "tower": tower, "dwarves": dwarves}


@pytest.mark.parametrize("game_id", FULLNESS)
def test_the_fullest_position_is_full(game_id: str) -> None:
    game = registry.find(game_id)
    state = game.new(game.options.parse({}))
    for token in fullest(game_id):
        state.apply(token_numbers(game)[token])
    assert state.actor == 0
    FULL[game_id](game.view(state, 0).json())
