"""Z14: the end of the game."""

from __future__ import annotations

import pytest

from tests.ends import ended
from tests.games.dwarves.scene import SEATS, Scene
from zweikampf.games.dwarves import events

LAST = "pile=V1/V2,V3"


def test_z14_1_the_last_card_drawn_ends_the_game_at_once() -> None:
    scene = Scene.at(f"phase=draw active=0 draw=1 hands=A1/T1,T2 {LAST}")
    assert scene.told("V1") == [events.CardDrawn(0, "V1"), events.GameEnded()]
    assert (scene.actor, scene.legal(), scene.jokers()) == ("over", [], [3, 0, 0])
    assert scene.why_not("pass") == "game-over"


@pytest.mark.parametrize("active", SEATS)
def test_z14_1_the_last_card_lost_ends_the_game_in_either_turn(active: int) -> None:
    if active == 1:
        scene = Scene.at(f"phase=card active=1 display=-/A1 dice=1 {LAST}").do("hit:A1=1>pile")
    else:
        scene = Scene.at(f"phase=react active=0 hands=-/T1,T1 {LAST} flags=ending").do("T1>pile")
    assert scene.told("V1") == [events.CardTurnedUp(0, "V1"), events.GameEnded()]
    assert (scene.actor, scene.jokers()) == ("over", [3, 0, 0])


def test_z14_1_the_last_card_lost_after_keep_ends_it_before_the_card_phase() -> None:
    scene = Scene.at(f"phase=dice active=0 hands=-/T1,T1 dice=123 {LAST}").do("keep T1>pile")
    assert scene.told("V1") == [events.CardTurnedUp(0, "V1"), events.GameEnded()]
    assert (scene.actor, scene.jokers()) == ("over", [3, 0, 0])


def test_z14_2_t2_may_save_the_last_card() -> None:
    scene = Scene.at(f"phase=shield active=1 hands=T2,A1/A2 {LAST} named=0>pile").do("T2")
    assert (scene.pile(), scene.actor) == ([1, 2], "0")


def test_z14_3_points_on_the_display_win_and_no_others() -> None:
    """The seat's own pile is empty, and there are better cards in hand and discard pile."""
    scene = Scene.at(
        "phase=over active=0 hands=-/V7,V8 display=V1,A1,S1/A2 discard=-/V4,V5 pile=-/V6"
    )
    outcome = ended(scene.state)
    assert (outcome.winner, outcome.score) == (0, (2, 0))


@pytest.mark.parametrize("empty", SEATS)
@pytest.mark.parametrize("display", ["-/-", "V1/V2", "V4,V1/V5,V2"])
def test_z14_4_a_tie_is_won_by_the_seat_whose_pile_is_not_empty(empty: int, display: str) -> None:
    piles = "-/V8" if empty == 0 else "V8/-"
    scene = Scene.at(f"phase=over active=0 display={display} pile={piles}")
    assert ended(scene.state).winner == 1 - empty
    assert scene.state.payoff(1 - empty) == 1
    assert scene.state.payoff(empty) == -1


def test_z14_5_the_result_names_winner_reason_and_points() -> None:
    scene = Scene.at("phase=over active=1 display=V1,V4/V7,V8 pile=V8/-")
    assert ended(scene.state).json() == {"winner": 1, "reason": "pile", "score": [5, 8]}
