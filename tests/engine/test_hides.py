"""Whether something is hidden from a seat: the game's exact answer against many worlds.

Small positions with every world enumerated are in the games' own ``test_resample``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.volume import many
from zweikampf.engine import actors, registry, reveal
from zweikampf.engine.conformance import all_options
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

# Whole games of each set of options.
GAMES = {"throne": many(2, 1), "tower": 1, "dwarves": many(3, 1)}
WORLDS = 100


def positions(game: str) -> Iterator[State]:
    found = registry.find(game)
    for options in all_options(found):
        for seed in range(GAMES[game]):
            state, rng = found.new(options), Rng(seed)
            while state.actor != actors.OVER:
                yield state
                state.apply(state.pick(rng))
            yield state


def differs(state: State, seat: int) -> bool:
    """Whether one of many worlds behind the view of a seat is another one."""
    truth, world, rng = state.position(), state.copy(), Rng(11)
    for _ in range(WORLDS):
        world.resample(seat, rng)
        if world.position() != truth:
            return True
    return False


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_something_is_hidden_exactly_if_a_world_differs(game: str) -> None:
    found = registry.find(game)
    answers = [
        (found.hides(found.view(state, seat)), differs(state, seat))
        for at, state in enumerate(positions(game))
        for seat in (0, 1)
        if at % many(3, 9) == 0 or not found.hides(found.view(state, seat))
    ]
    assert all(hides == seen for hides, seen in answers)
    assert {hides for hides, _ in answers} == {False, True}, "both have been seen"


def test_nothing_is_ever_hidden_in_tower() -> None:
    found = registry.find("tower")
    for at, state in enumerate(positions("tower")):
        if at % 40 == 0:
            for seat in (0, 1):
                world = state.copy()
                world.resample(seat, Rng(at))
                assert world == state
                assert not found.hides(found.view(state, seat))


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_a_spectator_has_no_seat_to_hide_from(game: str) -> None:
    found = registry.find(game)
    with pytest.raises(ValueError, match="spectator"):
        found.hides(found.view(found.new(found.options()), None))


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_the_sampled_worlds_of_an_undo_miss_nothing(game: str) -> None:
    """A seat's own action is tried in a few worlds. In these games no such action uncovers
    anything, in however many worlds it is tried."""
    found = registry.find(game)
    tried = 0
    for at, state in enumerate(positions(game)):
        seat = state.actor
        if at % 23 or seat not in (0, 1):
            continue
        before = found.view(state, seat)
        action = state.pick(Rng(at))
        after = state.copy()
        after.apply(action)
        seen = found.view(after, seat)
        for number in range(8 * reveal.WORLDS):
            world = found.sample(before, Rng(number))
            world.apply(action)
            assert found.view(world, seat) == seen
            tried += 1
    assert tried > many(1000, 500)
