"""Observations hold what the seat's view holds, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tests.envs.from_views import FROM_VIEW
from tests.volume import many
from zweikampf.engine import actors, registry
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs import layout
from zweikampf.envs.environment import encoder_of, environment_of

SETUPS = [
    ("throne", {}),
    ("throne", {"victory": "three", "leader": "1"}),
    ("dwarves", {}),
    ("tower", {}),
    ("tower", {"mode": "table", "reward": "claim", "falsecall": "pay1"}),
    ("tower", {"mode": "table", "colour": "symbol", "drawing": "literal"}),
]


def states(game: str, options: dict[str, str], seeds: range) -> Iterator[State]:
    """Every position of some random games, the end included."""
    rules = registry.find(game)
    for seed in seeds:
        rng = Rng(seed)
        state = rules.new(rules.options.parse(options))
        yield state
        while state.actor != actors.OVER:
            state.apply(state.pick(rng))
            yield state


def observation(game: str, state: State, seat: int) -> np.ndarray:
    row = np.full(layout(game).size, 99, np.int8)
    encoder_of(game).observe(state, seat, row)
    return row


def test_every_game_has_an_encoder() -> None:
    assert all(environment_of(game).encoder is not None for game in registry.names())


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_an_observation_follows_from_the_view(game: str, options: dict[str, str]) -> None:
    names = layout(game)
    labels = {name: names.labels(name) for name in names}
    rules = registry.find(game)
    compared = 0
    # Tower's views are large and its games long: every fifth position will do.
    every = 5 if game == "tower" else 1
    for state in islice(states(game, options, range(many(2, 1))), 0, None, every):
        for seat in (0, 1):
            expected = FROM_VIEW[game](rules.view(state, seat).json(), labels)
            assert set(expected) == set(names)
            row = observation(game, state, seat)
            for name in names:
                assert row[names[name]].tolist() == expected[name], (name, state)
            compared += 1
    assert compared > many(200, 100)


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    rng = Rng(5)
    changed = 0
    for state in states(game, {}, range(many(3, 1))):
        for seat in (0, 1):
            other = state.copy()
            other.resample(seat, rng)
            assert np.array_equal(observation(game, state, seat), observation(game, other, seat))
            changed += other != state
    assert changed > 100


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_mask_is_the_legal_list(game: str, options: dict[str, str]) -> None:
    encoder = encoder_of(game)
    row = np.full(registry.find(game).num_actions, 99, np.int8)
    for state in states(game, options, range(1)):
        encoder.allow(state, row)
        legal = state.legal() if state.actor in (0, 1) else []
        assert np.flatnonzero(row).tolist() == legal
        assert set(row.tolist()) <= {0, 1}


def test_a_layout_names_every_cell_once() -> None:
    for game in registry.names():
        names = layout(game)
        cells = [cell for name in names for cell in range(names[name].start, names[name].stop)]
        assert cells == list(range(names.size))
        assert all(names.meaning(name) for name in names)
        assert all(
            len(names.labels(name)) == names[name].stop - names[name].start for name in names
        )


def test_my_hand_is_found_by_name() -> None:
    names = layout("throne")
    state = registry.find("throne").parse_position(
        "throne victory=most phase=2 lead=0 led=- hands=G0,K3/D1,X0 score=U5/U7,U8"
    )
    row = observation("throne", state, 1)
    held = np.flatnonzero(row[names["my_hand"]])
    assert [names.labels("my_hand")[at] for at in held] == ["D1", "X0"]


def test_a_row_of_the_wrong_length_is_refused() -> None:
    encoder = encoder_of("throne")
    state = next(states("throne", {}, range(1)))
    with pytest.raises(ValueError, match="cells"):
        encoder.observe(state, 0, np.zeros(encoder.size - 1, np.int8))
    with pytest.raises(ValueError, match="cells"):
        encoder.allow(state, np.zeros(encoder.actions + 1, np.int8))
