"""The weights of Tower, fitted to games of its planners."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bench.tower_weights import Positions, gather
from zweikampf.players.tower.weights import CLASSIC


def test_a_target_lies_between_the_result_and_what_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.tower_weights.UNIT", 2)
    monkeypatch.setattr("bench.tower_weights.POSITIONS", 1)
    gather(2, tmp_path, CLASSIC)
    positions = Positions(tmp_path)
    weights = np.array([*CLASSIC.weights.values(), CLASSIC.constant])
    results = positions.own(positions.results)
    assert set(positions.games) == {0, 1}
    assert (positions.targets(None, 0.9) == results).all()
    assert positions.targets(weights, 1.0) == pytest.approx(results)
    last = np.append(positions.games[1:] != positions.games[:-1], True)
    found = positions.targets(weights, 0.9)
    assert found[last] == pytest.approx(results[last])
    assert np.abs(found - 0.5).mean() < np.abs(results - 0.5).mean()
