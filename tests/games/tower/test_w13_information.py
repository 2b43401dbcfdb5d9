"""W13: what is known."""

from tests.games.tower.play import (
    GAME,
    OPTION_SETS,
    SEATS,
    expect,
    legal,
    place,
    play,
    positions,
    seen,
    side,
)
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.zones import DEPOT, STOCK


def test_w13_1_one_public_state_for_all_readers() -> None:
    for options in OPTION_SETS[::5]:
        for ply, state in enumerate(positions(11, **options.texts())):
            if ply % 25 == 0:
                views = [GAME.view(state, reader).json() for reader in (0, 1, None)]
                for view in views:
                    view.pop("seat")
                assert views[0] == views[1] == views[2]
                twin = state.copy()
                twin.resample(0, Rng(1))
                assert twin == state
                assert GAME.sample(GAME.view(state, 1), Rng(2)) == state


def test_w13_2_chance_picks_any_unseen_card_of_the_deck() -> None:
    state = place("A0=S6g,F9g V0=P7g")
    play(state, "draw")
    assert legal(state) == ["P7g", "S6g"]  # also the one that could lie in the depot
    assert state.weights() == [1, 1]
    expect(play(state, "S6g d>z noblock"), "actor=1 A0=?,F9g V0=- Z0=S6g")


def test_w13_2_as_many_unseen_cards_as_places_for_them() -> None:
    for options in OPTION_SETS[::4]:
        for state in positions(12, **options.texts()):
            for seat in SEATS:
                hidden = state.hidden[DEPOT + seat] + state.hidden[STOCK + seat]
                assert state.unseen[seat].bit_count() == hidden


def test_w13_3_a_drawn_card_that_was_undone_is_known() -> None:
    state = place("T=S3 L1=S4b V0=B11g,P10g", mode="table")
    play(state, "draw P10g turm l1>t draw B11b ok d>z ok noblock")
    assert side(state, 0).stock == ("P10g",)
    assert side(state, 0).stock_hidden == 1
    assert play(state, "draw").actor == 1  # the answer; chance was not asked
    assert seen(state).drawn == "P10g"


def test_w13_3_a_depot_card_that_was_undone_is_known() -> None:
    state = place("T=S3 L1=S4b L2=B10b A0=P12g,F6g,B9g", mode="table")
    play(state, "a>l2 F6g turm")
    assert side(state, 0).depot == ("F6g", "B9g")
    play(state, "l1>t draw B11b ok d>z ok noblock a>l2 ok")
    assert side(state, 0).depot == ("F6g",)
    assert play(state, "a>z").actor == actors.CHANCE  # the one below it is not known


def test_w13_3_a_recycled_stock_is_known() -> None:
    state = place("V0=- Z0=P10g,S7g,F12g gold=0/0")
    play(state, "draw d>z draw B11b d>z")
    assert play(state, "draw").actor == 0
    assert seen(state).drawn == "S7g"


def test_w13_4_the_last_unseen_card_still_comes_by_chance() -> None:
    state = place("V0=P7g")
    assert play(state, "draw").actor == actors.CHANCE
    assert legal(state) == ["P7g"]
    state = place("A0=F11g,S4g V0=- T=S3")
    assert play(state, "a>t").actor == actors.CHANCE
    assert legal(state) == ["F11g"]
