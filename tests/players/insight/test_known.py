"""What could be known: counted from the view alone, the same as worlds that are dealt, beside what
was true."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from tests.players.insight.games import OURS, BetGame, whole_game
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import PlyError, WrongValue
from zweikampf.engine.record import Record
from zweikampf.engine.replay import opened
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.insight import known
from zweikampf.players.insight.known import Known, chances_of, dealt, known_at
from zweikampf.players.strategy import Later, Whereabouts, strategy_of

every_game = pytest.mark.parametrize("game", OURS)
PLIES = (0, 31, 44, 58)


def state_at(game: str, ply: int) -> tuple[Any, State]:
    rules, options = opened(whole_game(game))
    state = rules.new(options)
    for token in whole_game(game).actions[:ply]:
        state.apply(rules.parse_action(token, state))
    return rules, state


def whereabouts_of(game: str) -> Whereabouts:
    found = strategy_of(game).whereabouts
    assert found is not None
    return found


def by_place(found: Known) -> dict[str, Fraction]:
    """How many cards lie in each place, by the chances."""
    total: dict[str, Fraction] = {}
    for card in found.cards:
        copies = sum(count for _, count in card.truth)
        for place, chance in card.chances:
            total[place] = total.get(place, Fraction()) + copies * chance
    return total


def lying(found: Known, place: str) -> int:
    return sum(dict(card.truth).get(place, 0) for card in found.cards)


@every_game
@pytest.mark.parametrize("ply", PLIES)
@pytest.mark.parametrize("seat", [0, 1])
def test_chances_and_truth_fit_together(game: str, ply: int, seat: int) -> None:
    found = known_at(whole_game(game), ply, seat)
    assert (found.ply, found.seat, found.exact) == (ply, seat, True)
    assert found.cards
    for card in found.cards:
        chances = dict(card.chances)
        assert sum(chances.values()) == 1
        for place, count in card.truth:
            assert count > 0
            assert place == "never-seen" or chances[place] > 0


def test_as_many_cards_as_there_are_lie_in_each_place() -> None:
    """The sum of all chances is the size of a place."""
    for ply in PLIES[1:]:
        _, state = state_at("throne", ply)
        rules, _ = opened(whole_game("throne"))
        other = rules.view(state, 0).sides[1]
        found = known_at(whole_game("throne"), ply, 0)
        assert by_place(found)["opponent-hand"] == other.hand_count == lying(found, "opponent-hand")
        assert by_place(found)["opponent-face-down"] == other.face_down_count
        _, state = state_at("dwarves", ply)
        rules, _ = opened(whole_game("dwarves"))
        other = rules.view(state, 0).sides[1]
        found = known_at(whole_game("dwarves"), ply, 0)
        assert by_place(found)["opponent-hand"] == other.hand_count == lying(found, "opponent-hand")
        _, state = state_at("tower", ply)
        rules, _ = opened(whole_game("tower"))
        own = rules.view(state, 0).sides[0]
        found = known_at(whole_game("tower"), ply, 0)
        assert by_place(found)["own-depot"] == own.depot_hidden >= lying(found, "own-depot")


@pytest.mark.parametrize("game", ["throne", "dwarves"])
@pytest.mark.parametrize("ply", PLIES[1:])
def test_counting_agrees_with_dealt_worlds(
    game: str, ply: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "WORLDS", 800)
    rules, state = state_at(game, ply)
    whereabouts, view = whereabouts_of(game), rules.view(state, 1)
    counted, tried = whereabouts.chances(view), dealt(rules, whereabouts, view, seed=3)
    assert counted is not None
    assert set(counted) == set(tried)
    for card, places in counted.items():
        for place, chance in places.items():
            assert float(tried[card].get(place, 0)) == pytest.approx(float(chance), abs=0.08)


def test_a_void_is_known() -> None:
    """A seat that cannot follow shows what its hand lacks."""
    for ply in range(27, 75):
        rules, state = state_at("throne", ply)
        voids = rules.view(state, 0).sides[1].voids
        if voids:
            found = known_at(whole_game("throne"), ply, 0)
            lacking = [card for card in found.cards if card.card[0] in voids]
            assert all(dict(card.chances)["opponent-hand"] == 0 for card in lacking)
            assert lacking
            return
    pytest.fail("nobody failed to follow")


@every_game
def test_chances_follow_from_the_view_alone(game: str) -> None:
    rules, state = state_at(game, 44)
    world = rules.sample(rules.view(state, 0), Rng(9))
    whereabouts = whereabouts_of(game)
    assert whereabouts.chances(rules.view(world, 0)) == whereabouts.chances(rules.view(state, 0))
    if game != "tower":  # there no state says where a card is
        assert whereabouts.places(world, 0, ()) != whereabouts.places(state, 0, ())


def test_nothing_is_hidden_in_an_open_position() -> None:
    assert known_at(whole_game("throne"), len(whole_game("throne").actions), 0).cards == ()


class Uncounted:
    """Whereabouts of a game that cannot count."""

    def chances(self, view: Any) -> None:
        return None

    def places(self, state: Any, seat: int, later: Sequence[Later]) -> Sequence[tuple[str, str]]:
        return whereabouts_of("dwarves").places(state, seat, later)


def test_what_cannot_be_counted_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "WORLDS", 50)
    rules, state = state_at("dwarves", 44)
    view = rules.view(state, 0)
    chances, exact = chances_of(rules, Uncounted(), view, seed=1)
    assert not exact
    assert all(sum(places.values()) == 1 for places in chances.values())
    assert chances == chances_of(rules, Uncounted(), view, seed=1)[0]


def test_without_a_seat_it_is_the_one_that_was_to_act() -> None:
    seats = {}
    for ply in range(27, 32):
        _, state = state_at("throne", ply)
        seats[state.actor] = known_at(whole_game("throne"), ply).seat
    assert seats == {0: 0, 1: 1, actors.CHANCE: 0}


def test_what_cannot_be_answered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PlyError):
        known_at(whole_game("throne"), 10_000)
    monkeypatch.setitem(registry._GAMES, "bet", BetGame())
    with pytest.raises(WrongValue) as found:
        known_at(Record("bet", 1, {}, ()), 0)
    assert found.value.code == "no-whereabouts"
