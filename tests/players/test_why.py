"""Hints say why: facts that hold, from the view of the seat alone, and a sentence for each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.throne.play import GAME as THRONE
from tests.games.throne.play import place, play, trick
from tests.players.test_advice import some_choices
from zweikampf.engine import registry
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.texts import LANGUAGES
from zweikampf.games.dwarves.view import DwarvesView
from zweikampf.games.throne.rules import Throne
from zweikampf.games.tower.view import TowerView
from zweikampf.players import consequences
from zweikampf.players.advice import reasons
from zweikampf.players.player import Move
from zweikampf.players.strategy import strategy_of

GAMES = [name for name in registry.names() if strategy_of(name).why is not None]


def told(game: str, view: Any, legal: list[str], token: str) -> list[Reason]:
    why = strategy_of(game).why
    assert why is not None
    return list(why(view, token, legal))


def codes(state: Throne, token: str) -> list[str]:
    seat = state.actor
    legal = [THRONE.format_action(action) for action in state.legal()]
    assert token in legal
    return [each.code for each in told("throne", THRONE.view(state, seat), legal, token)]


def test_each_of_our_games_gives_reasons() -> None:
    assert {"throne", "tower", "dwarves"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_sentence_and_nearly_every_move_has_one(game: str) -> None:
    found = registry.find(game)
    every = [GameTexts(found, language, "zweikampf.engine") for language in LANGUAGES]
    moves = reasoned = 0
    for seed in range(3):
        for duel, seat in some_choices(game, seed, apart=4):
            view, legal = duel.view(seat), duel.legal(seat)
            for token in legal:
                given = told(game, view, legal, token)
                assert len(given) == len(set(map(str, given))), "nothing is said twice"
                for texts in every:
                    assert all(texts.has(each.code) for each in given), given
                    assert all(texts(each.code, **dict(each.values)) for each in given)
                moves, reasoned = moves + 1, reasoned + bool(given)
    assert reasoned > 0.95 * moves


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_the_same_in_every_world_that_looks_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read from a world that is made up: what is hidden there must not show."""
    for duel, seat in some_choices(game, apart=6):
        view, legal = duel.view(seat), duel.legal(seat)
        with monkeypatch.context() as change:
            first = [told(game, view, legal, token) for token in legal]
            for seed in (1, 2, 3):
                change.setattr(consequences, "Rng", lambda _, seed=seed: Rng(seed))
                assert [told(game, view, legal, token) for token in legal] == first


def test_a_solved_position_says_that_it_is_certain() -> None:
    moves = [Move("D5", 0, 1.0), Move("D4", 0, 0.0)]
    state = place(phase=2, hands=(["D5", "D4"], ["K2", "K4"]), lead=0)
    view = THRONE.view(state, 0)
    results = [reasons("throne", view, moves, each.token)[0] for each in moves]
    assert [(each.code, each.values["result"]) for each in results] == [
        ("why-certain", "won"),
        ("why-certain", "lost"),
    ]
    tried = [Move("D5", 9, 1.0), Move("D4", 1, 0.0)]
    assert all(each.code != "why-certain" for each in reasons("throne", view, tried, "D5"))


def test_throne_tells_who_wins_and_what_for() -> None:
    state = play(trick(1, "D5", "D7", up="K9"), "D5")
    assert codes(state, "D7") == ["why-wins-upcard"]
    state = play(trick(1, "U5", "U3", up="K9"), "U5")
    assert codes(state, "U3") == ["why-leaves-upcard", "why-cannot-win", "why-undead-theirs"]
    state = play(place(2, (["K3", "G0"], ["K5", "K7"])), "K3")
    assert codes(state, "K5")[:2] == ["why-wins-trick", "why-lowest-winner"]
    assert codes(state, "K7")[:1] == ["why-wins-trick"]
    assert "why-lowest-winner" not in codes(state, "K7")
    state = play(place(2, (["K9", "G0"], ["K5", "K7"])), "K9")
    assert codes(state, "K5")[:1] == ["why-cannot-win"]
    assert "why-loses-trick" not in codes(state, "K5")  # goes without saying


def test_throne_tells_what_the_opponent_can_do() -> None:
    state = place(2, (["D5", "K2"], ["D7", "U1"]))
    assert codes(state, "D5") == ["why-loses-surely", "why-dwarves-yours"]
    assert codes(state, "K2") == ["why-wins-surely"]
    state = place(2, (["G5", "K2"], ["D7", "X9"]))
    assert codes(state, "G5") == ["why-can-be-beaten"]
    unseen = trick(1, "D9", "G1", up="K9")
    beaten = told("throne", THRONE.view(unseen, 0), ["D9"], "D9")
    assert [each.code for each in beaten] == ["why-unbeatable"]  # a doppelganger 9 only ties


def test_throne_tells_which_factions_are_decided() -> None:
    state = play(place(2, (["K3", "G0"], ["K5", "G1"]), score=(["K4"], ["K2"])), "K3")
    assert "why-secures" in codes(state, "K5")
    state = play(place(2, (["K6", "G0"], ["K5", "G1"]), score=(["K4"], ["K2"])), "K6")
    assert "why-gives-up" in codes(state, "K5")


def test_tower_tells_what_a_move_earns_uncovers_and_costs() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for duel, seat in some_choices("tower", seed, apart=3):
            view, legal = duel.view(seat), duel.legal(seat)
            assert isinstance(view, TowerView)
            for token in legal:
                given = {each.code: each.values for each in told("tower", view, legal, token)}
                seen |= set(given)
                side = view.sides[seat]
                assert ("why-tower" in given) == token.endswith(">t")
                assert ("why-loads" in given) == token.endswith(">o")
                assert ("why-depot" in given) == token.startswith("a>")
                if "why-depot" in given:
                    assert given["why-depot"]["count"] == len(side.depot) + side.depot_hidden - 1
                if ">>" in token or token == "a>z":
                    assert given["why-pays"]["amount"] == 1
    assert {"why-tower", "why-depot", "why-loads", "why-frees-store", "why-pays"} <= seen


def test_dwarves_tells_what_a_move_spends_and_hits() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for duel, seat in some_choices("dwarves", seed, apart=2):
            view, legal = duel.view(seat), duel.legal(seat)
            assert isinstance(view, DwarvesView)
            for token in legal:
                given = {each.code: each.values for each in told("dwarves", view, legal, token)}
                seen |= set(given)
                if token.startswith("hit:") and token.endswith(">pile"):
                    left = view.sides[1 - seat].pile_count - 1
                    assert given["why-hits-pile"]["count"] == left
                paid = token.partition("=")[2].partition(">")[0]
                assert ("why-spends-axes" in given) == ("J" in paid)
                assert ("why-spends-jokers" in given) == ("C" in paid)
    assert {"why-hits-pile", "why-defeats", "why-points", "why-spends-axes"} <= seen
