"""Z10: joker cards."""

from __future__ import annotations

from tests.games.dwarves.scene import Scene, positions


def test_z10_1_a_joker_card_serves_for_payments_and_hits_and_is_no_die() -> None:
    scene = Scene.at("phase=card active=0 hands=A2,V1/- display=A1/- dice=3 jokers=2/0 usable=2")
    assert scene.legal() == ["end", "hit:A1=C>pile", "play:A2=C", "play:V1=3C", "play:V1=CC"]
    rolled = Scene.at("phase=draw active=0 draw=1 display=S2,S2,S2/- jokers=3/0 usable=3").do("A1")
    assert rolled.state.to_roll == 6


def test_z10_2_joker_cards_are_usable_from_the_next_own_turn_on() -> None:
    scene = Scene.at("phase=card active=0 hands=A1,A2/- display=A9/- dice=1").do("gain:A9=1")
    assert scene.jokers() == [2, 1, 0]
    assert scene.legal() == ["end"]
    assert scene.why_not("play:A1=C") == "joker-card-waits"
    scene.do("end").idle(1).do("V1 2 3 4 keep pass")
    assert "play:A1=C" in scene.legal()
    scene.do("play:A1=C pass")
    assert scene.why_not("play:A2=C") == "no-joker-card"


def test_z10_2_joker_cards_are_used_in_their_owners_card_phase_only() -> None:
    for scene, _ in positions(102):
        if scene.phase != "card":
            assert not any("=C" in token or "C>" in token for token in scene.legal())


def test_z10_3_from_the_centre_else_from_the_opponent_and_never_a_fourth() -> None:
    end = "phase=card active=0 jokers={}/{} usable={}"
    assert Scene.at(end.format(0, 2, 0)).do("end").jokers() == [0, 1, 2]
    assert Scene.at(end.format(1, 2, 1)).do("end").jokers() == [0, 2, 1]
    assert Scene.at(end.format(3, 0, 3)).do("end").jokers() == [0, 3, 0]


def test_z10_4_a_gained_card_waits_even_if_another_one_was_spent() -> None:
    scene = Scene.at("phase=card active=0 hands=A1,A2/- display=A9/- dice=1 jokers=1/0 usable=1")
    scene.do("play:A1=C gain:A9=1")
    assert (scene.jokers(), scene.state.items[6]) == ([2, 1, 0], 0)
    assert scene.why_not("play:A2=C") == "joker-card-waits"


def test_z10_5_joker_cards_are_no_targets() -> None:
    scene = Scene.at("phase=card active=0 hands=E1,T1/- display=A8/- dice=4445 jokers=0/3")
    assert scene.legal() == [
        "T1>pile",
        "end",
        "hit:A8=4>pile",
        "hit:A8=5>pile",
    ]


def test_z10_5_they_move_only_by_spending_and_taking() -> None:
    for seed in range(3):
        for scene, token in positions(seed):
            if not token:
                break
            before, after = scene.jokers(), Scene(scene.state.copy()).do(token)
            if after.jokers() != before:
                spends = "C" in token.partition("=")[2]
                assert spends or token.startswith("gain:") or token in ("end", "pass")
