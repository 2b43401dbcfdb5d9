"""The engine against the naive oracle, over random games, and payments by trying everything."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.ends import ended
from tests.games.dwarves.conftest import DECKS
from tests.games.dwarves.oracle import FACES, Oracle, payments, read_deck
from tests.games.dwarves.scene import FIRSTS, GAME, STANDARD, Scene, positions
from tests.volume import many
from zweikampf.engine import notation
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import steps

DECK = read_deck(STANDARD)


def assert_same(scene: Scene, oracle: Oracle) -> None:
    """Everything of Z5.3."""
    state = scene.state
    view = GAME.view(state, None)
    assert scene.actor == oracle.actor()
    assert notation.choices(GAME, state) == oracle.choices()
    for seat in (0, 1):
        for place in ("pile", "hand", "display", "discard"):
            assert scene.cards_in(place, seat) == tuple(sorted(getattr(oracle, place)[seat]))
        assert scene.damage(seat) == oracle.damage[seat]
    assert scene.jokers() == [oracle.centre, *oracle.jokers]
    assert sorted(view.dice) == sorted(oracle.dice)
    names = ("phase", "to_draw", "to_roll", "rerolls", "spent", "ending")
    known = {name: getattr(view, name) for name in names}
    assert known == {name: getattr(oracle, name) for name in names}
    if oracle.phase not in ("first", "deal"):
        assert (view.active, view.usable) == (oracle.active, oracle.usable)
    named = None if view.suffering is None else (view.suffering, view.target)
    assert named == oracle.named


def play_both(scene: Scene, oracle: Oracle, rng: Rng) -> None:
    """A random game, compared at every ply and at the end."""
    while scene.actor != "over":
        assert_same(scene, oracle)
        token = GAME.format_action(scene.state.pick(rng))
        oracle.apply(token)
        scene.do(token)
    assert_same(scene, oracle)
    outcome = ended(scene.state)
    assert (outcome.winner, outcome.reason, outcome.score) == oracle.over()


@pytest.mark.parametrize("first", FIRSTS)
@pytest.mark.parametrize("seed", range(many(8, 3)))
def test_engine_plays_as_the_oracle(first: str, seed: int) -> None:
    play_both(Scene.new(first=first), Oracle(DECK, first), Rng(seed))


@pytest.mark.parametrize("seed", range(many(8, 3)))
def test_engine_plays_another_deck_as_the_oracle(seed: int, other_deck: str) -> None:
    table = read_deck(DECKS / "dwarves-other.toml")
    play_both(Scene.new(deck=other_deck), Oracle(table, "random"), Rng(seed))


def test_nothing_is_refused_but_what_the_oracle_does_not_list() -> None:
    """The reasons alone, asked for every action, whatever the legal list says."""
    oracle, asked = Oracle(DECK, "random"), set()
    for number, (scene, token) in enumerate(positions(172)):
        if number % many(7, 29) == 0 or oracle.phase not in asked:
            asked.add(oracle.phase)
            reasons = map(scene.state.why_not, range(GAME.num_actions))
            free = [action for action, reason in enumerate(reasons) if reason is None]
            assert sorted(map(GAME.format_action, free)) == [each for each, _ in oracle.choices()]
        if token:
            oracle.apply(token)
    assert asked == set(steps.WORDS)


@pytest.mark.parametrize("cost", ["face 3", "same 2", "same 3", "same 4"])
def test_z17_11_payments_are_all_that_trying_finds(cost: str) -> None:
    """Every heap of up to six dice (five, uncompiled) with every number of joker cards."""
    kind = next(kind for kind, card in DECK.items() if card["cost"] == cost)
    for size in range(many(7, 6)):
        for dice in combinations_with_replacement(FACES, size):
            for usable in range(4):
                scene = Scene.at(
                    f"phase=card active=0 hands={kind}/- "
                    f"dice={''.join(dice) or '-'} jokers={usable}/0 usable={usable}"
                )
                plays = [token for token in scene.legal() if token != "end"]
                ways = payments(cost, list(dice), usable)
                assert plays == [f"play:{kind}={way}" for way in ways]
