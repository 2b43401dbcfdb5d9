"""Z7: the dice phase."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import SEATS, Scene, positions

DRAW = "phase=draw active=0 draw=1 hands=T3/A2"


@pytest.mark.parametrize(("supports", "dice"), [("-", 3), ("S2", 4), ("S2,S2", 5), ("S2,S2,S2", 6)])
def test_z7_1_three_dice_and_one_more_for_each_s2(supports: str, dice: int) -> None:
    scene = Scene.at(f"{DRAW} display={supports}/S2").do("A1")
    assert scene.state.to_roll == dice
    for _ in range(dice):
        assert scene.chance() == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "J": 1}
        scene.do("4")
    assert (scene.phase, scene.dice()) == ("dice", "4" * dice)


def test_z7_2_the_question_is_always_asked_until_keep() -> None:
    for scene, token in positions(72, "0"):
        if scene.phase == "dice":
            assert scene.actor == str(scene.state.active)
            assert "keep" in scene.legal()
            if token == "keep":
                asked_again = scene.state.copy()
                assert Scene(asked_again).do("keep").phase in ("react", "card")
            else:
                assert Scene(scene.state.copy()).do(token).phase == "roll"


def test_z7_3_each_s3_allows_one_reroll_of_any_die() -> None:
    scene = Scene.at("phase=draw active=0 draw=1 display=S3,S3/-").do("A1 1 4 J")
    assert scene.legal() == ["keep", "reroll:1", "reroll:4", "reroll:J"]
    assert scene.why_not("reroll:2") == "no-such-die"
    scene.do("reroll:J")
    assert sum(scene.chance().values()) == 6
    scene.do("2")
    assert scene.dice() == "124"
    scene.do("reroll:2 5")  # the same die again
    assert (scene.dice(), scene.legal()) == ("145", ["keep"])
    assert scene.why_not("reroll:1") == "no-reroll-left"


def test_z7_3_the_opponents_s3_does_not_help() -> None:
    scene = Scene.at("phase=draw active=0 draw=1 display=-/S3,S3").do("A1 1 4 J")
    assert scene.legal() == ["keep"]


def test_z7_4_t3_brings_two_dice_never_more_than_six() -> None:
    scene = Scene.at("phase=dice active=0 hands=T3,T3/A2 dice=123").do("T3")
    assert (scene.state.to_roll, scene.cards_in("discard", 0)) == (2, ("T3",))
    scene.do("4 5 T3")
    assert scene.state.to_roll == 1
    scene.do("J")
    assert (scene.dice(), scene.legal()) == ("12345J", ["keep"])
    full = Scene.at("phase=dice active=0 hands=T3/A2 dice=123456".replace("6", "J"))
    assert full.legal() == ["keep"]
    assert full.why_not("T3") == "all-dice-rolled"
    assert Scene.at("phase=dice active=0 hands=A1/T3 dice=123").why_not("T3") == "not-in-hand"


def test_z7_4_rerolls_and_t3_mix_and_a_rerolled_die_counts_once() -> None:
    scene = Scene.at("phase=dice active=0 hands=T3/A2 display=S3,S3/- dice=123 rerolls=2")
    scene.do("reroll:1 5 T3 4 4 reroll:5 4")
    assert (scene.dice(), scene.legal()) == ("23444", ["keep"])


@pytest.mark.parametrize("seat", SEATS)
def test_z7_5_the_t1_question_comes_after_keep_and_not_before(seat: int) -> None:
    hands = "A1/T1,T2" if seat == 0 else "T1,T2/A1"
    scene = Scene.at(f"phase=draw active={seat} draw=1 hands={hands} display=A8/A8")
    for token in ("V1", "1", "2", "3", "keep"):
        assert scene.actor in ("chance", str(seat))
        scene.do(token)
    assert (scene.actor, scene.phase) == (str(1 - seat), "react")
    assert scene.legal() == ["T1>A8", "T1>pile", "pass"]
    assert scene.do("pass").phase == "card"
    assert scene.actor == str(seat)


def test_z7_5_after_keep_the_dice_stand() -> None:
    scene = Scene.at("phase=dice active=0 hands=T3/T1,A2 display=S3/- dice=123 rerolls=1")
    scene.do("keep")
    assert (scene.phase, scene.dice(), scene.state.rerolls) == ("react", "123", 0)
    scene.do("T1>pile pass A1 pass")
    assert (scene.phase, scene.dice()) == ("card", "123")
    assert scene.why_not("T3") == scene.why_not("reroll:1") == "not-in-this-phase"


def test_z7_5_an_ally_can_fall_before_it_turns_the_dice_into_damage() -> None:
    scene = Scene.at("phase=dice active=0 hands=V7/T1,A2 display=A8/- dice=14J").do("keep T1>A8")
    assert (scene.phase, scene.actor) == ("shield", "0")
    scene.do("pass pass")
    assert (scene.legal(), scene.dice()) == (["end"], "14J")
