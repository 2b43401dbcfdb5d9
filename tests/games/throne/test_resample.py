"""Sampled worlds are exactly those that a seat cannot tell apart, each equally likely (T10.9).

On small positions every split of the pool is enumerated, counted in single cards: a split with one
of two ``G0`` in the hand is there twice. The frequencies of the samples are held against it.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.games.throne.play import GAME, SEATS, deck, own, positions
from tests.volume import many
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne

World = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The opponent's hand and face-down cards, and the deck; sorted."""

HEAD = "throne victory=most phase=1"
SMALL = {
    "two cards, no face-down cards": (
        f"{HEAD} lead=0 led=- up=D6 hands=U5,K4/U8,G2 followers=-/- score=-/- out=- deck=G1,X8,X9"
    ),
    "two cards, with face-down cards": (
        f"{HEAD} lead=1 led=- up=- hands=U5,K4/U8,G2 followers=~D1,D2/~D3,D4 score=-/- out=- "
        "deck=G1,X8,X9,K9"
    ),
    "two cards, one void each": (
        f"{HEAD} lead=0 led=K9 up=D6 hands=K4/U8,G2 followers=~D1/~X3 score=-/- out=- void=G/X "
        "deck=G1,X8,X9"
    ),
    "two cards, two voids": (
        f"{HEAD} lead=0 led=- up=- hands=K4,K5/U8,D2 followers=~D1,D3/~X3,~G9 score=-/- out=- "
        "void=U/GX deck=G1,X8,U9,D0"
    ),
    "goblin zeros": (
        f"{HEAD} lead=0 led=- up=D6 hands=U5,G0/G0,G2 followers=-/- score=-/- out=- deck=G0,X8,G0"
    ),
    "goblin zeros, more": (
        f"{HEAD} lead=1 led=- up=D6 hands=K4,G0/G0,U2 followers=~G0,D1/~G0,D2 score=-/- out=- "
        "void=U/K deck=G0,X8,K9"
    ),
    "three cards": (
        f"{HEAD} lead=0 led=- up=D6 hands=U5,K4,X1/U8,G2,G3 followers=-/- score=-/- out=- "
        "deck=G1,X8,X9,K2,K3"
    ),
    "three cards, a void": (
        f"{HEAD} lead=0 led=- up=D6 hands=U5,K4,X1/U8,G2,G3 followers=D1/~D2 score=-/- out=- "
        "void=-/X deck=G1,X8,X9,K2,K3"
    ),
    "known hand": (
        f"{HEAD} lead=0 led=- up=D6 hands=D1,D2/K5,K6 followers=~G4/~G5 score=-/- out=- "
        "void=-/GU deck=G1,G2,U3"
    ),
    "last card after the lead": (
        f"{HEAD} lead=0 led=D1 up=D6 hands=-/K5 followers=~G4,G6/~G5,~K7 score=-/- out=- deck=U3"
    ),
}


def world_of(state: Throne, seat: int) -> World:
    other = 1 - seat
    masks = (state.hand[other], state.hidden[other], state.deck)
    return cards.tokens(masks[0]), cards.tokens(masks[1]), cards.tokens(masks[2])


def all_worlds(state: Throne, seat: int) -> Counter[World]:
    """Every world that fits T10.6, with the number of splits into single cards that give it."""
    view = GAME.view(state, seat)
    theirs = view.sides[1 - seat]
    found: Counter[World] = Counter()
    everything = range(len(view.pool))
    for held in combinations(everything, theirs.hand_count):
        if any(view.pool[at][0] in theirs.voids for at in held):
            continue
        rest = [at for at in everything if at not in held]
        for down in combinations(rest, theirs.face_down_count):
            unseen = [at for at in rest if at not in down]
            parts = [tuple(sorted(view.pool[at] for at in part)) for part in (held, down, unseen)]
            found[parts[0], parts[1], parts[2]] += 1
    return found


def by_resample(state: Throne, seat: int, rng: Rng) -> Throne:
    world = state.copy()
    world.resample(seat, rng)
    return world


def by_sample(state: Throne, seat: int, rng: Rng) -> Throne:
    return GAME.sample(GAME.view(state, seat), rng)


def again(state: Throne, seat: int, rng: Rng) -> Throne:
    """The same state dealt again and again, as search does it."""
    state.resample(seat, rng)
    return state


