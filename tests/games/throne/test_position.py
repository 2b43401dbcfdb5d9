"""Positions as text: round trips in whole games, and what is refused."""

import pytest

from tests.games.refused import code_of, own_codes
from tests.games.throne.play import GAME, OPTION_SETS, SEATS, chance, legal, positions, start
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError
from zweikampf.engine.rng import Rng


@pytest.mark.parametrize(("victory", "leader"), OPTION_SETS)
def test_every_position_of_a_game_round_trips(victory: str, leader: str) -> None:
    for seed in range(many(6, 2)):
        for state in positions(seed, leader, victory):
            text = state.position()
            again = GAME.parse_position(text)
            assert again == state
            assert again.position() == text
            assert "\n" not in text
            for seat in (*SEATS, None):
                assert GAME.view(again, seat) == GAME.view(state, seat)
            assert chance(again) == chance(state)
            assert (again.actor, again.step) == (state.actor, state.step)
            if state.actor == actors.OVER:
                assert again.outcome() == state.outcome()


def test_a_parsed_position_plays_on_the_same_way() -> None:
    for ply, state in enumerate(positions(61)):
        again, twin = GAME.parse_position(state.position()), state.copy()
        assert again.playout(Rng(ply)) == twin.playout(Rng(ply))
        assert again.outcome() == twin.outcome()


def test_positions_of_different_games_differ() -> None:
    texts = [state.position() for seed in range(5) for state in positions(seed, "0")]
    # Only the start is common, and perhaps a first card or two.
    assert len(set(texts)) > len(texts) - 40


# Fields may be left out where they say nothing, and given where they say the same.
SAME = (
    (
        "throne victory=most phase=2 lead=0 led=- hands=G1/K3 score=-/-",
        "throne victory=most phase=2 lead=0 hands=G1/K3",
        "throne lead=0 hands=G1/K3 phase=2   victory=most void=-/- followers=-/-",
    ),
    (
        "throne victory=three phase=deal lead=- led=- hands=-/- score=-/-",
        "throne victory=three phase=deal lead=-",
    ),
)


@pytest.mark.parametrize("texts", SAME)
def test_fields_that_say_nothing_may_be_left_out(texts: tuple[str, ...]) -> None:
    assert {GAME.parse_position(text).position() for text in texts} == {texts[0]}


def test_the_start_is_a_position() -> None:
    assert GAME.parse_position("throne victory=three phase=deal lead=-") == start("random", "three")
    assert GAME.parse_position("throne victory=most phase=deal lead=1") == start("1")


