"""Z9: payments. Z17.11 compares them with every choice of items."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import Scene, positions
from zweikampf.games.dwarves import payments


def ways(kind: str, dice: str, usable: int = 0) -> list[str]:
    """How the card can be paid with these dice and usable joker cards."""
    jokers = f"jokers={usable}/0 usable={usable}"
    scene = Scene.at(f"phase=card active=0 hands={kind}/- dice={dice or '-'} {jokers}")
    return [token.partition("=")[2] for token in scene.legal() if token != "end"]


@pytest.mark.parametrize("value", "12345")
def test_z9_1_a_face_is_paid_by_that_die_an_axe_or_a_joker_card(value: str) -> None:
    assert ways(f"A{value}", "12345J", 1) == [value, "C", "J"]
    assert ways(f"A{value}", "12345".replace(value, "")) == []


def test_z9_2_dice_of_one_face_then_axes_then_joker_cards() -> None:
    assert ways("V4", "44J5", 1) == ["44C", "44J", "4JC", "5JC"]
    assert ways("V4", "JJ", 1) == ["JJC"]
    assert ways("V1", "", 2) == ["CC"]
    assert ways("V4", "112233") == []
    assert Scene.at("phase=card active=0 hands=V1/- dice=12").why_not("play:V1=11") == "no-such-die"


def test_z9_3_every_multiset_is_one_action_and_the_player_chooses_the_joker() -> None:
    found = ways("V1", "44J", 1)
    assert found == ["44", "4C", "4J", "JC"]
    assert len(set(found)) == len(found)
    scene = Scene.at("phase=card active=0 hands=V1/- dice=44J jokers=1/0 usable=1")
    assert (Scene(scene.state.copy()).do("play:V1=4C").dice()) == "4J"
    assert scene.do("play:V1=4J").jokers() == [2, 1, 0]


def test_z9_4_how_payments_are_written_and_how_many_there_are() -> None:
    assert [len(payments.BY_SIZE[size]) for size in (2, 3, 4)] == [18, 34, 54]
    assert [bin(mask).count("1") for mask in payments.FACE_WAYS] == [3] * 5
    for payment in payments.PAYMENTS:
        natural = payment.strip("JC")
        assert len(set(natural)) <= 1
        assert payment == natural + "J" * payment.count("J") + "C" * payment.count("C")


def test_z9_5_spent_dice_are_gone_and_joker_cards_go_to_the_centre() -> None:
    scene = Scene.at("phase=card active=1 hands=-/V4 dice=244J jokers=0/3 usable=2")
    scene.do("play:V4=4JC")
    assert (scene.dice(), scene.jokers()) == ("24", [1, 0, 2])
    assert scene.state.items[6] == 1
    assert scene.state.spent


def test_z9_5_nothing_is_spent_but_by_payments_and_allies() -> None:
    for scene, token in positions(95):
        if scene.phase == "card":
            after = Scene(scene.state.copy()).do(token)
            if after.state.active == scene.state.active:
                spends = "=" in token
                assert after.state.spent == (scene.state.spent or spends)