METHODS = (by_resample, by_sample, again)
Method = Callable[[Throne, int, Rng], Throne]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", SMALL)
def test_samples_are_uniform_over_exactly_the_possible_worlds(
    name: str, seat: int, method: Method
) -> None:
    state = GAME.parse_position(SMALL[name])
    worlds = all_worlds(state, seat)
    assert world_of(state, seat) in worlds
    total = worlds.total()
    # Enough that even the rarest world is expected 30 times.
    draws = 30 * total
    rng = Rng(29 + seat)
    seen = Counter(world_of(method(state, seat, rng), seat) for _ in range(draws))
    assert set(seen) <= set(worlds)
    assert set(seen) == set(worlds)
    square = sum(
        (seen[world] - draws * splits / total) ** 2 / (draws * splits / total)
        for world, splits in worlds.items()
    )
    freedom = len(worlds) - 1
    assert square <= freedom + 4 * (2 * freedom) ** 0.5


OPEN = {  # to seat 0
    "a hand known by a void": (
        f"{HEAD} lead=0 led=- up=D6 hands=D1/K5 followers=-/- score=-/- out=- void=-/G deck=G1"
    ),
    "goblin zeros everywhere": (
        f"{HEAD} lead=0 led=K9 up=D6 hands=-/G0 followers=~G1/~G0 score=-/- out=- deck=G0"
    ),
    "no hands, goblin zeros face down": (
        f"{HEAD} lead=0 led=- up=- hands=-/- followers=D1,D2/~G0 score=-/- out=- deck=G0"
    ),
    "the second phase": "throne victory=most phase=2 lead=0 led=- hands=~G1,G5/K3,~X0 score=U5/U7",
}


@pytest.mark.parametrize("name", [*SMALL, *OPEN])
def test_what_is_hidden_is_known_exactly(name: str) -> None:
    state = GAME.parse_position({**SMALL, **OPEN}[name])
    found = [GAME.hides(GAME.view(state, seat)) for seat in SEATS]
    if state.phase == 1:
        assert found == [len(all_worlds(state, seat)) > 1 for seat in SEATS]
    assert found[0] == (name in SMALL)


@pytest.mark.parametrize("name", SMALL)
def test_the_small_positions_are_what_they_are_called(name: str) -> None:
    state = GAME.parse_position(SMALL[name])
    counts = [len(all_worlds(state, seat)) for seat in SEATS]
    known = [GAME.view(state, seat).sides[1 - seat].hand for seat in SEATS]
    assert max(counts) > 1
    assert (known[0] == ("K5", "K6")) == (name == "known hand")
    assert any(state.voids) == ("void" in name or name in ("known hand", "goblin zeros, more"))


@pytest.mark.parametrize("method", [by_resample, by_sample])
def test_in_whole_games_samples_keep_all_that_the_seat_knows(method: Method) -> None:
    rng = Rng(31)
    changed = 0
    for seed in range(many(6, 2)):
        for state in positions(seed):
            for seat in SEATS:
                other = 1 - seat
                world = method(state, seat, rng)
                view = GAME.view(state, seat)
                assert GAME.view(world, seat) == view
                # The seat's own places.
                mine = view.sides[seat]
                assert own(world, seat) == mine
                assert (world.leader, world.actor, world.step) == (
                    state.leader,
                    state.actor,
                    state.step,
                )
                # The other's: hands without voids, the same sizes, the same pool.
                theirs = own(world, other)
                assert not any(card[0] in theirs.voids for card in theirs.hand)
                assert len(theirs.hand) == view.sides[other].hand_count
                if state.phase == 1:
                    parts = (*theirs.hand, *theirs.face_down, *deck(world))
                    assert tuple(sorted(parts)) == view.pool
                    changed += theirs.hand != own(state, other).hand
                else:
                    assert theirs == own(state, other)
    assert changed > 100


@pytest.mark.parametrize("seat", SEATS)
def test_a_world_can_be_played_to_the_end(seat: int) -> None:
    rng = Rng(37)
    for state in positions(41):
        world = by_sample(state, seat, rng)
        left = state.copy().playout(Rng(1))
        assert world.playout(Rng(2)) == left


def test_a_spectator_cannot_sample() -> None:
    for state in positions(43):
        with pytest.raises(ValueError, match="spectator"):
            GAME.sample(GAME.view(state, None), Rng(0))
        break


def test_resampling_shares_nothing_and_repeats_with_the_seed() -> None:
    for state in positions(47):
        before = state.position()
        one, other = (by_resample(state, 0, Rng(5)) for _ in range(2))
        assert one == other
        assert state.position() == before
