"""Positions as text: round trips in whole games, and what is refused."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import FIRSTS, GAME, Scene, positions
from tests.games.refused import code_of, own_codes
from tests.volume import many
from zweikampf.engine.errors import PositionError
from zweikampf.engine.rng import Rng


@pytest.mark.parametrize("first", FIRSTS)
def test_every_position_of_a_game_round_trips(first: str) -> None:
    for seed in range(many(3, 1)):
        for scene, _ in positions(seed, first):
            text = scene.state.position()
            again = Scene(GAME.parse_position(text))
            assert again.state == scene.state
            assert again.state.position() == text
            assert "\n" not in text
            assert (again.actor, again.phase) == (scene.actor, scene.phase)
            for reader in (0, 1, None):
                assert again.view(reader) == scene.view(reader)


def test_a_parsed_position_plays_on_the_same_way() -> None:
    for ply, (scene, _) in enumerate(positions(61)):
        again, twin = GAME.parse_position(scene.state.position()), scene.state.copy()
        assert again.playout(Rng(ply)) == twin.playout(Rng(ply))
        assert again.outcome() == twin.outcome()


def test_fields_that_say_nothing_may_be_left_out() -> None:
    full = (
        "dwarves deck=standard phase=card active=1 hands=A1/- display=-/- discard=-/- jokers=0/0 "
        "dice=- usable=0 draw=0 roll=0 rerolls=0 named=- flags=-"
    )
    short = "dwarves active=1   phase=card hands=A1/- deck=standard"
    assert GAME.parse_position(full) == GAME.parse_position(short)
    assert GAME.parse_position(short).position() == (
        "dwarves deck=standard phase=card active=1 hands=A1/-"
    )


def test_the_start_is_a_position() -> None:
    assert Scene.at("phase=first active=-").state == Scene.new().state
    assert Scene.at("phase=deal active=1").state == Scene.new(first="1").state


CARD = "phase=card active=0"
# By their code, with what is wrong.
BAD = {
    "position-field-missing": {
        "no phase": "active=0",
    },
    "position-value": {
        "unknown phase": "phase=lunch active=0",
        "unknown active seat": "phase=card active=2",
    },
    "position-active": {
        "nobody active": "phase=card active=-",
        "somebody active before the toss": "phase=first active=0",
    },
    "unknown-position-field": {
        "unknown field": f"{CARD} colour=red",
    },
    "position-field-twice": {
        "repeated field": f"{CARD} {CARD}",
    },
    "position-field-empty": {
        "field without a value": f"{CARD} hands=",
    },
    "position-not-a-pair": {
        "one hand": f"{CARD} hands=A1",
        "three hands": f"{CARD} hands=A1/A1/A1",
    },
    "position-no-card": {
        "unknown card": f"{CARD} hands=A10/-",
    },
    "position-card-twice": {
        "card twice": f"{CARD} hands=A1,A1/-",
        "card in two places": f"{CARD} hands=A1/- discard=A1/-",
        "too many copies": f"{CARD} hands=T1,T1,T1/-",
    },
    "position-display": {
        "event on a display": f"{CARD} display=E1/-",
        "twist on a display": f"{CARD} display=-/T2",
    },
    "position-damage": {
        "damage as much as health": f"{CARD} display=V1:2/-",
        "damage of nothing": f"{CARD} display=V1:0/-",
    },
    "position-number": {
        "damage without a number": f"{CARD} display=V1:/-",
        "a number of two digits": "phase=roll active=0 roll=10",
    },
    "position-no-damage": {
        "damage on a support": f"{CARD} display=S1:1/-",
    },
    "position-card-phase": {
        "damage before the card phase": "phase=dice active=0 display=V1:1/- dice=123",
        "spent while rolling": "phase=roll active=0 roll=1 flags=spent",
    },
    "position-jokers": {
        "four joker cards": f"{CARD} jokers=2/2",
    },
    "position-usable": {
        "more usable than held": f"{CARD} jokers=1/0 usable=2",
        "usable by the wrong seat": f"{CARD} jokers=0/1 usable=1",
    },
    "position-usable-early": {
        "fewer usable before any was spent": "phase=dice active=0 jokers=2/0 usable=1 dice=123",
    },
    "position-most-dice": {
        "seven dice": f"{CARD} dice=1234512",
        "too many dice to roll": "phase=roll active=0 roll=3 dice=1234",
    },
    "position-dice": {
        "unknown die": f"{CARD} dice=126",
        "joker card as a die": f"{CARD} dice=12C",
    },
    "position-dice-early": {
        "dice while drawing": "phase=draw active=0 draw=1 dice=12",
    },
    "position-to-do": {
        "dice to roll in the card phase": f"{CARD} roll=1",
        "nothing to roll": "phase=roll active=0",
        "nothing to draw": "phase=draw active=0",
    },
    "position-draw": {
        "too many cards to draw": "phase=draw active=0 draw=2",
    },
    "position-supply": {
        "a choice without a choice": "phase=supply active=0",
    },
    "position-rerolls": {
        "rerolls in the card phase": f"{CARD} rerolls=1",
    },
    "position-no-dice": {
        "no dice to keep": "phase=dice active=0",
    },
    "position-named-phase": {
        "named damage in the card phase": f"{CARD} named=1>pile",
        "nothing named": "phase=shield active=0 hands=-/T2",
    },
    "position-named": {
        "named without a seat": "phase=shield active=0 hands=-/T2 named=pile",
        "named on a support": "phase=shield active=0 hands=-/T2 display=-/S1 named=1>S1",
    },
    "position-target": {
        "named on a card that is not there": "phase=shield active=0 hands=-/T2 named=1>V1",
        "an attack after the end": "phase=shield active=0 hands=-/T2 named=1>pile flags=ending",
    },
    "position-twist": {
        "asked for T2 without a hand": "phase=shield active=0 named=1>pile",
        "asked for T2 that is gone": "phase=shield active=0 hands=-/A1 discard=-/T2 named=1>pile",
        "asked for T1 without a hand": "phase=react active=0",
        "asked for T1 that are gone": "phase=react active=0 hands=-/A1 discard=-/T1,T1",
    },
    "position-flip": {
        "a card turned up from a display": "phase=flip active=0 display=-/V1 named=1>V1",
    },
    "position-ending": {
        "ended and still playing": f"{CARD} flags=ending",
    },
    "position-marks": {
        "unknown flag": f"{CARD} flags=tired",
        "flags out of order": "phase=react active=0 hands=-/A1 flags=ending,spent",
    },
    "position-piles": {
        "an empty pile in the game": f"{CARD} pile=-/V1",
        "two empty piles": "phase=over active=0 pile=-/-",
        "over with full piles": "phase=over active=0",
    },
    "position-first-hands": {
        "seat 1 dealt first": "phase=deal active=0 hands=-/A1",
        "five cards dealt": "phase=deal active=0 hands=A1,A2,A3,A4,A5/-",
        "all cards dealt": "phase=deal active=0 hands=A1,A2,A3,A4/A1,A2,A3,A4",
        "cards before the toss": "phase=first active=- hands=A1/-",
        "a display while dealing": "phase=deal active=0 display=A1/-",
    },
}


@pytest.mark.parametrize("code", BAD)
def test_what_cannot_be_a_position_is_refused(code: str) -> None:
    for name, fields in BAD[code].items():
        assert code_of(GAME, f"dwarves deck=standard {fields}") == code, name


def test_every_sentence_about_a_position_is_said() -> None:
    assert own_codes(GAME) <= BAD.keys()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-field-missing"),
        ("throne phase=card", "position-value"),
        ("dwarves", "position-field-missing"),
        ("dwarves deck=nobody phase=card", "unknown-deck"),
    ],
)
def test_another_game_or_deck_is_refused(text: str, code: str) -> None:
    assert code_of(GAME, text) == code


def test_a_message_repeats_only_a_little_of_a_foreign_text() -> None:
    with pytest.raises(PositionError) as caught:
        Scene.at(f"{CARD} hands=A1/" + "\x1b[31m" + "A" * 5_000)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()
