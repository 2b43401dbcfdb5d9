"""Z11: damage."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import SEATS, Scene
from zweikampf.games.dwarves import events


def test_z11_1_each_point_has_its_own_target_and_nothing_carries_over() -> None:
    scene = Scene.at("phase=card active=0 display=A8/A1,A2,S1 dice=1234")
    targets = {token.partition(">")[2] for token in scene.legal() if token.startswith("hit:")}
    assert targets == {"A1", "A2", "pile"}
    scene.do("hit:A8=1>A1 hit:A8=2>A2 hit:A8=3>A1")
    assert scene.damage(1) == {"A2": 1}
    assert scene.cards_in("discard", 1) == ("A1",)


def test_z11_2_damage_is_named_then_asked_about_then_takes_effect() -> None:
    scene = Scene.at("phase=card active=0 hands=T1/A2 display=A1/V1 dice=1")
    assert scene.told("hit:A1=1>V1") == [
        events.AllyUsed(0, "A1", "1"),
        events.DamageNamed(1, "V1"),
    ]
    assert (scene.dice(), scene.damage(1), scene.phase) == ("-", {}, "shield")
    assert scene.told("pass") == [events.Passed(1), events.CardHurt(1, "V1")]
    scene.do("pass")
    assert scene.told("T1>V1") == [events.TwistPlayed(0, "T1"), events.DamageNamed(1, "V1")]
    assert scene.cards_in("discard", 0) == ("T1",)


@pytest.mark.parametrize("seat", SEATS)
def test_z11_3_the_pile_loses_its_top_card_openly_by_its_copies(seat: int) -> None:
    piles = "V1,E2,E2,S1/V2,E1,E1,E1" if seat == 0 else "V2,E1,E1,E1/V1,E2,E2,S1"
    display = "-/A8" if seat == 0 else "A8/-"
    scene = Scene.at(f"phase=card active={1 - seat} display={display} dice=2 pile={piles}")
    scene.do("hit:A8=2>pile")
    assert scene.chance() == {"E2": 2, "S1": 1, "V1": 1}
    assert scene.told("E2") == [events.CardTurnedUp(seat, "E2")]
    assert scene.cards_in("discard", seat) == ("E2",)
    assert scene.cards_in("pile", seat) == ("E2", "S1", "V1")
    assert scene.cards_in("hand", seat) == ()


def test_z11_4_damage_adds_up_whatever_the_source_and_defeats_at_once() -> None:
    scene = Scene.at("phase=card active=0 hands=T1/- display=A1,A8/V4 dice=12")
    scene.do("hit:A1=1>V4 T1>V4")
    assert scene.damage(1) == {"V4": 2}
    assert scene.told("hit:A8=2>V4")[-2:] == [
        events.CardHurt(1, "V4"),
        events.CardDefeated(1, "V4"),
    ]
    assert (scene.cards_in("display", 1), scene.cards_in("discard", 1)) == ((), ("V4",))
    assert scene.damage(1) == {}


def test_z11_5_damage_that_does_not_defeat_is_forgotten_on_both_displays() -> None:
    scene = Scene.at("phase=react active=0 hands=-/T1,A9 display=A1:1,V4/V7:3,A2:1 flags=ending")
    scene.do("T1>V4")
    assert scene.damage(0) == {"A1": 1, "V4": 1}
    scene.do("pass")
    assert scene.state.active == 1
    assert scene.damage(0) == scene.damage(1) == {}


def test_z11_5_damage_dealt_after_keep_is_damage_of_this_turn() -> None:
    scene = Scene.at("phase=dice active=0 hands=-/T1,T1,A2 display=V1/- dice=12")
    scene.do("keep T1>V1 pass end")
    assert scene.damage(0) == {"V1": 1}
    assert Scene(scene.state.copy()).do("T1>V1").cards_in("discard", 0) == ("V1",)
    assert scene.do("pass").damage(0) == {}


@pytest.mark.parametrize("target", ["A2", "pile"])
def test_z11_6_t2_cancels_one_named_point_and_gives_nothing_back(target: str) -> None:
    scene = Scene.at("phase=card active=0 hands=-/T2,V8 display=A1/A2 dice=11")
    scene.do(f"hit:A1=1>{target}")
    assert scene.told("T2") == [
        events.TwistPlayed(1, "T2"),
        events.DamageCancelled(1, target),
    ]
    assert (scene.damage(1), scene.pile(), scene.dice()) == ({}, [34, 32], "1")
    assert (scene.cards_in("discard", 1), scene.state.spent) == (("T2",), True)
    scene.do(f"pass hit:A1=1>{target}")  # the second point is not cancelled
    assert scene.phase == ("flip" if target == "pile" else "react")
