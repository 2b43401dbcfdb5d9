"""Training: data made anywhere, fits that can be stopped, weights that say what they are."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from zweikampf.engine import bits
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.lab.pool import Processes
from zweikampf.lab.training import checking, fitting, running, throne
from zweikampf.lab.training.fitting import Examples, Recipe
from zweikampf.lab.training.task import Task
from zweikampf.players.network import Network
from zweikampf.players.throne.inputs import INPUTS, Inputs
from zweikampf.players.trained import load

UNITS = 10
RECIPE = Recipe(hidden=(8, 4), epochs=3, batch=64, rate=2e-2)


def make(seed: int, number: int, size: int) -> np.ndarray:
    """Rows of coins; who has more of the first four against the others wins."""
    return np.random.default_rng((seed, number)).integers(0, 2, (size, 8), np.uint8)


def encode(rows: np.ndarray) -> Examples:
    ahead = rows[:, :4].sum(1, dtype=int) - rows[:, 4:].sum(1, dtype=int)
    targets = np.stack([(np.sign(ahead) + 1) / 2, ahead / 8 + 0.5], 1).astype(np.float32)
    known = np.stack([np.ones(len(rows)), rows[:, 0]], 1).astype(np.float32)
    return Examples(rows, targets, known)


COINS = Task("coins", make, encode, ("ahead", "by how much"), unit=200, units=UNITS, recipe=RECIPE)


def trained(folder: Path, recipe: Recipe = RECIPE) -> bytes:
    running.make_data(COINS, folder, 1, UNITS, Processes(1))
    running.train(COINS, folder, 1, UNITS, recipe)
    return (folder / "coins.network").read_bytes()


def test_a_training_from_data_to_weights(tmp_path: Path) -> None:
    trained(tmp_path)
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["data"] == {"seed": 1, "learned_from": 1800, "checked_on": 200}
    assert [each["epoch"] for each in report["curve"]] == [1, 2, 3]
    assert report["curve"][-1]["check_loss"] < report["curve"][0]["check_loss"]
    for found in (report["unseen"], report["whole_numbers"]):
        assert found["right"] > 0.8
        assert sum(each["positions"] for each in found["calibration"]) == 200
    weights = load(tmp_path / "coins.network")
    assert weights is not None
    assert list(weights.sizes) == [8, 8, 4, 2]
    assert weights.made["data"] == report["data"]
    assert weights.made["scores"]["right"] == report["unseen"]["right"]
    assert {"commit", "seed", "recipe", "task", "targets"} <= set(weights.made)
    network = Network(weights)
    assert network.evaluate([0, 1, 2, 3])[0] > 1 > -1 > network.evaluate([4, 5, 6, 7])[0]


def test_a_training_that_was_stopped_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    parts = tmp_path / "parts"
    running.make_data(COINS, parts, 1, 4, Processes(1))
    running.make_data(COINS, parts, 1, UNITS, Processes(1))

    class Stop(Exception):
        pass

    def stop(epochs: int) -> None:
        if epochs and (parts / "fit.npz").exists():
            raise Stop

    for _ in range(2):
        with pytest.raises(Stop):
            running.train(COINS, parts, 1, UNITS, RECIPE, stop)
    again = trained(parts)
    assert again == whole


def test_another_recipe_begins_again(tmp_path: Path) -> None:
    first = trained(tmp_path)
    other = trained(tmp_path, replace(RECIPE, seed=2))
    assert first != other
    assert trained(tmp_path) == first


def test_data_of_another_seed_are_not_mixed(tmp_path: Path) -> None:
    running.make_data(COINS, tmp_path, 1, 1, Processes(1))
    with pytest.raises(running.TrainingError, match="another training"):
        running.make_data(COINS, tmp_path, 2, 1, Processes(1))


def test_whole_numbers_are_close_to_what_was_learned() -> None:
    rng = np.random.default_rng(1)
    sizes = (60, 32, 16, 2)
    layers = [
        (rng.normal(0, 0.4, pair).astype(np.float32), rng.normal(0, 0.4, pair[1]))
        for pair in ((60, 32), (32, 16), (16, 2))
    ]
    found = fitting.rounded(layers, {}, "test")
    assert tuple(found.sizes) == sizes
    inputs = (rng.random((50, 60)) < 0.3).astype(np.uint8)
    examples = Examples(inputs, np.zeros((50, 2)), np.zeros((50, 2)))
    apart = checking.native_odds(found, examples) - checking.odds_of(layers, examples)
    assert np.abs(apart).max() < 0.1


def test_scores_of_what_is_known() -> None:
    odds, targets = np.array([9.0, 9.0, -9.0, 0.0]), np.array([1.0, 0.0, 0.0, 0.5])
    found = checking.scores(odds, targets)
    assert found["right"] == (1 + 0 + 1 + 0.5) / 4
    assert found["brier"] == pytest.approx(0.25, abs=1e-3)
    assert found["log_loss"] == pytest.approx((9 + np.log(2)) / 4, abs=1e-3)


def test_positions_of_throne_are_those_of_their_seed() -> None:
    rows = throne.make(3, 0, 6)
    assert (rows == throne.make(3, 0, 6)).all()
    assert (rows != throne.make(3, 1, 6)).any()
    for row in rows:
        assert bits.count(int(row["hand0"])) == bits.count(int(row["hand1"])) == cards.HAND_SIZE
        assert not int(row["hand0"]) & int(row["hand1"])
        assert row["result"] in (-1, 0, 1)
    margins = rows["worth"] != throne.UNKNOWN
    assert list(np.flatnonzero(margins)) == [0, 4]
    assert (np.sign(rows["worth"][margins]) == rows["result"][margins]).all()


def test_a_position_of_throne_is_learned_from_the_side_of_its_leader() -> None:
    rows = np.concatenate([throne.make(3, 0, 4)] * 2)
    half = len(rows) // 2
    swapped = rows[half:]
    for one, other in (("hand0", "hand1"), ("score0", "score1")):
        swapped[one], swapped[other] = swapped[other].copy(), swapped[one].copy()
    swapped["leader"] = 1 - swapped["leader"]
    swapped["result"] *= -1
    known = swapped["worth"] != throne.UNKNOWN
    swapped["worth"][known] *= -1
    found = throne.encode(rows)
    assert (found.inputs[:half] == found.inputs[half:]).all()
    assert (found.targets * found.known)[:half] == pytest.approx(
        (found.targets * found.known)[half:]
    )
    assert found.inputs.shape == (2 * half, INPUTS)
    assert set(found.targets[:, 0]) <= {0.0, 0.5, 1.0}


def test_inputs_of_throne_tell_cards_ranks_and_counts() -> None:
    inputs, rng = Inputs(), Rng(5)
    for _ in range(20):
        state = Throne()
        while state.phase == 1:
            state.apply(state.pick(rng))
        found = inputs.numbers(*state.hand, *state.score)
        assert len(set(found)) == len(found) <= 96
        assert all(0 <= each < INPUTS for each in found)
    # G0 is G0, whichever of the five it is.
    zeros = bits.members(cards.GOBLIN_ZEROS)
    one = inputs.numbers(1 << zeros[0], 1 << zeros[1], 0, 0)
    assert one == inputs.numbers(1 << zeros[4], 1 << zeros[2], 0, 0)
    # What counts is which card is higher.
    low, high = (cards.gather([token]) for token in ("K3", "K4"))
    ranks = [set(inputs.numbers(*pair, 0, 0)) for pair in ((low, high), (high, low))]
    assert ranks[0] != ranks[1]
