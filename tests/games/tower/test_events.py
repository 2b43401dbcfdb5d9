"""Events in the game's own words: when they come, that all can come, and that they have
sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.tower.play import GAME, OPTION_SETS, names, place, seen, told
from zweikampf.engine import actors
from zweikampf.engine.game import Event
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.tower import events
from zweikampf.terminal import words

TABLE = {"mode": "table"}

SCRIPTS = {
    "a tower card that pays": (
        place("T=S3 L1=S4b"),
        "l1>t",
        ["card-laid-on-tower", "reward-earned"],
    ),
    "a pass": (place("V0=-"), "pass", ["passed", "turn-ended", "turn-began"]),
    "a load": (place("L1=S6g Z1=S5g"), "l1>o", ["opponent-loaded"]),
    "a pair": (
        place("L1=S12g,P11b,F10g L2=F12g"),
        "l1>>l2",
        ["gold-paid", "pair-moved"],
    ),
    "a block": (
        place(),
        "draw B11g d>z block",
        ["draw-began", "card-drawn", "card-put-away", "block-asked", "interim-store-blocked",
         "turn-ended", "turn-began"],
    ),
    "a call against a draw that recycled": (
        place("T=S3 L1=S4b V0=- Z0=P10g,S7g gold=1/1", **TABLE),
        "draw turm",
        ["draw-began", "stock-recycled", "card-drawn", "turm-called", "tower-card-missed",
         "card-taken-back", "stock-turned-back", "fine-paid", "turn-ended", "turn-began"],
    ),
    "a call against a pair": (
        place("T=S3 L1=S4b L2=S12g,P11b,F10g L7=F12g A0=B6g", **TABLE),
        "l2>>l7 turm",
        ["gold-paid", "pair-moved", "turm-called", "tower-card-missed", "card-taken-back",
         "card-taken-back", "gold-given-back", "fine-paid", "turn-ended", "turn-began"],
    ),
    "a false call": (
        place("", **TABLE),
        "draw B11g turm",
        ["draw-began", "card-drawn", "turm-called"],
    ),
    "a reward that lapses": (
        place("T=S3 L1=S4b", reward="claim", **TABLE),
        "l1>t draw",
        ["card-laid-on-tower", "reward-offered", "reward-lapsed", "draw-began"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_is_told(name: str) -> None:
    state, tokens, expected = SCRIPTS[name]
    assert names(state, tokens) == expected


def test_events_carry_cards_and_places() -> None:
    state = place("L1=S12g,P11b,F10g L2=F12g A0=B9g")
    assert told(state, "l1>>l2") == [
        events.GoldPaid(0, 1),
        events.PairMoved(0, "P11b", "F10g", 1, 2),
    ]
    assert told(place("L1=B10b A0=B9g"), "a>l1") == [
        events.CardLaidOnStore(0, "B9g", "a", 1),
        events.RewardEarned(0, 1, "depot"),
    ]
    called = told(place("T=S4 V0=B11g,S5g", **TABLE), "draw S5g ok d>z turm")
    assert events.CardTakenBack(0, "S5g", "z", "v") in called
    assert events.TurmCalled(1, True) in called


def test_events_lead_from_view_to_view_in_every_script() -> None:
    for state, tokens, _ in SCRIPTS.values():
        view = seen(state)
        for event in told(state, tokens):
            view = GAME.fold(view, GAME.seen(event, None))
        twin = state.copy()
        for token in tokens.split():
            twin.apply(GAME.parse_action(token, twin))
        assert view == seen(twin)


def test_every_kind_of_event_comes_and_can_be_told() -> None:
    """In random games of all option sets; in both languages, for a seat and for spectators."""
    kinds: dict[str, Event] = {}
    for options in OPTION_SETS:
        state = GAME.new(options)
        state.journal = Journal()
        rng = Rng(2)
        while state.actor != actors.OVER:
            state.apply(state.pick(rng))
            for event in GAME.events(state.journal.take()):
                kinds[event.name] = event
    for state, tokens, _ in SCRIPTS.values():
        kinds |= {event.name: event for event in told(state, tokens)}
    kinds |= {"lot-drawn": events.LotDrawn(1)}  # one game in thirteen begins with it
    assert set(kinds) == {kind.name for kind in get_args(events.TowerEvent)}
    for language in LANGUAGES:
        texts = words.texts_of("tower", "de" if language == "de" else "en")
        for found in kinds.values():
            for reader in (0, 1, None):
                said = words.tell(found, reader, texts)
                assert said.endswith((".", "!"))
                assert "{" not in said
                assert "???" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missed_card_is_told_with_its_place(language: Language) -> None:
    """Every place where one can lie has its own words, the same as elsewhere on the board."""
    texts = words.texts_of("tower", language)
    said = {}
    for place_ in ("a", "z", "d", *(f"l{number}" for number in range(1, 9))):
        missed = events.TowerCardMissed(1, "S4b", place_)
        said[place_] = words.tell(missed, 0, texts)
        assert "S4b" in said[place_]
        if place_[0] == "l":
            assert texts("place-name", place=place_).split()[-1] in said[place_]
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_goes_back_is_told_with_its_place(language: Language) -> None:
    texts = words.texts_of("tower", language)
    places = ("a", "z", "v", *(f"l{number}" for number in range(1, 9)))
    said = {words.tell(events.CardTakenBack(0, "S4b", "o", each), 0, texts) for each in places}
    assert len(said) == len(places)


def test_everybody_sees_everything() -> None:
    for event in told(place("T=S3 L1=S4b"), "l1>t draw B11g d>z noblock"):
        assert all(GAME.seen(event, reader) == event for reader in (0, 1, None))
