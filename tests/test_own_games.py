"""Games as objects: how they begin, and games of one's own in Python."""

from __future__ import annotations

from typing import Any

import pytest

import zweikampf as zk
from tests.engine.strangers import NineGame
from zweikampf.engine import registry
from zweikampf.engine.errors import WrongType


@pytest.mark.parametrize("time", ["first", "second"])
def test_a_game_that_a_test_brings_is_gone_for_the_next_test(time: str) -> None:
    assert "nine" not in zk.games()
    zk.new(NineGame(), seed=1)
    assert "nine" in zk.games()


def test_a_game_of_ones_own_is_played_and_tried() -> None:
    game = NineGame()
    assert zk.conformance(game, games=1) > 0
    duel = zk.new(game, seed=1)
    while duel.turn is not None:
        duel.play(duel.legal()[0])
    assert zk.load(str(duel.record())).outcome == duel.outcome


@pytest.mark.parametrize("name", zk.games())
def test_a_game_begins_with_its_defaults_or_with_names_and_values(name: str) -> None:
    rules = zk.games[name]
    state = rules.new()
    assert state == rules.new(rules.options()) == rules.new({})
    assert state == rules.new(rules.options().texts())
    wrong: Any
    for wrong in (7, "default", [("leader", "0")], registry.names()):
        with pytest.raises(WrongType, match="a dictionary of options, or the game's own Options"):
            rules.new(wrong)
    with pytest.raises(zk.ZweikampfError, match="unknown-option"):
        rules.new({"colours": "red"})


def test_a_game_that_is_defined_again_takes_the_place_of_the_first() -> None:
    """As in a notebook whose cell is run once more; a game of another name does not."""
    duels: list[Any] = []
    for number in (1, 2):
        kind = type("CellGame", (NineGame,), {"number": number, "__module__": "__main__"})
        duels.append(zk.new(kind(), seed=1))
        found: Any = registry.find("nine")
        assert found.number == number
    assert [duel.game.number for duel in duels] == [1, 2]
    other = type("OtherGame", (NineGame,), {"__module__": "__main__"})
    with pytest.raises(zk.ZweikampfError, match="another game with the id"):
        zk.new(other(), seed=1)
