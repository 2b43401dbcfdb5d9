"""Dwarves keeps every promise of the contract, whatever the options and the deck."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import GAME
from tests.volume import many
from zweikampf.engine import conformance


def test_every_option_set_conforms() -> None:
    assert conformance.run(GAME, games=1, every=many(25, 60)) > 20


@pytest.mark.parametrize("seed", range(2))
def test_another_deck_conforms(other_deck: str, seed: int) -> None:
    options = GAME.options.parse({"deck": other_deck})
    for trial in conformance.walk(GAME, options, seed, every=many(40, 90)):
        for promise in conformance.PROMISES:
            promise(trial)
    conformance.check_whole_game(GAME, options, seed)