HEAD = "throne victory=most"
LEAD = f"{HEAD} phase=1 lead=0 led=- up=D6"
PILES = "followers=-/- score=-/- out=-"
BAD = {
    "nothing": "",
    "another game": "tower victory=most phase=2 lead=0 hands=G1/K3",
    "no fields": "throne",
    "no victory": "throne phase=2 lead=0 hands=G1/K3",
    "unknown victory": "throne victory=five phase=2 lead=0 hands=G1/K3",
    "unknown phase": f"{HEAD} phase=3 lead=0 hands=G1/K3",
    "unknown lead": f"{HEAD} phase=2 lead=2 hands=G1/K3",
    "no leader": f"{HEAD} phase=2 lead=- hands=G1/K3",
    "unknown field": f"{HEAD} phase=2 lead=0 hands=G1/K3 colour=red",
    "repeated field": f"{HEAD} phase=2 lead=0 lead=0 hands=G1/K3",
    "field without a value": f"{HEAD} phase=2 lead=0 hands=G1/K3 out=",
    "word": f"{HEAD} phase=2 lead=0 hands=G1/K3 hello",
    "one hand": f"{HEAD} phase=2 lead=0 hands=G1",
    "three hands": f"{HEAD} phase=2 lead=0 hands=G1/G2/G3",
    "unknown card": f"{HEAD} phase=2 lead=0 hands=G1/K1",
    "card twice": f"{HEAD} phase=2 lead=0 hands=G1/G1",
    "six zeros": f"{HEAD} phase=2 lead=0 hands=G0,G0,G0/G0,G0,G0",
    "card in two places": f"{HEAD} phase=2 lead=0 hands=G1/K3 score=K3/-",
    "empty card": f"{HEAD} phase=2 lead=0 hands=G1,/K3",
    "two cards led": f"{HEAD} phase=2 lead=0 led=G1,G2 hands=-/K3",
    "led face down": f"{HEAD} phase=2 lead=0 led=~G1 hands=-/K3",
    "scored face down": f"{HEAD} phase=2 lead=0 hands=G1/K3 score=~K4/-",
    "leader with too few cards": f"{HEAD} phase=2 lead=0 hands=G1/K3,K4",
    "second with too few cards": f"{HEAD} phase=2 lead=0 led=G1 hands=G2/K3",
    "upcard in phase 2": f"{HEAD} phase=2 lead=0 up=D6 hands=G1/K3",
    "followers in phase 2": f"{HEAD} phase=2 lead=0 hands=G1/K3 followers=G2/G3",
    "hidden followers in phase 2": f"{HEAD} phase=2 lead=0 hands=G1/K3 followers=~G2/~G3",
    "deck in phase 2": f"{HEAD} phase=2 lead=0 hands=G1/K3 deck=G2",
    "rubbish as a deck in phase 2": f"{HEAD} phase=2 lead=0 hands=G1/K3 deck=rubbish",
    "void that the hand holds": f"{HEAD} phase=2 lead=0 hands=G1/K3 void=G/-",
    "void unknown": f"{HEAD} phase=2 lead=0 hands=G1/K3 void=Q/-",
    "void out of order": f"{HEAD} phase=2 lead=0 hands=G1/K3 void=XU/-",
    "void twice": f"{HEAD} phase=2 lead=0 hands=G1/K3 void=UU/-",
    "hand face down in phase 1": f"{LEAD} hands=~U5/U8 {PILES} deck=G0",
    "deck too small": f"{LEAD} hands=U5,K4/U8,G2 {PILES} deck=G0,U3",
    "deck too large": f"{LEAD} hands=U5/U8 {PILES} deck=G0,U3",
    "deck left out, too large": f"{LEAD} hands=U5/U8 {PILES}",
    "no hands with an upcard": f"{LEAD} hands=-/- {PILES} deck=-",
    "followers of one only": f"{LEAD} hands=U5/U8 followers=G1/- score=-/- out=- deck=G0",
    "led before the upcard": f"{HEAD} phase=1 lead=0 led=U5 hands=-/U8 {PILES} deck=G0,U3",
    "seat 1 dealt first": f"{HEAD} phase=deal lead=0 hands=G1/K3",
    "cards before the leader": f"{HEAD} phase=deal lead=- hands=G1/-",
    "14 cards": f"{HEAD} phase=deal lead=0 hands=D0,D1,D2,D3,D4,D5,D6,D7,D8,D9,K2,K3,K4,K5/-",
    "score while dealing": f"{HEAD} phase=deal lead=0 score=G1/-",
    "fewer than 52 while dealing": f"{HEAD} phase=deal lead=0 deck=G1,G2",
}


def test_what_cannot_be_a_position_is_refused_with_every_sentence() -> None:
    said = {code_of(GAME, text) for text in BAD.values()}
    assert own_codes(GAME) - said == {"position-hands-large"}  # of the solver


def test_a_message_repeats_only_a_little_of_a_foreign_text() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.parse_position(f"{HEAD} phase=2 lead=0 hands=G1/" + "\x1b[31m" + "A" * 5_000)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


def test_the_positions_that_are_refused_are_one_step_from_good_ones() -> None:
    good = (
        f"{HEAD} phase=2 lead=0 hands=G1/K3",
        f"{LEAD} hands=U5/U8 {PILES} deck=G0",
        f"{LEAD} hands=U5,K4/U8,G2 {PILES} deck=G0,U3,U4",
        f"{HEAD} phase=1 lead=0 led=U5 up=D6 hands=K4/U8,G2 {PILES} deck=G0,U3,U4",
        f"{HEAD} phase=deal lead=0 hands=G1/-",
    )
    for text in good:
        assert legal(GAME.parse_position(text))
