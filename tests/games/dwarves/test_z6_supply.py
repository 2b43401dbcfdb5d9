"""Z6: the supply phase."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import SEATS, Scene


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("supports", [1, 2])
def test_z6_1_each_s1_on_your_display_allows_one_card_more(seat: int, supports: int) -> None:
    own = ",".join(["S1"] * supports)
    display = f"{own}/-" if seat == 0 else f"-/{own}"
    scene = Scene.at(f"phase=supply active={seat} hands=A1/A2 display={display}")
    assert scene.legal() == [f"draw{n}" for n in range(1, supports + 2)]
    scene.do(f"draw{supports + 1}")
    before = scene.hand()[seat]
    scene.do("A3 " + "V1 V2"[: 3 * supports - 1])
    assert (scene.hand()[seat], scene.phase) == (before + supports + 1, "roll")


def test_z6_1_the_number_is_fixed_before_a_card_is_seen_and_chosen_again_each_turn() -> None:
    scene = Scene.at("phase=supply active=0 hands=A1/A2 display=S1/-").do("draw2")
    assert (scene.state.to_draw, scene.hand()) == (2, [1, 1])
    scene.do("V1")
    assert (scene.actor, scene.phase) == ("chance", "draw")
    scene.do("V2 1 2 3 keep pass end pass").idle(1)
    assert scene.legal() == ["draw1", "draw2"]
    assert scene.do("draw1 V3").phase == "roll"


def test_z6_1_the_opponents_s1_does_not_help() -> None:
    scene = Scene.at("phase=react active=1 hands=A1/A2 display=-/S1 flags=ending").do("pass")
    assert (scene.phase, scene.state.to_draw) == ("draw", 1)


def test_z6_2_nobody_draws_more_than_the_pile_has() -> None:
    scene = Scene.at("phase=supply active=0 hands=A1/A2 display=S1,S1/- pile=V1,V2/V3,V4")
    assert scene.legal() == ["draw1", "draw2"]
    assert scene.why_not("draw3") == "too-many-cards"


def test_z6_2_without_a_choice_there_is_no_question() -> None:
    last = Scene.at(
        "phase=react active=1 hands=A1/A2 display=S1,S1/- pile=V1/V3,V4 flags=ending"
    ).do("pass")
    assert (last.phase, last.state.to_draw) == ("draw", 1)


def test_z6_2_a_deck_with_four_s1_allows_five_cards(other_deck: str) -> None:
    scene = Scene.at("phase=supply active=1 display=-/S1,S1,S1,S1", other_deck)
    assert scene.legal() == ["draw1", "draw2", "draw3", "draw4", "draw5"]
    assert scene.do("draw5 A1 A2 A3 A4 A5").phase == "roll"


def test_z6_3_a_card_comes_from_its_owners_pile_by_its_copies() -> None:
    scene = Scene.at("phase=draw active=1 hands=A1/E1 pile=V1,V2/E1,E1,S2,V3 draw=1")
    assert scene.chance() == {"E1": 2, "S2": 1, "V3": 1}
    scene.do("E1")
    assert scene.cards_in("hand", 1) == ("E1", "E1")
    assert scene.cards_in("pile", 1) == ("E1", "S2", "V3")
    assert scene.cards_in("pile", 0) == ("V1", "V2")


def test_z6_4_an_empty_pile_ends_the_game_before_the_dice() -> None:
    scene = Scene.at("phase=supply active=0 display=S1,V1/- pile=V2,V3/V3").do("draw2 V2")
    assert scene.actor == "chance"
    scene.do("V3")
    assert (scene.actor, scene.dice(), scene.state.to_roll) == ("over", "-", 0)
