"""Z12: reaction windows."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import GAME, Scene, positions
from tests.volume import many
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import events

HIT = "phase=card active=0 display=A1/V1 dice=11"


def test_z12_1_whether_a_seat_is_asked_follows_from_public_knowledge_only() -> None:
    """Exchange the hidden cards of the seat that may be asked: the questions stay the same."""
    for seed in range(many(6, 2)):
        for scene, token in positions(seed):
            if scene.phase not in ("card", "shield", "react") or not token:
                continue
            for seat in (0, 1):
                world = scene.state.copy()
                world.resample(seat, Rng(seed))
                action = GAME.parse_action(token, world)
                if action not in world.legal():
                    continue
                truth = scene.state.copy()
                truth.apply(action)
                world.apply(action)
                assert (world.step, world.actor) == (truth.step, truth.actor)


@pytest.mark.parametrize(
    ("theirs", "discard", "phase"),
    [
        ("A2", "-", "shield"),
        ("T2", "-", "shield"),
        ("A2", "T1,T1", "shield"),
        ("A2", "T2", "flip"),
        ("-", "-", "flip"),
    ],
)
def test_z12_2_the_t2_question(theirs: str, discard: str, phase: str) -> None:
    scene = Scene.at(f"{HIT} hands=-/{theirs} discard=-/{discard}").do("hit:A1=1>pile")
    assert scene.phase == phase
    if phase == "shield":
        assert scene.legal() == (["T2", "pass"] if theirs == "T2" else ["pass"])


def test_z12_2_there_is_one_answer_and_none_to_t2() -> None:
    scene = Scene.at(f"{HIT} hands=T2,T1/T2,A2").do("hit:A1=1>pile T2")
    assert (scene.phase, scene.legal()) == ("react", ["pass"])


ACTIONS = {
    "keep": ("phase=dice hands=-/A2 display=A1/V1 dice=123", "keep"),
    "play": ("hands=A1/A2 dice=1", "play:A1=1"),
    "remove": ("hands=E1/A2 display=-/S1 dice=111", "play:E1=111>S1"),
    "make an axe": ("hands=E2/A2 dice=1", "play:E2"),
    "hit": ("hands=-/A2 display=A1/V1 discard=-/T2 dice=1", "hit:A1=1>V1"),
    "hit the pile": ("hands=-/A2 display=A1/- discard=-/T2 dice=1", "hit:A1=1>pile V8"),
    "gain": ("hands=-/A2 display=A9/- dice=1", "gain:A9=1"),
    "strike": ("hands=T1/A2 display=-/V1 discard=-/T2", "T1>V1"),
    "end": ("hands=-/A2", "end"),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_z12_3_the_t1_question_follows_keep_and_every_action(name: str) -> None:
    fields, tokens = ACTIONS[name]
    if not fields.startswith("phase="):
        fields = f"phase=card {fields}"
    scene = Scene.at(f"active=0 {fields}").do(tokens)
    assert (scene.phase, scene.actor, scene.legal()) == ("react", "1", ["pass"])
    held = Scene.at(f"active=0 {fields.replace('/A2', '/T1')}").do(tokens)
    targets = [kind for kind in held.cards_in("display", 0) if kind[0] in "AV"]
    assert held.legal() == [*(f"T1>{target}" for target in targets), "T1>pile", "pass"]
    none = Scene.at(f"active=0 {fields.replace('/A2', '/-')}").do(tokens)
    assert none.phase != "react"
    gone = fields.replace("discard=-/T2", "")
    spent = "T1,T1,T2" if "T2" in fields else "T1,T1"
    used = Scene.at(f"active=0 {gone} discard=-/{spent}").do(tokens)
    assert used.phase != "react"


def test_z12_4_a_card_just_played_can_be_struck_before_it_is_used() -> None:
    scene = Scene.at("phase=card active=0 hands=A8,V8/T1 dice=33355").do("play:A8=333 T1>A8")
    assert (scene.phase, scene.actor) == ("shield", "0")
    scene.do("pass")
    assert scene.cards_in("discard", 0) == ("A8",)
    assert scene.legal() == ["end"]


def test_z12_4_a_reaction_to_keep_hits_the_active_seat_who_may_cancel_it() -> None:
    scene = Scene.at("phase=dice active=0 hands=T2,A1/T1,T1 display=V1/V2 dice=123").do("keep")
    assert scene.legal() == ["T1>V1", "T1>pile", "pass"]
    scene.do("T1>V1")
    assert (scene.phase, scene.actor, scene.legal()) == ("shield", "0", ["T2", "pass"])
    scene.do("T2")
    # Cancelled, and asked again (Z12.5); then the card phase begins.
    assert (scene.damage(0), scene.phase, scene.actor) == ({}, "react", "1")
    scene.do("T1>V1")
    assert (scene.damage(0), scene.phase, scene.actor) == ({"V1": 1}, "card", "0")


def test_z12_5_both_t1_may_follow_each_other_cancelled_or_not() -> None:
    scene = Scene.at("phase=card active=0 hands=V1,T2,V8/T1,T1,A2 dice=33").do(
        "play:V1=33 T1>V1 T2"
    )
    assert (scene.phase, scene.actor) == ("react", "1")
    assert scene.legal() == ["T1>V1", "T1>pile", "pass"]
    scene.do("T1>V1")  # T2 is gone: no question
    assert scene.damage(0) == {"V1": 1}
    assert scene.actor == "0"  # both T1 are gone: no question either


def test_z12_6_pass_closes_the_window() -> None:
    going_on = Scene.at("phase=react active=0 hands=-/T1 dice=12").do("pass")
    assert (going_on.phase, going_on.actor, going_on.dice()) == ("card", "0", "12")
    beginning = Scene.at("phase=dice active=0 hands=-/T1 dice=12").do("keep pass")
    assert (beginning.phase, beginning.actor, beginning.dice()) == ("card", "0", "12")
    ending = Scene.at("phase=react active=0 hands=-/T1 dice=12 flags=ending")
    told = ending.told("pass")
    assert events.TurnEnded(0) in told
    assert ending.state.active == 1


@pytest.mark.parametrize(
    "theirs", ["hands=-/-", "hands=-/A2 discard=-/T1,T1"], ids=["no cards", "no T1"]
)
def test_z12_6_without_a_question_the_card_phase_begins_at_once(theirs: str) -> None:
    scene = Scene.at(f"phase=dice active=0 {theirs} dice=12").do("keep")
    assert (scene.phase, scene.actor) == ("card", "0")


def test_z12_7_conditions_count_at_the_moment_of_the_question() -> None:
    last_card = Scene.at("phase=card active=0 hands=T1/A2,T1 display=-/V1").do("T1>V1 pass T1>pile")
    # Seat 0 has played its last hand card: it is not asked for T2.
    assert last_card.phase == "flip"
    second = Scene.at("phase=react active=0 hands=-/T1,A2 discard=-/T1").do("T1>pile V1")
    assert (second.phase, second.actor) == ("card", "0")


def test_z12_8_windows_do_not_nest() -> None:
    scene = Scene.at("phase=shield active=0 hands=T1/T1,T2,A3 display=A1/V1 named=1>V1")
    assert scene.legal() == ["T2", "pass"]
    assert scene.why_not("T1>A1") == "not-in-this-phase"
    assert scene.do("T2").phase == "react"
