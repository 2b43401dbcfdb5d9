"""Z13: the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import Scene
from zweikampf.games.dwarves import events


def test_z13_1_joker_card_then_forgetting_then_the_next_turn() -> None:
    scene = Scene.at("phase=card active=0 display=-/V1:1 dice=12")
    assert scene.told("end") == [
        events.EndChosen(0),
        events.JokerTaken(0, "centre"),
        events.TurnEnded(0),
        events.TurnBegan(1),
        events.SupplyFixed(1, 1),
    ]


@pytest.mark.parametrize(
    ("fields", "tokens", "taken"),
    [
        ("dice=12", "end", True),
        ("hands=A1/- dice=12", "play:A1=1 end", False),
        ("hands=A1/- jokers=1/0 usable=1", "play:A1=C end", False),
        ("hands=T1/- display=-/V1", "T1>V1 end", True),
        ("hands=E2/- dice=12", "play:E2 end", True),
        ("display=A1/V1 dice=1", "hit:A1=1>V1 end", False),
        ("display=A9/- dice=1", "gain:A9=1 end", False),
        ("hands=-/T2,A9 display=A1/- dice=1", "hit:A1=1>pile T2 pass end pass", False),
    ],
)
def test_z13_2_who_spent_nothing_takes_a_joker_card(fields: str, tokens: str, taken: bool) -> None:
    scene = Scene.at(f"phase=card active=0 {fields}")
    before = scene.jokers()[1]
    kept = before - tokens.count("=C") + tokens.count("gain")
    assert scene.do(tokens).jokers()[1] == kept + taken


def test_z13_2_t3_spends_no_die_either() -> None:
    scene = Scene.at("phase=dice active=0 hands=T3/- dice=123").do("T3 4 5 keep end")
    assert scene.jokers() == [2, 1, 0]


def test_z13_3_damage_and_dice_are_gone() -> None:
    scene = Scene.at("phase=card active=1 display=A1:1/V7:2 dice=12345J flags=spent").do("end")
    assert scene.damage(0) == scene.damage(1) == {}
    assert (scene.dice(), scene.state.active, scene.state.spent) == ("-", 0, False)
