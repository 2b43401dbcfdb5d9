"""Sampled worlds are exactly those that a seat cannot tell apart, each equally likely (Z15.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.games.dwarves.scene import GAME, SEATS, Scene
from tests.volume import many
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.rules import Dwarves

World = tuple[tuple[str, ...], tuple[str, ...]]
"""The opponent's hand and pile, sorted."""

SMALL = {
    "two of five": "phase=card active=0 hands=A1,V1/A2,V2 pile=S1,T1,T2/E1,T1,T2",
    "copies": "phase=react active=1 hands=E1,S2/E1,E2 display=-/A1 pile=E1,S2,V1/E1,E2,E2",
    "one card in the pile": "phase=dice active=0 hands=A1,A2,A3/V1,V2,V3 dice=11J pile=T1/T2",
    "nothing in hand": "phase=card active=0 hands=-/- pile=A1,A2/V1,V2",
    "named damage": "phase=shield active=0 hands=A1,T2/T2,V1 display=V2/V3 pile=A2,A3/A4,A5 "
    "named=1>V3",
    "the deal": "phase=deal active=0 hands=A1,A2/-",
}


def world_of(state: Dwarves, seat: int) -> World:
    return cards.tokens(state.hand[1 - seat]), cards.tokens(state.pile[1 - seat])


def all_worlds(state: Dwarves, seat: int) -> Counter[World]:
    """Every split of the unseen cards, counted in single cards."""
    side = GAME.view(state, seat).sides[1 - seat]
    found: Counter[World] = Counter()
    everything = range(len(side.unseen))
    for held in combinations(everything, side.hand_count):
        rest = [at for at in everything if at not in held]
        hand = tuple(sorted(side.unseen[at] for at in held))
        found[hand, tuple(sorted(side.unseen[at] for at in rest))] += 1
    return found


def by_resample(state: Dwarves, seat: int, rng: Rng) -> Dwarves:
    world = state.copy()
    world.resample(seat, rng)
    return world


def by_sample(state: Dwarves, seat: int, rng: Rng) -> Dwarves:
    return GAME.sample(GAME.view(state, seat), rng)


def again(state: Dwarves, seat: int, rng: Rng) -> Dwarves:
    """The same state dealt again and again, as search does it."""
    state.resample(seat, rng)
    return state


Method = Callable[[Dwarves, int, Rng], Dwarves]


@pytest.mark.parametrize("method", [by_resample, by_sample, again])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", SMALL)
def test_every_world_comes_as_often_as_it_should(name: str, seat: int, method: Method) -> None:
    state, rng = Scene.at(SMALL[name]).state, Rng(7)
    expected = all_worlds(state, seat)
    samples = many(6_000, 1_500)
    found = Counter(world_of(method(state, seat, rng), seat) for _ in range(samples))
    assert set(found) <= set(expected)
    if len(expected) > 100:
        return  # too many worlds to count each
    total = expected.total()
    for world, weight in expected.items():
        mean = samples * weight / total
        assert abs(found[world] - mean) < 5 * mean**0.5 + 1, world


OPEN = {
    "an empty hand": "phase=card active=0 hands=A1,V1/- pile=S1,T1/A2,V2",
    "all alike": "phase=card active=0 hands=A1,V1/E1,E1 pile=S1,T1/E1",
}


@pytest.mark.parametrize("name", [*SMALL, *OPEN])
def test_what_is_hidden_is_known_exactly(name: str) -> None:
    state = Scene.at({**SMALL, **OPEN}[name]).state
    for seat in SEATS:
        assert GAME.hides(GAME.view(state, seat)) == (len(all_worlds(state, seat)) > 1)
    if name in OPEN:
        assert not GAME.hides(GAME.view(state, 0))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", SMALL)
def test_a_sample_keeps_all_that_the_seat_knows(name: str, seat: int) -> None:
    state = Scene.at(SMALL[name]).state
    view = GAME.view(state, seat)
    for seed in range(20):
        world = GAME.sample(view, Rng(seed))
        assert GAME.view(world, seat) == view
        assert world_of(world, 1 - seat) == world_of(state, 1 - seat)
        assert world.actor == state.actor


def test_a_spectator_cannot_sample() -> None:
    with pytest.raises(ValueError, match="spectator"):
        GAME.sample(Scene.new().view(None), Rng(1))
