"""Planners of Tower in pairs of games, and the weights that are fitted to their games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bench.planning import kept, main, play_pair, player
from bench.tower_weights import Positions, gather
from zweikampf.players.tower.weights import CLASSIC


@pytest.mark.parametrize("preset", ["referee", "printed"])
def test_a_player_that_meets_itself_gets_half_of_every_pair(preset: str) -> None:
    """Both games of a deal are the same with seats swapped, so luck cancels out."""
    pair = play_pair([player("1"), player("1")], 3, preset)
    assert pair.points == 0.5
    assert pair.moves[0] == pair.moves[1] > 20


def test_a_stopped_match_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pairs.jsonl"
    players = ["1:plans=2,deals=2,positions=1,draws=1", "1"]
    main([*players, "--games", "2", "--results", str(file)])
    first = kept(file)
    main([*players, "--games", "4", "--results", str(file)])
    assert kept(file)[:1] == first
    main([*players, "--games", "4"])
    assert [pair.points for pair in kept(file)] == [
        play_pair([player(name) for name in players], deal, "referee").points for deal in (0, 1)
    ]
    assert "of\n4 games against 1;" in capsys.readouterr().out


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
