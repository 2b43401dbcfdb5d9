"""The benchmark of fair shares plays against a real server, and its arithmetic is right."""

from __future__ import annotations

import json

import pytest

from bench import fair_shares
from bench.fair_shares import Found, Parts, one_job


def test_it_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """Two guests at three tables, so one has two; how well the computers play is no matter."""
    fair_shares.main(["--tables", "3", "--guests", "2", "--answers", "4", "--level", "2"])
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["guests"]) == (3, 2)
    for part in ("calm", "loaded", "one_job"):
        assert 0 < told[part]["p50_ms"] <= told[part]["p95_ms"]
    assert told["answers_to_the_crowd"] > 0
    assert isinstance(told["fair"], bool)


def test_fair_is_twice_the_calm_time_and_one_job_of_the_same_part() -> None:
    calm, job = Parts(0.1, 0.5), Parts(0.2, 0.3)
    found = Found(40, 1, calm, Parts(0.4, 1.2), job, 7)
    assert found.bounds == pytest.approx((0.4, 1.3))
    assert found._replace(loaded=Parts(0.39, 1.2)).is_fair
    assert not found._replace(loaded=Parts(0.41, 1.2)).is_fair
    assert not found._replace(loaded=Parts(0.39, 1.4)).is_fair


def test_parts_of_times() -> None:
    assert Parts.of([number / 100 for number in range(100)]) == (0.5, 0.95)


def test_one_job_is_read_from_the_figures_of_the_server() -> None:
    infinity = float("inf")
    before = [(0.1, 5.0), (0.2, 5.0), (0.4, 9.0), (infinity, 9.0)]
    after = [(0.1, 15.0), (0.2, 25.0), (0.4, 29.0), (infinity, 29.0)]
    assert one_job(before, after) == pytest.approx((0.1, 0.19))
    assert one_job(before, [(0.1, 5.0), (0.2, 5.0), (0.4, 9.0), (infinity, 19.0)]) == (0.4, 0.4)
