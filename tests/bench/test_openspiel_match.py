"""The match against OpenSpiel's search plays by views, in pairs, and counts what it did."""

from __future__ import annotations

import json

import pytest

from bench import openspiel_match, vector
from zweikampf.lab.scores import Score


@pytest.mark.parametrize("playouts", openspiel_match.PLAYOUTS)
def test_a_match_is_played_and_counted(
    playouts: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for side in (openspiel_match.Ours, openspiel_match.Ismcts):
        for name in vars(side).keys() & {"name", "is_shipped", "playouts", "exploration"}:
            monkeypatch.setattr(side, name, getattr(side, name))  # as before, after the test
    arguments = ["throne", "--player", "random", "--games", "2", "--ms", "1", "--json"]
    assert openspiel_match.main([*arguments, "--playouts", playouts]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["score"]["games"] == 2
    assert found["playouts"] == playouts
    assert found["openspiel_simulations"] >= 2
    assert found["openspiel_ms"] >= 1
    assert found["our_ms"] > 0


def test_a_meeting_reads_well() -> None:
    score = Score(4, 3, 0, 1, 0.75, 0.3, 0.95)
    text = str(
        openspiel_match.Meeting("throne", "search", "native", 200, score, 150.0, 201.0, 1234.0)
    )
    assert "75.0% [30.0%, 95.0%], 3 won, 0 drawn, 1 lost" in text
    assert "1,234 simulations" in text


def test_the_speed_of_many_games_is_told() -> None:
    row = vector.measure("throne", games=8, seconds=0.001)
    assert 0 < row.with_choice_per_second <= row.steps_per_second
    assert "| throne | 602 | 50 |" in vector.lines([row])[-1]
