"""Z8: the actions of the card phase."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import SEATS, Scene, positions
from zweikampf.games.dwarves import events

CARD = "phase=card active=0"


def test_z8_1_cards_and_effects_in_any_order_each_die_once() -> None:
    start = f"{CARD} hands=A2,V1/- display=A1/- dice=12255"
    one = Scene.at(start).do("hit:A1=1>pile V8 play:A2=2 play:V1=55 hit:A2=2>pile V7")
    other = Scene.at(start).do("play:V1=55 play:A2=2 hit:A2=2>pile V8 hit:A1=1>pile V7")
    assert one.state == other.state
    assert (one.dice(), one.legal()) == ("-", ["end"])


def test_z8_1_nothing_has_to_be_used_and_unused_dice_lapse() -> None:
    scene = Scene.at(f"{CARD} hands=A1/- dice=112").do("end")
    assert (scene.state.active, scene.dice()) == (1, "-")


def test_z8_2_end_is_always_legal_and_t2_and_t3_never_are() -> None:
    scene = Scene.at(f"{CARD} hands=T2,T3/A2 dice=12")
    assert scene.legal() == ["end"]
    assert scene.why_not("T2") == scene.why_not("T3") == "not-in-this-phase"
    for other, _ in positions(82):
        if other.phase == "card":
            assert "end" in other.legal()


@pytest.mark.parametrize("kind", ["A6", "V2", "S3"])
def test_z8_3_a_paid_card_goes_to_the_display(kind: str) -> None:
    scene = Scene.at(f"{CARD} hands={kind},V8/- dice=115").do(f"play:{kind}=11")
    assert scene.cards_in("display", 0) == (kind,)
    assert scene.cards_in("hand", 0) == ("V8",)
    assert (scene.dice(), scene.state.spent) == ("5", True)


def test_z8_3_a_support_helps_from_the_next_own_turn_on() -> None:
    scene = Scene.at(f"{CARD} hands=S2,S3/- dice=11144").do("play:S2=111 play:S3=44")
    assert scene.legal() == ["end"]
    scene.do("end").idle(1)
    scene.do("V1 1 2 3 4")
    assert (scene.phase, scene.legal()) == (
        "dice",
        ["keep", "reroll:1", "reroll:2", "reroll:3", "reroll:4"],
    )


def test_z8_3_only_a_card_in_hand_can_be_played() -> None:
    scene = Scene.at(f"{CARD} hands=A1/A2 dice=12")
    assert scene.why_not("play:A2=2") == "not-in-hand"
    assert scene.why_not("play:A1=2") == "wrong-payment"
    assert scene.why_not("play:A1=J") == "no-such-die"


@pytest.mark.parametrize("target", ["A3", "V4", "S1"])
def test_z8_4_e1_removes_any_card_of_the_other_display(target: str) -> None:
    scene = Scene.at(f"{CARD} hands=E1/T2 display=-/A3,V4:2,S1,S1 dice=444")
    scene.do(f"play:E1=444>{target}")
    assert scene.cards_in("discard", 0) == ("E1",)
    assert scene.cards_in("discard", 1) == (target,)
    assert scene.cards_in("display", 1).count(target) == (1 if target == "S1" else 0)
    assert scene.damage(1) == ({} if target == "V4" else {"V4": 2})
    assert scene.phase == "react"  # no T2 question


def test_z8_4_e1_needs_a_target_on_the_other_display() -> None:
    scene = Scene.at(f"{CARD} hands=E1/- display=A1/- dice=444 jokers=0/2")
    assert scene.legal() == ["end"]
    assert scene.why_not("play:E1=444>A1") == "nothing-to-remove"
    assert scene.why_not("play:E1=44>A1") == "wrong-payment"  # the cost comes first
    aimed = Scene.at(f"{CARD} hands=E1/- display=-/S2 dice=44 jokers=0/2")
    assert aimed.why_not("play:E1=444>S2") == "no-such-die"
    assert aimed.why_not("play:E1=44>S2") == "wrong-payment"
    paid = Scene.at(f"{CARD} hands=E1/- display=A1/S2 dice=444")
    assert paid.why_not("play:E1=444>A1") == "no-such-target"


def test_z8_5_e2_makes_a_natural_die_an_axe_and_spends_nothing() -> None:
    scene = Scene.at(f"{CARD} hands=E2,E2/- dice=13J").do("play:E2")
    assert (scene.dice(), scene.state.spent) == ("3JJ", False)
    assert scene.cards_in("discard", 0) == ("E2",)
    assert scene.why_not("play:E2") == "no-such-die"  # an axe does not show 1
    scene.do("end")
    assert scene.jokers() == [2, 1, 0]


def test_z8_6_an_ally_uses_its_faces_axes_and_joker_cards() -> None:
    scene = Scene.at(f"{CARD} hands=-/A9 display=A6/A1,V1,S1 dice=124J jokers=1/0 usable=1")
    hits = [f"hit:A6={die}>{at}" for die in "2CJ" for at in ("A1", "V1", "pile")]
    assert scene.legal() == ["end", *hits]
    assert scene.why_not("hit:A6=4>pile") == "wrong-die"
    assert scene.why_not("hit:A6=3>pile") == "no-such-die"
    assert scene.why_not("hit:A6=2>V2") == "no-such-target"
    assert scene.why_not("hit:A8=2>pile") == "not-on-display"
    scene.do("hit:A6=C>V1")
    assert (scene.state.suffering, scene.phase, scene.jokers()) == (1, "shield", [3, 0, 0])


def test_z8_6_an_ally_works_at_once_and_once_per_die() -> None:
    scene = Scene.at(f"{CARD} hands=A1/- dice=1111").do("play:A1=1")
    scene.do("hit:A1=1>pile V1 hit:A1=1>pile V2 hit:A1=1>pile V3")
    assert (scene.pile(), scene.legal()) == ([34, 32], ["end"])


def test_z8_7_a9_takes_a_joker_card_for_a_die_or_an_axe() -> None:
    scene = Scene.at(f"{CARD} hands=A9/- dice=112JJ jokers=1/0 usable=1").do("play:A9=JJ")
    assert scene.legal() == ["end", "gain:A9=1"]
    assert scene.do("gain:A9=1").jokers() == [1, 2, 0]
    assert scene.told("gain:A9=1") == [
        events.AllyUsed(0, "A9", "1"),
        events.JokerTaken(0, "centre"),
    ]
    axes = Scene.at(f"{CARD} display=A9/- dice=J")
    assert "gain:A9=J" in axes.legal()


def test_z8_7_who_holds_all_joker_cards_gains_none() -> None:
    scene = Scene.at(f"{CARD} display=A9/- dice=1 jokers=3/0 usable=2")
    assert scene.legal() == ["end"]
    assert scene.why_not("gain:A9=1") == "holds-all-joker-cards"
    assert scene.why_not("gain:A9=2") == "wrong-die"
    assert Scene.at(f"{CARD} dice=1").why_not("gain:A9=1") == "not-on-display"


@pytest.mark.parametrize("target", ["pile", "A3", "V7"])
def test_z8_8_t1_names_damage_and_spends_no_die(target: str) -> None:
    scene = Scene.at(f"{CARD} hands=T1/A2 display=-/A3,V7,S3 dice=12")
    assert scene.legal() == ["T1>A3", "T1>V7", "T1>pile", "end"]
    scene.do(f"T1>{target}")
    assert (scene.view().suffering, scene.view().target) == (1, target)
    assert scene.cards_in("discard", 0) == ("T1",)
    assert (scene.dice(), scene.state.spent) == ("12", False)


@pytest.mark.parametrize("seat", SEATS)
def test_z8_9_end_gives_the_other_seat_a_last_window(seat: int) -> None:
    hands = "A1/T1" if seat == 0 else "T1/A1"
    scene = Scene.at(f"phase=card active={seat} hands={hands} dice=12").do("end")
    assert (scene.phase, scene.actor) == ("react", str(1 - seat))
    assert scene.legal() == ["T1>pile", "pass"]
    assert scene.do("pass").state.active == 1 - seat


def test_z8_10_equal_supports_are_one_target_and_leave_one_by_one() -> None:
    scene = Scene.at(f"{CARD} hands=E1,E1/- display=-/S2,S2,S2 dice=444555")
    assert scene.legal() == ["end", "play:E1=444>S2", "play:E1=555>S2"]
    scene.do("play:E1=444>S2 play:E1=555>S2")
    assert scene.cards_in("display", 1) == ("S2",)
    assert scene.cards_in("discard", 1) == ("S2", "S2")
