"""Z4: options and setup."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import FIRSTS, GAME, SEATS, Scene
from zweikampf.engine.errors import OptionError

DEAL = "A1 V1 E1 E2 A2 V2 S1 S2"


def test_z4_1_the_options_and_their_defaults() -> None:
    assert GAME.options.parse({}).texts() == {"deck": "standard", "first": "random"}
    for first in FIRSTS:
        assert GAME.options.parse({"first": first}).texts()["first"] == first
    assert GAME.options.parse({"first": 1}).texts()["first"] == "1"


@pytest.mark.parametrize(
    "given",
    [{"first": "2"}, {"first": "both"}, {"deck": "nobody"}, {"starter": "0"}, {"first": True}],
)
def test_z4_1_unknown_options_and_values_are_errors(given: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.options.parse(given)


def test_z4_2_chance_names_the_first_player_only_if_nobody_is_named() -> None:
    assert Scene.new().chance() == {"first0": 1, "first1": 1}
    for seat in SEATS:
        drawn = Scene.new().do(f"first{seat}")
        assert drawn.state == Scene.new(first=str(seat)).state
        assert "first0" not in drawn.legal()
        assert drawn.do(DEAL).state.active == seat


@pytest.mark.parametrize("first", ["0", "1"])
def test_z4_3_four_cards_to_seat_0_then_four_to_seat_1(first: str) -> None:
    scene = Scene.new(first=first)
    for number, token in enumerate(DEAL.split()):
        assert scene.hand() == [min(number, 4), max(number - 4, 0)]
        assert sum(scene.chance().values()) == 35 - number % 4
        scene.do(token)
    assert scene.cards_in("hand", 0) == ("A1", "E1", "E2", "V1")
    assert scene.cards_in("hand", 1) == ("A2", "S1", "S2", "V2")
    assert scene.pile() == [31, 31]


@pytest.mark.parametrize("first", ["0", "1"])
def test_z4_4_the_first_turn_starts_with_an_empty_table(first: str) -> None:
    scene = Scene.new(first=first).do(DEAL)
    assert scene.jokers() == [3, 0, 0]
    for seat in SEATS:
        assert scene.cards_in("display", seat) == scene.cards_in("discard", seat) == ()
    assert (scene.phase, scene.state.active, scene.state.to_draw) == ("draw", int(first), 1)
