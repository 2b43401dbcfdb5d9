"""How a game stands between two turns: fair to both seats, and with a sense of what is good."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import GAME, SEATS, Scene
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import Step
from zweikampf.players.dwarves.policy import DwarvesPolicy

TABLE = "phase=draw active=0 draw=1 hands=A1/A1 pile=V1,V2,V3,V4,V5/V1,V2,V3,V4,V5"


def outlook(state: Dwarves, seat: int, seed: int = 1) -> float:
    return DwarvesPolicy().estimate(state, seat, Rng(seed))


def turn_starts(seed: int) -> list[Dwarves]:
    """The positions of a random game in which a card is about to be drawn."""
    state, rng = GAME.new(GAME.options()), Rng(seed)
    found = []
    while state.actor != actors.OVER:
        if state.step == Step.DRAW:
            found.append(state.copy())
        state.apply(state.pick(rng))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_is_good_for_one_seat_is_bad_for_the_other(seed: int) -> None:
    states = turn_starts(seed)
    assert len(states) >= 10
    for state in states:
        assert outlook(state, 0) == -outlook(state, 1)
        assert -1 <= outlook(state, 0) <= 1


@pytest.mark.parametrize("seed", range(3))
def test_seats_are_judged_alike(seed: int) -> None:
    for state in turn_starts(seed):
        twin = GAME.mirror(state)
        assert twin is not None
        assert outlook(twin, 1) == outlook(state, 0)


def test_between_two_turns_nothing_is_played_and_nothing_is_left_to_chance() -> None:
    for state in turn_starts(5):
        assert len({outlook(state, 0, seed) for seed in range(4)}) == 1


@pytest.mark.parametrize("better", ["V6", "S2", "A8", "V6,S2"])
def test_more_on_display_is_better(better: str) -> None:
    plain = Scene.at(f"{TABLE} display=A2/A2").state
    rich = Scene.at(f"{TABLE} display=A2,{better}/A2").state
    poor = Scene.at(f"{TABLE} display=A2/A2,{better}").state
    assert outlook(poor, 0) < outlook(plain, 0) < outlook(rich, 0)


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early = Scene.at(f"{TABLE} display=V7/-").state
    late = Scene.at("phase=draw active=0 draw=1 hands=A1/A1 pile=V1,V2/V1,V2 display=V7/-").state
    assert outlook(early, 0) < outlook(late, 0)


@pytest.mark.parametrize("seat", SEATS)
def test_a_game_that_ends_within_the_turn_is_not_judged_but_counted(seat: int) -> None:
    scene = Scene.at("phase=draw active=0 draw=1 hands=A1/A2 pile=V1/V2,V3 display=V7/-")
    scene.do("V1")
    assert outlook(scene.state, seat) == (1 if seat == 0 else -1)
